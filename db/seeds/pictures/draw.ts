import { createRequire } from 'node:module';
import sharp from 'sharp';
import { COLOUR_OF, numberOf } from './colours.ts';
import { LABEL_FONT } from './label-font.ts';

const SIDE = 1200;
const LABEL_TOP = 930;
const LABEL_WIDTH = 1000;

type IconSet = { readonly icons: Readonly<Record<string, { readonly body: string }>> };
let icons: IconSet | undefined;

/** The drawing of one emoji, 32 units a side. */
function emoji(name: string): string {
	icons ??= createRequire(import.meta.url)('@iconify-json/fluent-emoji-flat/icons.json') as IconSet;
	const icon = icons.icons[name];
	if (!icon) throw new Error(`no emoji is called ${name}`);
	return icon.body;
}

const placed = (name: string, x: number, y: number, side: number, extra = ''): string =>
	`<svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="0 0 32 32" ${extra}>${emoji(name)}</svg>`;

/** Soft shapes behind the thing; which one depends on its name. */
const SHAPES: readonly ((light: string) => string)[] = [
	(light) => `<circle cx="600" cy="500" r="400" fill="${light}"/>`,
	(light) => `<path d="M0 760C240 640 420 860 640 760S1020 640 1200 740V1200H0Z" fill="${light}"/>`,
	(light) => `<circle cx="250" cy="260" r="330" fill="${light}"/><circle cx="980" cy="760" r="390" fill="${light}"/>`,
	(light) => `<rect x="190" y="110" width="820" height="780" rx="180" fill="${light}"/>`,
	(light) => `<path d="M600 60 1060 500 600 940 140 500Z" fill="${light}"/>`,
	(light) => `<path d="M0 0H1200V300C800 520 420 160 0 420Z" fill="${light}"/>`,
];

function ground(seed: number): string {
	const hue = seed % 360;
	const from = `hsl(${hue} 62% 93%)`;
	const to = `hsl(${(hue + 28) % 360} 58% 84%)`;
	const shape = SHAPES[Math.floor(seed / 360) % SHAPES.length] ?? SHAPES[0];
	return `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/>
		<stop offset="1" stop-color="${to}"/></linearGradient></defs>
		<rect width="${SIDE}" height="${SIDE}" fill="url(#g)"/>${shape?.(`hsl(${hue} 70% 97% / 0.75)`) ?? ''}`;
}

const shadow = (y: number, width: number): string =>
	`<ellipse cx="600" cy="${y}" rx="${width}" ry="${Math.round(width / 9)}" fill="#1e293b" fill-opacity="0.12"/>`;

/** Dots of the colours to choose from, in the corner. */
function dots(colours: readonly string[]): string {
	return [...colours]
		.reverse()
		.map((name, index) => {
			const fill = COLOUR_OF[name] ?? '#94a3b8';
			return `<circle cx="${1112 - index * 84}" cy="92" r="32" fill="${fill}" stroke="#ffffff" stroke-width="8"/>`;
		})
		.join('');
}

const asMarkup = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

async function label(
	text: string,
	size: number,
	ink: string,
): Promise<{ input: Buffer; width: number; height: number }> {
	const markup = `<span foreground="${ink}">${asMarkup(text)}</span>`;
	const font = `${LABEL_FONT} ${size}`;
	const image = sharp({
		text: { text: markup, font, dpi: 72, rgba: true, width: LABEL_WIDTH, align: 'centre', wrap: 'word' },
	});
	const { data, info } = await image.png().toBuffer({ resolveWithObject: true });
	return { input: data, width: info.width, height: info.height };
}

export type ProductDrawing = { readonly name: string; readonly icon: string; readonly colours: readonly string[] };

/** One thing on a soft ground with its name and colours; the same thing always looks the same. */
export async function drawProduct({ name, icon, colours }: ProductDrawing): Promise<Buffer> {
	const seed = numberOf(name);
	const side = 600 + (seed % 5) * 20;
	const tilt = ((seed >>> 3) % 5) - 2;
	const turn = `rotate(${tilt * 3} 600 500)`;
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">
		${ground(seed)}${shadow(500 + side / 2 + 10, side / 3)}
		<g transform="${turn}">${placed(icon, 600 - side / 2, 500 - side / 2, side)}</g>${dots(colours)}</svg>`;
	const text = await label(name, name.length > 34 ? 56 : 66, '#1e293b');
	const top = LABEL_TOP + Math.max(0, Math.round((230 - text.height) / 2));
	return sharp(Buffer.from(svg))
		.composite([{ input: text.input, left: Math.round((SIDE - text.width) / 2), top }])
		.png({ compressionLevel: 1 })
		.toBuffer();
}

/** A shop's sign: its emblem in a ring. */
export function drawSign(name: string, icon: string): Promise<Buffer> {
	const hue = numberOf(name) % 360;
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="0 0 640 640">
		<rect width="640" height="640" fill="hsl(${hue} 55% 90%)"/>
		<circle cx="320" cy="320" r="268" fill="#ffffff" stroke="hsl(${hue} 45% 42%)" stroke-width="18"/>
		${placed(icon, 140, 140, 360)}</svg>`;
	return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
}
