/** WebP at three times the width of a phone's card and at the width of the desktop column; `jpg` is for other sites. */
export const NEWS_PICTURES = [
	{ width: 480, format: 'webp' },
	{ width: 960, format: 'webp' },
	{ width: 1200, format: 'jpg' },
] as const;

export type NewsPictureFile = { readonly slug: string } & (typeof NEWS_PICTURES)[number];

export const newsPictureName = ({ slug, width, format }: NewsPictureFile): string => `${slug}-${width}.${format}`;
export const newsPictureHeight = (width: number): number => Math.round((width * 9) / 16);
