import { createRequire } from 'node:module';
import sharp from 'sharp';
import { LABEL_FAMILY } from '#src/domains/media/background.ts';
import { COLOUR_OF, numberOf } from './colours.ts';
import { paint } from './paint.ts';

/** Drawings use a grid of `SIDE` units and are rendered at `PAINTED` pixels: sharp on any screen and fast. */
export const SIDE = 1200;
const PAINTED = 880;
export const SMALL_PICTURE_SIDE = 640;
const SCALE = PAINTED / SIDE;
const STAND_TOP = 880;
const FACE_HEIGHT = 190;
const LINE_LENGTH = 28;
const LETTER_SIZE = 60;
/** As shares of the font size: line height, and baseline to middle of the line. */
const LINE_HEIGHT = 1.16;
const LETTER_MIDDLE = 0.34;
export const INK = '#1e293b';
/** The picture is decoded again right away, so compressing it would take longer than drawing it. */
export const UNPACKED = { compressionLevel: 0, adaptiveFiltering: false } as const;
const SHADE = 'fill="#0f172a" fill-opacity="0.2"';
/** Colours above this luminance (0 to 255) need a rim. */
const PALE = 195;
const RIM = 12;

type IconSet = { readonly icons: Readonly<Record<string, { readonly body: string }>> };
let icons: IconSet | undefined;

/** Returns the SVG body of an emoji in a 32 × 32 grid. */
export function emoji(name: string): string {
	icons ??= createRequire(import.meta.url)('@iconify-json/fluent-emoji-flat/icons.json') as IconSet;
	const icon = icons.icons[name];
	if (!icon) throw new Error(`no emoji is called ${name}`);
	return icon.body;
}

export const placed = (drawing: string, x: number, y: number, side: number): string =>
	`<svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="0 0 32 32">${drawing}</svg>`;

export function isPale(colour: string | undefined): boolean {
	if (!colour) return false;
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
	return 0.299 * red + 0.587 * green + 0.114 * blue > PALE;
}

/** A slightly larger outline behind the drawing makes white products visible on a pale background. */
export const rim = (drawing: string, x: number, y: number, side: number): string =>
	placed(drawing.replace(/fill="(?!none)[^"]*"/g, SHADE), x - RIM, y - RIM / 2, side + 2 * RIM);

const LIGHTS: readonly ((light: string) => string)[] = [
	(light) => `<circle cx="600" cy="470" r="430" fill="${light}"/>`,
	(light) => `<path d="M0 620C240 500 420 720 640 620S1020 500 1200 600V1200H0Z" fill="${light}"/>`,
	(light) => `<circle cx="230" cy="240" r="330" fill="${light}"/><circle cx="1000" cy="620" r="390" fill="${light}"/>`,
	(light) => `<path d="M190 1200V500a410 410 0 0 1 820 0V1200Z" fill="${light}"/>`,
	(light) => `<path d="M330 0H560L300 1200H-60ZM820 0H960L780 1200H560Z" fill="${light}"/>`,
	(light) => `<path d="M0 0H1200V300C800 520 420 160 0 420Z" fill="${light}"/>`,
];

function ground(hue: number, turn: number): string {
	const from = `hsl(${hue} 66% 91%)`;
	const to = `hsl(${(hue + 26) % 360} 58% 79%)`;
	const light = LIGHTS[turn % LIGHTS.length] ?? LIGHTS[0];
	return `<defs><linearGradient id="g" x1="0" y1="0" x2="0.6" y2="1"><stop offset="0" stop-color="${from}"/>
		<stop offset="1" stop-color="${to}"/></linearGradient>
		<radialGradient id="s"><stop offset="0" stop-color="#0f172a" stop-opacity="0.34"/>
		<stop offset="1" stop-color="#0f172a" stop-opacity="0"/></radialGradient></defs>
		<rect width="${SIDE}" height="${SIDE}" fill="url(#g)"/>${light?.(`hsl(${hue} 80% 97% / 0.7)`) ?? ''}`;
}

function stand(hue: number): string {
	const foot = STAND_TOP + FACE_HEIGHT;
	const shade = `hsl(${hue} 40% 30% / 0.16)`;
	return `<ellipse cx="600" cy="${foot + 10}" rx="560" ry="92" fill="${shade}"/>
		<path d="M70 ${STAND_TOP}V${foot}A530 80 0 0 0 1130 ${foot}V${STAND_TOP}Z" fill="hsl(${hue} 46% 95%)"/>
		<ellipse cx="600" cy="${STAND_TOP}" rx="530" ry="80" fill="#ffffff"/>
		<ellipse cx="600" cy="${STAND_TOP}" rx="330" ry="44" fill="url(#s)"/>`;
}

function dots(colours: readonly string[]): string {
	return colours
		.map((name, index) => {
			const fill = COLOUR_OF[name] ?? '#94a3b8';
			return `<circle cx="${96 + index * 92}" cy="96" r="36" fill="${fill}" stroke="#ffffff" stroke-width="9"/>`;
		})
		.join('');
}

export const asMarkup = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function label(name: string): string {
	const lines = name.length > LINE_LENGTH ? halves(name) : [name];
	const middle = STAND_TOP + 80 + FACE_HEIGHT / 2;
	const top = middle + LETTER_SIZE * (LETTER_MIDDLE - ((lines.length - 1) / 2) * LINE_HEIGHT);
	const rows = lines.map(
		(line, row) => `<tspan x="600" y="${top + row * LETTER_SIZE * LINE_HEIGHT}">${asMarkup(line)}</tspan>`,
	);
	return `<text font-family="${LABEL_FAMILY}" font-weight="700" font-size="${LETTER_SIZE}" text-anchor="middle"
		fill="${INK}">${rows.join('')}</text>`;
}

/** Breaks at the blank nearest to the middle. */
export function halves(text: string): readonly string[] {
	const blanks = [...text.matchAll(/ /g)].map(({ index }) => index);
	const fromMiddle = (at: number): number => Math.abs(text.length / 2 - at);
	const [at] = blanks.sort((one, other) => fromMiddle(one) - fromMiddle(other));
	return at === undefined ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

export type ProductDrawing = { readonly name: string; readonly icon: string; readonly colours: readonly string[] };

export function drawProduct({ name, icon, colours }: ProductDrawing, points = PAINTED): Promise<Buffer> {
	const seed = numberOf(name);
	const hue = seed % 360;
	const side = 700 + (seed % 4) * 20;
	const tilt = ((seed >>> 3) % 5) - 2;
	const colour = COLOUR_OF[colours[0] ?? ''];
	const drawing = colour ? paint(emoji(icon), colour) : emoji(icon);
	const top = STAND_TOP + 24 - side;
	const thing = [drawing, 600 - side / 2, top, side] as const;
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${points}" height="${points}" viewBox="0 0 ${SIDE} ${SIDE}">
		${ground(hue, Math.floor(seed / 360))}${stand(hue)}
		<g transform="rotate(${tilt * 2} 600 ${STAND_TOP})">${isPale(colour) ? rim(...thing) : ''}${placed(...thing)}</g>
		${dots(colours)}${label(name)}</svg>`;
	return sharp(Buffer.from(svg)).removeAlpha().png(UNPACKED).toBuffer();
}

export function drawSign(name: string, icon: string): Promise<Buffer> {
	const hue = numberOf(name) % 360;
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="0 0 640 640">
		<rect width="640" height="640" fill="hsl(${hue} 55% 90%)"/>
		<circle cx="320" cy="320" r="268" fill="#ffffff" stroke="hsl(${hue} 45% 42%)" stroke-width="18"/>
		${placed(emoji(icon), 140, 140, 360)}</svg>`;
	return sharp(Buffer.from(svg)).removeAlpha().png(UNPACKED).toBuffer();
}

const BANNER = { width: 1200, height: 300 } as const;

export function drawBanner(name: string, icons: readonly string[]): Promise<Buffer> {
	const { width, height } = BANNER;
	const hue = numberOf(name) % 360;
	const shown = icons.slice(0, 6);
	const step = width / (shown.length + 1);
	const things = shown.map((icon, at) => {
		const side = 132 + ((at * 37) % 3) * 20;
		return placed(emoji(icon), step * (at + 1) - side / 2, 150 - side / 2 + (at % 2 === 0 ? -18 : 22), side);
	});
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * SCALE}" height="${height * SCALE}"
		viewBox="0 0 ${width} ${height}">
		<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="hsl(${hue} 62% 88%)"/>
		<stop offset="1" stop-color="hsl(${(hue + 34) % 360} 56% 76%)"/></linearGradient></defs>
		<rect width="${width}" height="${height}" fill="url(#g)"/>
		<path d="M0 230C260 150 420 300 700 220S1060 150 1200 210V300H0Z" fill="hsl(${hue} 80% 97% / 0.6)"/>
		${things.join('')}</svg>`;
	return sharp(Buffer.from(svg)).removeAlpha().png(UNPACKED).toBuffer();
}
