const SLUG_MAX_LENGTH = 80;

/** Lower case, no tones, đ → d, NFC and NFD alike. For slugs, search terms and comparisons, never for display. */
export function foldVietnamese(text: string): string {
	return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase().normalize('NFC');
}

/** Folded ASCII with hyphens, at most 80 characters; empty when nothing is left. */
export function slugOf(text: string): string {
	return foldVietnamese(text)
		.replace(/[^a-z0-9]+/g, '-')
		.slice(0, SLUG_MAX_LENGTH)
		.replace(/^-+|-+$/g, '');
}

/** `ao-thun`, taken → `ao-thun-2`, `ao-thun-3` … still within 80 characters. */
export function numberedSlug(slug: string, number: number): string {
	if (number < 2) return slug;
	const suffix = `-${number}`;
	return slug.slice(0, SLUG_MAX_LENGTH - suffix.length) + suffix;
}

/** `ao-thun` and `AT 01` → `ao-thun-at-01`, within 80 characters. */
export function suffixedSlug(slug: string, text: string): string {
	const suffix = slugOf(text).slice(0, SLUG_MAX_LENGTH / 2);
	if (suffix === '') return slug;
	return `${slug.slice(0, SLUG_MAX_LENGTH - suffix.length - 1)}-${suffix}`.replace(/-{2,}/g, '-').replace(/-+$/, '');
}
