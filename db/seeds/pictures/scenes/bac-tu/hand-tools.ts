import type { Object3D } from 'three';
import { matte, metal, plastic, rubber, steel } from '../../studio/materials.ts';
import { sticker, write } from '../../studio/print.ts';
import { at, ball, box, drum, group, lathe, rod, turn, wrap } from '../../studio/solids.ts';
import { type Things, thing } from '../thing.ts';

export const handTools: Things = {
	'Bộ tua vít đa năng 32 món': thing(12, () => screwdrivers(), { shot: { el: 40, az: -10 } }),
	'Máy khoan pin 12 V': thing(20, () => drill(), { shot: { az: -20 } }),
};

function screwdrivers(): Object3D {
	return group(
		at(box(3, 0.3, 1.9, plastic('#2b2f35'), 0.1), 0, 0.15),
		at(box(2.8, 0.04, 1.7, matte('#3f454d'), 0.05), 0, 0.3),
		...Array.from({ length: 30 }, (_, index) =>
			at(
				group(
					drum(0.07, 0.07, 0.22, metal(index % 10 < 3 ? '#c9a24a' : '#c3c8cd', 0.3)),
					at(drum(0.035, 0.02, 0.16, metal('#8a929b')), 0, 0.22),
				),
				(index % 10) * 0.26 - 1.17,
				0.3,
				-0.6 + Math.floor(index / 10) * 0.32,
			),
		),
		at(
			turn(
				wrap(
					group(
						rod([-0.6, 0, 0], [0.5, 0, 0], 0.15, rubber('#d8343b')),
						rod([0.5, 0, 0], [0.75, 0, 0], 0.1, metal('#c3c8cd')),
						rod([0.75, 0, 0], [1.4, 0, 0], 0.045, steel()),
						at(ball(0.16, rubber('#22262b')), -0.62, 0),
					),
				),
				0,
				4,
			),
			-0.3,
			0.48,
			0.55,
		),
		at(turn(box(3, 0.2, 1.9, plastic('#d8343b'), 0.08), -70), 0, 0.98, -1.25),
	);
}

function drill(): Object3D {
	return group(
		at(
			turn(
				wrap(
					at(
						lathe(
							[
								[0, 0],
								[0.36, 0],
								[0.42, 0.2],
								[0.42, 1.1],
								[0.32, 1.3],
								[0, 1.3],
							],
							plastic('#2f6fae'),
						),
						0,
						-0.6,
					),
				),
				0,
				0,
				-90,
			),
			0,
			2.1,
		),
		at(turn(wrap(drum(0.3, 0.2, 0.5, rubber('#22262b'))), 0, 0, -90), 0.7, 2.1),
		rod([1.2, 2.1, 0], [2.1, 2.1, 0], 0.045, steel()),
		at(turn(wrap(drum(0.33, 0.33, 0.14, plastic('#f2b53a'))), 0, 0, -90), 0.58, 2.1),
		at(turn(box(0.5, 1.5, 0.5, plastic('#2f6fae'), 0.18), 0, 0, -8), -0.25, 1.2),
		at(turn(box(0.36, 1, 0.54, rubber('#22262b'), 0.14), 0, 0, -8), -0.3, 1.2),
		at(box(0.12, 0.34, 0.26, plastic('#d8343b'), 0.05), 0.1, 1.55),
		at(box(1.1, 0.46, 0.7, plastic('#22262b'), 0.1), -0.32, 0.24),
		at(
			sticker(0.5, 0.2, (pen, w, h) => write(pen, '12 V', w / 2, h / 2, h * 0.86, '#f2b53a', w)),
			-0.3,
			0.26,
			0.355,
		),
		at(
			turn(
				sticker(0.8, 0.2, (pen, w, h) => write(pen, 'BÁC TƯ', w / 2, h / 2, h * 0.86, '#ffffff', w)),
				0,
			),
			-0.05,
			2.14,
			0.425,
		),
		...[0, 1, 2].map((index) =>
			rod([0.9, 0.05, 0.5 + index * 0.2], [1.9 - index * 0.2, 0.05, 0.4 + index * 0.22], 0.04 + index * 0.012, steel()),
		),
	);
}
