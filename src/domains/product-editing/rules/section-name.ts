import { numberedSlug, slugOf } from '#src/shared/slug.ts';

export function sectionSlug(name: string, taken: readonly string[]): string {
	const stem = slugOf(name) || 'muc';
	let number = 1;
	while (taken.includes(numberedSlug(stem, number))) number += 1;
	return numberedSlug(stem, number);
}
