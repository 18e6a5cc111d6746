const SLUG_MAX_LENGTH = 80;

/**
 * Lower case without diacritics, đ → d; the same for NFC and NFD. For slugs, search terms and comparisons, never for
 * display.
 */
export function foldVietnamese(text: string): string {
	return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase().normalize('NFC');
}

export function slugOf(text: string): string {
	return foldVietnamese(text)
		.replace(/[^a-z0-9]+/g, '-')
		.slice(0, SLUG_MAX_LENGTH)
		.replace(/^-+|-+$/g, '');
}

export function numberedSlug(slug: string, number: number): string {
	if (number < 2) return slug;
	const suffix = `-${number}`;
	return slug.slice(0, SLUG_MAX_LENGTH - suffix.length) + suffix;
}

export function suffixedSlug(slug: string, text: string): string {
	const suffix = slugOf(text).slice(0, SLUG_MAX_LENGTH / 2);
	if (suffix === '') return slug;
	return `${slug.slice(0, SLUG_MAX_LENGTH - suffix.length - 1)}-${suffix}`.replace(/-{2,}/g, '-').replace(/-+$/, '');
}
