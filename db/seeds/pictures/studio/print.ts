import { type CanvasTexture, CylinderGeometry, type Mesh, RepeatWrapping } from 'three';
import { printed } from './materials.ts';
import { PAINTED } from './painted.ts';
import { plane, solid } from './solids.ts';
import { canvasOf, type Pen, textureOf } from './textures.ts';

export const FAMILY = 'Be Vietnam Pro';

/** All words of the scene that is being built; a test compares them with the product's name. */
let words: string[] = [];
/** What labels of the scene state instead of their own weight. */
let otherWeight: string | undefined;
export const startWords = (weight?: string): void => {
	words = [];
	otherWeight = weight;
};
export const wordsSoFar = (): readonly string[] => words;

const artwork = new Map<string, CanvasImageSource>();
export const addArtwork = (name: string, image: HTMLImageElement): Map<string, CanvasImageSource> =>
	artwork.set(name, image);

export function artOf(name: string): CanvasImageSource {
	const paint = PAINTED[name];
	if (paint && !artwork.has(name)) {
		const { canvas, pen } = canvasOf(PAINTED_PX, PAINTED_PX);
		paint(pen, PAINTED_PX);
		artwork.set(name, canvas);
	}
	const image = artwork.get(name);
	if (!image) throw new Error(`no artwork is called ${name}`);
	return image;
}

const PAINTED_PX = 320;

export type Style = { readonly weight?: number; readonly spacing?: number; readonly align?: CanvasTextAlign };

/** Writes one line, narrowed to `width`. */
export function write(
	pen: Pen,
	text: string,
	x: number,
	y: number,
	size: number,
	color: string,
	width: number,
	style: Style = {},
): void {
	words.push(text);
	pen.font = `${style.weight ?? 800} ${size}px "${FAMILY}"`;
	pen.letterSpacing = `${style.spacing ?? 0}px`;
	pen.textAlign = style.align ?? 'center';
	pen.textBaseline = 'middle';
	pen.fillStyle = color;
	pen.fillText(text, x, y, width);
}

/** Grey strokes in place of small print. */
export function smallPrint(
	pen: Pen,
	x: number,
	y: number,
	width: number,
	lines: number,
	color: string,
	gap = 16,
): void {
	pen.fillStyle = color;
	for (let line = 0; line < lines; line += 1)
		pen.fillRect(x, y + line * gap, width * (line === lines - 1 ? 0.6 : 1 - (line % 3) * 0.08), gap * 0.34);
}

export type Artwork = {
	readonly brand: string;
	readonly ground: string;
	readonly ink: string;
	/** File names of the artwork on the label. */
	readonly art?: readonly string[];
	readonly accent?: string;
	readonly weight?: string;
	/** Share of the height; higher where the bag curves away. */
	readonly weightAt?: number;
	readonly layout?: 'badge' | 'band' | 'arch' | 'stripe' | 'plain' | 'split' | 'frame' | 'leafy';
};

const backgrounds: Readonly<
	Record<NonNullable<Artwork['layout']>, (pen: Pen, w: number, h: number, accent: string) => void>
> = {
	plain: () => {},
	badge: (pen, w, h, accent) => {
		pen.fillStyle = accent;
		pen.beginPath();
		pen.arc(w / 2, h * 0.6, Math.min(w, h) * 0.36, 0, 7);
		pen.fill();
	},
	band: (pen, w, h, accent) => {
		pen.fillStyle = accent;
		pen.fillRect(0, h * 0.42, w, h * 0.4);
	},
	arch: (pen, w, h, accent) => {
		pen.fillStyle = accent;
		pen.beginPath();
		pen.moveTo(w * 0.12, h);
		pen.lineTo(w * 0.12, h * 0.62);
		pen.arc(w / 2, h * 0.62, w * 0.38, Math.PI, 0);
		pen.lineTo(w * 0.88, h);
		pen.fill();
	},
	stripe: (pen, w, h, accent) => {
		pen.fillStyle = accent;
		pen.fillRect(0, h * 0.04, w, h * 0.03);
		pen.fillRect(0, h * 0.93, w, h * 0.03);
	},
	split: (pen, w, h, accent) => {
		pen.fillStyle = accent;
		pen.beginPath();
		pen.moveTo(0, h * 0.5);
		pen.bezierCurveTo(w * 0.3, h * 0.36, w * 0.7, h * 0.56, w, h * 0.42);
		pen.lineTo(w, h);
		pen.lineTo(0, h);
		pen.fill();
	},
	frame: (pen, w, h, accent) => {
		pen.strokeStyle = accent;
		pen.lineWidth = Math.min(w, h) * 0.018;
		pen.strokeRect(w * 0.06, h * 0.05, w * 0.88, h * 0.9);
		pen.strokeRect(w * 0.085, h * 0.07, w * 0.83, h * 0.86);
	},
	leafy: (pen, w, h, accent) => {
		pen.fillStyle = accent;
		for (let leaf = 0; leaf < 14; leaf += 1) {
			pen.save();
			pen.translate(((leaf * 0.41) % 1) * w, leaf % 2 === 0 ? h * 0.96 : h * 0.04);
			pen.rotate(leaf * 0.9);
			pen.beginPath();
			pen.ellipse(0, 0, w * 0.16, w * 0.05, 0, 0, 7);
			pen.fill();
			pen.restore();
		}
	},
};

const ART_PLACES: readonly (readonly (readonly [x: number, y: number, side: number])[])[] = [
	[],
	[[0.5, 0.6, 0.56]],
	[
		[0.37, 0.6, 0.44],
		[0.66, 0.66, 0.38],
	],
	[
		[0.3, 0.62, 0.36],
		[0.7, 0.62, 0.36],
		[0.5, 0.7, 0.4],
	],
];

const luminance = (hex: string): number =>
	[0.299, 0.587, 0.114].reduce(
		(sum, share, index) => sum + share * Number.parseInt(hex.slice(1 + index * 2, 3 + index * 2), 16),
		0,
	);
const LEGIBLE_DIFFERENCE = 60;

/** These backgrounds lay the accent under the weight, on which the ink may vanish. */
function weightInk({ layout, ink, ground, accent }: Artwork): string {
	if (!accent || (layout !== 'split' && layout !== 'arch')) return ink;
	return Math.abs(luminance(ink) - luminance(accent)) >= LEGIBLE_DIFFERENCE ? ink : darkest(ink, ground);
}

const darkest = (one: string, other: string): string => (luminance(one) < luminance(other) ? one : other);

/** A label: wordmark of the shop above, artwork in the middle, weight below. */
export function drawLabel(pen: Pen, w: number, h: number, look: Artwork): void {
	const accent = look.accent ?? look.ink;
	pen.fillStyle = look.ground;
	pen.fillRect(0, 0, w, h);
	backgrounds[look.layout ?? 'plain'](pen, w, h, accent);
	const side = Math.min(w, h);
	const art = look.art ?? [];
	const size = Math.min(h * 0.13, (w * 1.0) / Math.max(4, look.brand.length));
	const top = h * (art.length > 0 ? 0.2 : 0.38);
	write(pen, look.brand, w / 2, top, size, look.ink, w * 0.72, { spacing: size * 0.04 });
	pen.fillStyle = look.ink;
	pen.fillRect(w * 0.5 - w * 0.1, top + size * 0.78, w * 0.2, h * 0.008);
	smallPrint(pen, w * 0.36, top + size * 1.05, w * 0.28, 1, look.ink, h * 0.03);
	for (const [index, name] of art.entries()) {
		const place = ART_PLACES[Math.min(3, art.length)]?.[index];
		if (!place) continue;
		const wide = place[2] * Math.min(side * 1.25, w * 1.1, h);
		pen.drawImage(artOf(name), place[0] * w - wide / 2, place[1] * h - wide / 2, wide, wide);
	}
	if (look.weight)
		write(
			pen,
			otherWeight ?? look.weight,
			w / 2,
			h * (look.weightAt ?? 0.91),
			Math.min(h * 0.07, w * 0.12),
			weightInk(look),
			w * 0.6,
			{
				weight: 700,
			},
		);
}

export function labelTexture(
	width: number,
	height: number,
	draw: Artwork | ((pen: Pen, w: number, h: number) => void),
): CanvasTexture {
	const scale = 640 / Math.max(width, height);
	const { canvas, pen } = canvasOf(Math.round(width * scale), Math.round(height * scale));
	if (typeof draw === 'function') draw(pen, canvas.width, canvas.height);
	else drawLabel(pen, canvas.width, canvas.height, draw);
	return textureOf(canvas);
}

export type Drawing = Parameters<typeof labelTexture>[2];

/** A print on a flat face; give it a small distance to the face below. */
export const sticker = (width: number, height: number, draw: Drawing, roughness = 0.6): Mesh => {
	const mesh = plane(
		width,
		height,
		printed(labelTexture(width, height, draw), {
			roughness,
			transparent: true,
			polygonOffset: true,
			polygonOffsetFactor: -2,
		}),
	);
	mesh.castShadow = false;
	return mesh;
};

/** A label around a round body: `share` of its circumference, turned to the camera. */
export function wrapLabel(bottom: number, top: number, height: number, draw: Drawing, share = 0.5): Mesh {
	const arc = share * Math.PI * 2;
	const width = (bottom + top) * 0.5 * Math.min(arc, Math.PI * 1.1);
	const texture = labelTexture(width, height, draw);
	if (share > 0.6) {
		texture.repeat.set(share * 1.8, 1);
		texture.wrapS = RepeatWrapping;
		texture.offset.set(0.5 - share * 0.9, 0);
	}
	const geometry = new CylinderGeometry(top + 0.006, bottom + 0.006, height, 64, 1, true, -arc / 2, arc);
	const mesh = solid(geometry, printed(texture, { roughness: 0.55 }));
	mesh.rotation.y = -0.2;
	mesh.castShadow = false;
	return mesh;
}
