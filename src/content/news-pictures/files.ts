import { icons } from '@iconify-json/fluent-emoji-flat';
import sharp, { type Sharp } from 'sharp';
import { NEWS_PICTURES, type NewsPictureFile } from '#src/shared/pictures/news-pictures.ts';
import { type Drawing, sceneSvg } from './scenes.ts';

// For these flat colours AVIF takes ten times as long per build and saves 3 % of the bytes.
const encoded: Readonly<Record<NewsPictureFile['format'], (picture: Sharp) => Sharp>> = {
	webp: (picture) => picture.webp({ quality: 78, effort: 2 }),
	jpg: (picture) => picture.jpeg({ quality: 80 }),
};

export const pictureFilesOf = (slug: string): readonly NewsPictureFile[] =>
	NEWS_PICTURES.map((kind) => ({ slug, ...kind }));

export const drawNewsPicture = (drawing: Drawing, { width, format }: NewsPictureFile): Promise<Buffer> =>
	encoded[format](sharp(Buffer.from(sceneSvg(drawing, emojiBody))).resize({ width })).toBuffer();

export function emojiBody(name: string): string {
	const body = icons.icons[name]?.body;
	if (!body) throw new Error(`no picture '${name}' in the set`);
	return body;
}
