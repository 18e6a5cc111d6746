import sharp from 'sharp';
import { SHARE_CARD_SIZE } from '#src/shared/pictures/share-card.ts';
import { excerpt } from '#src/shared/text/excerpt.ts';
import { LABEL_FONT, loadLabelFont } from './label-font.ts';

export type ShareText = {
	readonly title: string;
	readonly price: string;
	readonly note: string;
	readonly brand: string;
};

const [WIDTH, HEIGHT] = SHARE_CARD_SIZE;
const EDGE = 56;
const GAP = 36;
const TEXT_LEFT = HEIGHT + EDGE;
const TEXT_WIDTH = WIDTH - TEXT_LEFT - EDGE;
const TITLE_MAX = 80;
const NOTE_MAX = 34;
const TITLE_SIZES = [
	{ upTo: 24, size: 60 },
	{ upTo: 48, size: 50 },
	{ upTo: TITLE_MAX, size: 42 },
] as const;
const INK = { title: '#0f172a', price: '#147a3a', soft: '#475569', brand: '#ffffff' };
const QUALITY = 84;

const GROUND = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>
<rect width="${HEIGHT}" height="${HEIGHT}" fill="#e7f7ec"/>
<rect x="${HEIGHT}" y="${HEIGHT - 96}" width="${WIDTH - HEIGHT}" height="96" fill="#147a3a"/></svg>`;

let fonts: Promise<void> | undefined;

/** Draws a JPEG of 1200 × 630. */
export async function paintShareCard(text: ShareText, original: Uint8Array | null): Promise<Uint8Array> {
	fonts ??= loadLabelFont();
	await fonts.catch((problem: unknown) => {
		fonts = undefined;
		throw problem;
	});
	const title = excerpt(text.title, TITLE_MAX);
	const size = TITLE_SIZES.find(({ upTo }) => title.length <= upTo)?.size ?? TITLE_SIZES[0].size;
	const lines = [
		await lettering(title, size, INK.title),
		await lettering(text.price, 56, INK.price),
		await lettering(excerpt(text.note, NOTE_MAX), 28, INK.soft),
	];
	const brand = await lettering(text.brand, 36, INK.brand);
	const picture = original ? await square(original) : null;
	return sharp(Buffer.from(GROUND))
		.composite([
			...(picture ? [{ input: picture, left: 0, top: 0 }] : []),
			...stacked(lines),
			...brand.map(({ input, height }) => ({ input, left: TEXT_LEFT, top: HEIGHT - 48 - Math.round(height / 2) })),
		])
		.jpeg({ quality: QUALITY })
		.toBuffer();
}

const square = (picture: Uint8Array): Promise<Buffer> =>
	sharp(picture).resize({ width: HEIGHT, height: HEIGHT, fit: 'cover' }).toBuffer();

type Lettering = readonly { readonly input: Buffer; readonly height: number }[];

function stacked(lines: readonly Lettering[]) {
	let top = EDGE;
	return lines.flat().map(({ input, height }) => {
		const placed = { input, left: TEXT_LEFT, top };
		top += height + GAP;
		return placed;
	});
}

const asMarkup = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The renderer rejects an empty text. */
async function lettering(text: string, size: number, ink: string): Promise<Lettering> {
	if (text.trim() === '') return [];
	const markup = `<span foreground="${ink}">${asMarkup(text)}</span>`;
	const font = `${LABEL_FONT} ${size}`;
	const image = sharp({ text: { text: markup, font, dpi: 72, rgba: true, width: TEXT_WIDTH, wrap: 'word-char' } });
	const { data, info } = await image.png().toBuffer({ resolveWithObject: true });
	return [{ input: data, height: info.height }];
}
