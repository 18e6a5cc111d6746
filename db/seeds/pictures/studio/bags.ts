import type { Group, Texture } from 'three';
import { type Material, matte, printed } from './materials.ts';
import { type Drawing, labelTexture } from './print.ts';
import { at, box, group, surface, turn } from './solids.ts';

export type Bag = {
	readonly width: number;
	readonly height: number;
	readonly depth: number;
	readonly print: Drawing;
	readonly back?: string;
	/** 0 is mirror-like foil, 1 is paper. */
	readonly roughness?: number;
	readonly metalness?: number;
};

const crease = (u: number, v: number): number =>
	Math.sin(u * 23 + v * 9) * 0.004 + Math.sin(u * 9 - v * 31) * 0.005 + Math.sin(u * 57 + Math.sin(v * 17) * 3) * 0.002;
const bulge = (share: number, power: number): number => Math.max(0, 1 - Math.abs(2 * share - 1) ** power);

function sheets(bag: Bag, depthAt: (u: number, v: number) => number, widthAt: (v: number) => number): Group {
	const { width, height, print } = bag;
	const roughness = bag.roughness ?? 0.45;
	const finish = { roughness: roughness < 0.5 ? 0.32 : roughness, metalness: bag.metalness ?? 0 };
	const front: Texture = labelTexture(width, height, print);
	const side = (sign: number, material: Material): ReturnType<typeof surface> =>
		surface(
			72,
			88,
			(u, v) => {
				const across = sign > 0 ? u : 1 - u;
				const full = depthAt(across, v);
				return [
					(across - 0.5) * width * widthAt(v),
					v * height,
					sign * (full + crease(across, v) * Math.min(1, full * 9)),
				];
			},
			material,
		);
	return group(side(1, printed(front, finish)), side(-1, matte(bag.back ?? '#d9d4c8', finish)));
}

/** A pouch that stands on its gusset, with a welded top. */
export function pouch(bag: Bag): Group {
	const { depth } = bag;
	return sheets(
		bag,
		(u, v) => {
			const rise = v > 0.88 ? 0 : (1 - (v / 0.88) ** 1.7) * 0.85 + 0.15 * bulge(v / 0.88, 4);
			return (depth / 2) * rise * bulge(u, 2.4) ** 0.6 + 0.004;
		},
		(v) => 1 - 0.05 * bulge(v, 2),
	);
}

/** A filled bag with square shoulders: flour, rice, coffee. */
export function brick(bag: Bag): Group {
	const { depth } = bag;
	return sheets(
		bag,
		(u, v) => {
			const rise = v > 0.9 ? 0.02 : Math.min(1, ((0.9 - v) / 0.16) ** 0.6) * (0.93 + 0.07 * bulge(v, 2));
			return (depth / 2) * rise * bulge(u, 7) ** 0.55 + 0.004;
		},
		(v) => 1 - (v > 0.9 ? 0 : 0.06 * Math.min(1, (0.9 - v) / 0.3)),
	);
}

/** A pillow bag: sealed above and below. */
export function pillow(bag: Bag): Group {
	const { depth } = bag;
	return sheets(
		bag,
		(u, v) =>
			v < 0.06 || v > 0.94 ? 0.006 : (depth / 2) * bulge((v - 0.06) / 0.88, 2.6) ** 0.6 * bulge(u, 2.6) ** 0.65 + 0.006,
		(v) => 1 - 0.09 * bulge(v, 2.4),
	);
}

/** Boxes stand on the floor; `top` colours the closing tape. */
export function carton(width: number, height: number, depth: number, color: string, tape: string): Group {
	return group(
		at(box(width, height, depth, matte(color), 0.02), 0, height / 2),
		at(box(width + 0.004, 0.01, depth * 0.16, matte(tape)), 0, height + 0.001),
		at(box(width * 0.001 + 0.012, height * 0.22, depth * 0.16, matte(tape)), width / 2, height * 0.89),
	);
}

export type Box = {
	readonly width: number;
	readonly height: number;
	readonly depth: number;
	readonly color: string;
	readonly front: Drawing;
	readonly side?: Drawing;
	readonly top?: Drawing;
	readonly roughness?: number;
};

/** A printed box that stands on the floor. */
export function packet({ width, height, depth, color, front, side, top, roughness = 0.55 }: Box): Group {
	const face = (w: number, h: number, draw: Drawing): ReturnType<typeof surface> => {
		const sheet = surface(
			1,
			1,
			(u, v) => [(u - 0.5) * w, (v - 0.5) * h, 0],
			printed(labelTexture(w, h, draw), { roughness }),
		);
		sheet.castShadow = false;
		return sheet;
	};
	const inset = 0.985;
	return group(
		at(box(width, height, depth, matte(color, { roughness }), 0.018), 0, height / 2),
		at(face(width * inset, height * inset, front), 0, height / 2, depth / 2 + 0.003),
		side && at(turn(face(depth * inset, height * inset, side), 0, 90), width / 2 + 0.003, height / 2),
		top && at(turn(face(width * inset, depth * inset, top), -90), 0, height + 0.003),
	);
}
