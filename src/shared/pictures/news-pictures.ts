/** Pictures of news are three times as wide as a phone's card or as wide as a desk's column; `jpg` is for other sites. */
export const NEWS_PICTURES = [
	{ width: 480, format: 'webp' },
	{ width: 960, format: 'webp' },
	{ width: 1200, format: 'jpg' },
] as const;

export type NewsPictureFile = { readonly slug: string } & (typeof NEWS_PICTURES)[number];

export const newsPictureName = ({ slug, width, format }: NewsPictureFile): string => `${slug}-${width}.${format}`;
/** Height of a picture this wide: all are 16 : 9. */
export const newsPictureHeight = (width: number): number => Math.round((width * 9) / 16);
