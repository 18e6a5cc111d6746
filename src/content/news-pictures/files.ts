import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { icons } from '@iconify-json/fluent-emoji-flat';
import sharp, { type Sharp } from 'sharp';
import { NEWS_PICTURES, type NewsPictureFile } from '#src/shared/news-pictures.ts';
import { type Drawing, sceneSvg } from './scenes.ts';

/** Drawing all of them takes seconds: what was drawn once is kept beside the other leftovers of a build. */
const KEPT = join(process.cwd(), 'node_modules/.cache/chobiz/news-pictures');
/** Part of every kept file's name: raise it when the encoding below changes. */
const ENCODING = 1;

const encoded: Readonly<Record<NewsPictureFile['format'], (picture: Sharp) => Sharp>> = {
	avif: (picture) => picture.avif({ quality: 55, effort: 1 }),
	webp: (picture) => picture.webp({ quality: 78, effort: 3 }),
	jpg: (picture) => picture.jpeg({ quality: 80 }),
};

/** Every file of an article's picture: small and large in two formats, and one that other sites show with a link. */
export const pictureFilesOf = (slug: string): readonly NewsPictureFile[] =>
	NEWS_PICTURES.map((kind) => ({ slug, ...kind }));

export async function drawNewsPicture(drawing: Drawing, { width, format }: NewsPictureFile): Promise<Buffer> {
	const svg = sceneSvg(drawing, emojiBody);
	const name = createHash('sha256').update(`${ENCODING} ${width} ${format} ${svg}`).digest('hex');
	const kept = join(KEPT, name);
	const known = await readFile(kept).catch(() => null);
	if (known) return known;
	const bytes = await encoded[format](sharp(Buffer.from(svg)).resize({ width })).toBuffer();
	await mkdir(KEPT, { recursive: true });
	await writeFile(kept, bytes);
	return bytes;
}

export function emojiBody(name: string): string {
	const body = icons.icons[name]?.body;
	if (!body) throw new Error(`no picture '${name}' in the set`);
	return body;
}
