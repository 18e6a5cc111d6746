import type { Object3D } from 'three';
import { darker, lighter, matte, metal, plastic, rubber } from '../../studio/materials.ts';
import { sticker } from '../../studio/print.ts';
import { at, box, drum, group, lathe, rod, sized, turn, wrap } from '../../studio/solids.ts';
import type { Pen } from '../../studio/textures.ts';

export type Draw = (pen: Pen, w: number, h: number) => void;

export const keys = (
	columns: number,
	rows: number,
	wide: number,
	tall: number,
	color: string,
	ink: string,
): Object3D => {
	const [w, h] = [wide / columns, tall / rows];
	return group(
		...Array.from({ length: columns * rows }, (_, index) => {
			const [x, y] = [index % columns, Math.floor(index / columns)];
			if (y === rows - 1 && x > 3 && x < 9)
				return x === 4
					? at(
							box(w * 4.9, 0.12, h * 0.84, plastic(color), 0.03),
							(x + 2.5) * w - wide / 2,
							0.06,
							(y + 0.5) * h - tall / 2,
						)
					: undefined;
			return at(
				box(w * 0.86, 0.12, h * 0.84, plastic(x === 0 || x === columns - 1 ? ink : color), 0.03),
				(x + 0.5) * w - wide / 2,
				0.06,
				(y + 0.5) * h - tall / 2,
			);
		}),
	);
};

export const mouse = (tint: string): Object3D =>
	group(
		sized(
			lathe(
				[
					[0, 0],
					[0.98, 0],
					[1, 0.12],
					[0.9, 0.5],
					[0.55, 0.72],
					[0, 0.78],
				],
				plastic(tint),
				0.16,
			),
			0.62,
			0.72,
			1,
		),
		at(box(0.02, 0.06, 0.8, matte(darker(tint, 0.35)), 0.005), 0, 0.5, 0.52),
		at(
			turn(wrap(drum(0.12, 0.12, 0.09, rubber(tint === '#1f2430' ? '#5a626c' : '#3a4048'))), 0, 0, 90),
			0.045,
			0.49,
			0.48,
		),
	);

export const book = (w: number, h: number, d: number, color: string, cover: Draw): Object3D =>
	group(
		at(box(w * 0.97, h * 0.97, d * 0.86, matte('#f6f1e4'), 0.01), 0.01, h / 2),
		at(box(w, h, d * 0.07, matte(color), 0.012), 0, h / 2, d * 0.47),
		at(box(w, h, d * 0.07, matte(color), 0.012), 0, h / 2, -d * 0.47),
		at(box(d * 0.08, h, d, matte(darker(color, 0.12)), 0.02), -w / 2, h / 2),
		at(sticker(w * 0.985, h * 0.985, cover), 0, h / 2, d * 0.51),
	);

export const standing = (made: Object3D, angle = 22): Object3D => turn(wrap(made), 0, angle);

export const pen_ = (color: string, length = 2.2): Object3D =>
	group(
		rod([0, 0.09, 0], [length * 0.72, 0.09, 0], 0.085, plastic(color, { transparent: true, opacity: 0.95 })),
		rod([length * 0.72, 0.09, 0], [length * 0.9, 0.09, 0], 0.08, plastic(lighter(color, 0.4))),
		at(turn(drum(0.07, 0.012, 0.26, metal()), 0, 0, -90), length * 0.9, 0.09),
		at(box(length * 0.3, 0.04, 0.05, plastic(color), 0.01), length * 0.14, 0.2),
		at(turn(drum(0.05, 0.04, 0.14, metal()), 0, 0, 90), 0, 0.09),
	);
