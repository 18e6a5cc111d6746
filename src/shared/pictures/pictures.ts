/** In pixels. The first two widths exist right after the upload, the others are created later. */
export const PICTURE_WIDTHS = [320, 640, 1200] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export const PICTURE_FORMATS = ['webp', 'avif'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export type PictureFile = { readonly hash: string; readonly width: PictureWidth; readonly format: PictureFormat };

export const pictureFileName = ({ hash, width, format }: PictureFile): string => `${hash}-${width}.${format}`;

const NAME = new RegExp(`^([0-9a-f]{32})-(${PICTURE_WIDTHS.join('|')})\\.(${PICTURE_FORMATS.join('|')})$`);

export function parsePictureFileName(name: string): PictureFile | null {
	const [, hash, width, format] = NAME.exec(name) ?? [];
	if (!hash || !width || !format) return null;
	return { hash, width: Number(width) as PictureWidth, format: format as PictureFormat };
}

export const pictureKey = (file: PictureFile): string => `pictures/${file.hash.slice(0, 2)}/${pictureFileName(file)}`;

/** Used while a file is still being created; best first: the next smaller WebP, then larger ones. */
export function pictureStandIns(file: PictureFile): readonly PictureFile[] {
	const others = PICTURE_WIDTHS.filter((width) => width !== file.width);
	const byNearness = [
		...others.filter((width) => width < file.width).reverse(),
		...others.filter((width) => width > file.width),
	];
	const widths = file.format === 'webp' ? byNearness : [file.width, ...byNearness];
	return widths.map((width) => ({ hash: file.hash, width, format: 'webp' as const }));
}

/** For file inputs. Without HEIC, so that iPhones convert their photos to JPEG; the server also reads HEIC. */
export const PICTURE_ACCEPT = 'image/jpeg,image/png,image/webp,image/avif';
