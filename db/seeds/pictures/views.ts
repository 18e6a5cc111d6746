import sharp from 'sharp';
import { LABEL_FAMILY } from '#src/domains/media/background.ts';
import { COLOUR_OF, numberOf } from './colours.ts';
import { asMarkup, emoji, halves, INK, isPale, placed, rim, SIDE, SMALL_PICTURE_SIDE, UNPACKED } from './draw.ts';
import { paint } from './paint.ts';
import { roomOf } from './rooms.ts';

const LINE_LENGTH = 26;
export const LABEL_ROWS = 4;
const FACT_HEIGHT = 84;

export type ViewedProduct = {
	readonly name: string;
	readonly icon: string;
	readonly colour: string | undefined;
	readonly room: string;
	readonly shop: string;
	readonly facts: readonly (readonly [name: string, value: string])[];
	readonly weight: string;
};

const thingOf = ({ icon, colour }: Pick<ViewedProduct, 'icon' | 'colour'>): string => {
	const drawing = emoji(icon);
	const paintedIn = COLOUR_OF[colour ?? ''];
	return paintedIn ? paint(drawing, paintedIn) : drawing;
};

function put(product: Pick<ViewedProduct, 'icon' | 'colour'>, x: number, y: number, side: number): string {
	const thing = [thingOf(product), x, y, side] as const;
	return `${isPale(COLOUR_OF[product.colour ?? '']) ? rim(...thing) : ''}${placed(...thing)}`;
}

const shadow = (x: number, y: number, width: number): string =>
	`<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${width / 7}" fill="#0f172a" fill-opacity="0.16"/>`;

const words = (text: string, x: number, y: number, size: number, style = ''): string =>
	`<text x="${x}" y="${y}" font-family="${LABEL_FAMILY}" font-weight="700" font-size="${size}" fill="${INK}" ${style}>${asMarkup(text)}</text>`;

function draw(inside: string): Promise<Buffer> {
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SMALL_PICTURE_SIDE}" height="${SMALL_PICTURE_SIDE}"
		viewBox="0 0 ${SIDE} ${SIDE}">${inside}</svg>`;
	return sharp(Buffer.from(svg)).removeAlpha().png(UNPACKED).toBuffer();
}

export function drawAtHome(product: ViewedProduct): Promise<Buffer> {
	const { back, beside } = roomOf(product.room);
	const [left, right] = beside.filter((icon) => icon !== product.icon);
	const isLeft = numberOf(product.name) % 2 === 0;
	const prop = emoji((isLeft ? right : left) ?? 'potted-plant');
	const [thingX, propX] = isLeft ? [110, 810] : [430, 80];
	return draw(`${back}${shadow(propX + 155, 952, 150)}${placed(prop, propX, 650, 310)}${shadow(thingX + 330, 1032, 300)}
		<g transform="translate(${2 * thingX + 660} 0) scale(-1 1)">${put(product, thingX, 396, 660)}</g>`);
}

export function drawAtBuyers(product: Pick<ViewedProduct, 'name' | 'icon' | 'colour'>): Promise<Buffer> {
	const turn = (numberOf(product.name) % 13) - 6;
	return draw(`<g transform="rotate(${turn / 2} 600 600) scale(1.08) translate(-44 -44)">${roomOf('').back}</g>
		${shadow(600, 1010, 350)}<g transform="rotate(${turn} 600 700)">${put(product, 220, 270, 760)}</g>`);
}

export function drawLabel(product: ViewedProduct): Promise<Buffer> {
	const hue = numberOf(product.shop) % 360;
	const name = product.name.length > LINE_LENGTH ? halves(product.name) : [product.name];
	// The drawing fills the space that the facts leave free.
	const side = 230 + (LABEL_ROWS - product.facts.length) * FACT_HEIGHT * 0.8;
	const top = 250 + side;
	const firstRow = top + name.length * 74 + 60;
	const rows = product.facts.map(([fact, value], row) => {
		const y = firstRow + row * FACT_HEIGHT;
		return `${words(fact, 190, y, 42, 'fill-opacity="0.66"')}${words(value, 1010, y, 42, 'text-anchor="end"')}
			<path d="M190 ${y + 26}H1010" stroke="#94a3b8" stroke-opacity="0.5" stroke-width="3"/>`;
	});
	const bars = Array.from({ length: 34 }, (_, bar) => {
		const width = 4 + ((numberOf(product.name) >>> (bar % 16)) % 4) * 4;
		return `<rect x="${190 + bar * 15}" y="1000" width="${Math.min(width, 11)}" height="74" fill="${INK}"/>`;
	});
	return draw(`<rect width="${SIDE}" height="${SIDE}" fill="hsl(${hue} 34% 78%)"/>
		<path d="M0 0H1200V210H0Z" fill="hsl(${hue} 36% 70%)"/>
		<rect x="122" y="72" width="976" height="1076" rx="44" fill="#0f172a" fill-opacity="0.14"/>
		<rect x="110" y="56" width="980" height="1076" rx="44" fill="#fffdf8"/>
		<rect x="110" y="56" width="980" height="100" rx="44" fill="hsl(${hue} 46% 40%)"/>
		<rect x="110" y="110" width="980" height="60" fill="hsl(${hue} 46% 40%)"/>
		${words(product.shop, 600, 134, 52, 'text-anchor="middle" style="fill:#ffffff"')}${put(product, 600 - side / 2, 190, side)}
		${name.map((line, row) => words(line, 600, top + row * 74, 62, 'text-anchor="middle"')).join('')}
		${rows.join('')}${bars.join('')}
		<circle cx="930" cy="1036" r="62" fill="none" stroke="hsl(${hue} 46% 40%)" stroke-width="10"/>
		<path d="M900 1036L922 1060L964 1012" fill="none" stroke="hsl(${hue} 46% 40%)" stroke-width="14"/>`);
}

export function drawWeighed(product: ViewedProduct): Promise<Buffer> {
	const hue = (numberOf(product.name) + 40) % 360;
	return draw(`<rect width="${SIDE}" height="${SIDE}" fill="hsl(${hue} 36% 93%)"/>
		<rect y="1010" width="${SIDE}" height="190" fill="hsl(${hue} 26% 80%)"/>
		<ellipse cx="600" cy="1120" rx="520" ry="46" fill="#0f172a" fill-opacity="0.18"/>
		<path d="M190 800H1010L1080 1070A34 34 0 0 1 1046 1112H154A34 34 0 0 1 120 1070Z" fill="#e2e8f0"/>
		<path d="M190 800H1010L1026 860H174Z" fill="#cbd5e1"/>
		<rect x="120" y="752" width="960" height="60" rx="30" fill="#f8fafc" stroke="#94a3b8" stroke-width="6"/>
		<rect x="380" y="892" width="440" height="170" rx="26" fill="#16302b"/>
		${words(product.weight, 600, 1010, 96, 'text-anchor="middle" style="fill:#8df7c8"')}
		${shadow(600, 762, 280)}${put(product, 285, 138, 630)}`);
}
