import type { Object3D } from 'three';
import { line, sheet, stitch } from '../../studio/cloth.ts';
import { cloth, darker, leather, lighter, plastic } from '../../studio/materials.ts';
import { write } from '../../studio/print.ts';
import { at, box, group, ring, tube, turn, wrap } from '../../studio/solids.ts';
import { type Things, thing } from '../thing.ts';
import { flat } from './shared.ts';

export const bagsAndWallets: Things = {
	'Túi tote vải canvas': thing(
		62,
		(tint) =>
			group(
				sheet({
					path: 'M40 110 L260 110 C264 200 268 290 270 338 C200 348 100 348 30 338 C32 290 36 200 40 110Z',
					width: 300,
					height: 350,
					color: tint,
					thick: 0.3,
					soft: 12,
					folds: [
						['M70 130 C80 200 66 280 76 336', 12, 0.05],
						['M226 130 C220 200 236 280 222 336', 12, 0.05],
						['M120 320 C150 310 190 316 230 330', 9, 0.04],
					],
					paint: (pen) => {
						stitch(pen, 'M42 126 H258', tint === '#ffffff' ? '#b9ac94' : '#6a7078');
						const ink = tint === '#ffffff' ? '#2f5f6f' : '#f4efe4';
						write(pen, 'SÔNG HÀN', 150, 240, 26, ink, 170);
						line(pen, 'M84 276 C106 262 128 290 150 276 S194 262 216 276', ink, 4);
					},
				}),
				...[-1, 1].map((side) =>
					tube(
						[
							[side * 0.5, 2.3, 0.12],
							[side * 0.54, 3, 0.1],
							[side * 0.3, 3.6, 0.06],
							[-side * 0.02, 3.7, 0.06],
						],
						0.055,
						cloth(darker(tint, 0.08)),
					),
				),
			),
		{ ...flat, tint: '#ffffff' },
	),
	'Ví da gấp đôi': thing(
		10,
		(tint) =>
			group(
				at(
					turn(
						wrap(
							group(
								box(1.9, 1.5, 0.09, leather(tint), 0.06),
								at(box(1.7, 0.5, 0.03, leather(darker(tint, 0.1)), 0.02), 0, -0.45, 0.06),
								at(box(1.3, 0.8, 0.02, plastic('#d9a23f'), 0.04), 0, 0.1, 0.05),
								at(box(1.7, 0.62, 0.03, leather(darker(tint, 0.06)), 0.02), 0, -0.3, 0.075),
							),
						),
						0,
						40,
					),
					-0.8,
					0.76,
					0.2,
				),
				at(turn(wrap(box(1.9, 1.5, 0.1, leather(tint), 0.06)), 0, -34), 0.72, 0.76, 0.22),
			),
		{ tint: '#7b5236', shot: { az: -4, el: 22 } },
	),
	'Balo đi học chống nước': thing(45, (tint) => backpack(tint), { tint: '#243b63', shot: { az: -26 } }),
};

function backpack(tint: string): Object3D {
	const body = cloth(tint, 7);
	return group(
		at(box(1.9, 2.5, 1.0, body, 0.42), 0, 1.3),
		at(box(1.55, 1.15, 0.5, cloth(darker(tint, 0.12), 6), 0.22), 0, 0.8, 0.5),
		at(box(1.2, 0.5, 0.3, cloth(lighter(tint, 0.1), 6), 0.14), 0, 1.86, 0.46),
		tube(
			[
				[-0.8, 1.3, 0.62],
				[0, 1.46, 0.72],
				[0.8, 1.3, 0.62],
			],
			0.028,
			plastic('#d9dde2'),
		),
		tube(
			[
				[-0.82, 1.6, 0.4],
				[-0.7, 2.4, 0.42],
				[0, 2.6, 0.44],
				[0.7, 2.4, 0.42],
				[0.82, 1.6, 0.4],
			],
			0.026,
			plastic('#d9dde2'),
		),
		at(ring(0.26, 0.055, body), 0, 2.56, -0.1),
		...[-1, 1].map((side) =>
			tube(
				[
					[side * 0.6, 2.4, -0.4],
					[side * 0.95, 1.9, -0.75],
					[side * 0.9, 0.8, -0.7],
					[side * 0.7, 0.2, -0.45],
				],
				0.1,
				cloth(darker(tint, 0.2), 4),
			),
		),
		...[-1, 1].map((side) => at(box(0.2, 0.8, 0.6, cloth(darker(tint, 0.2), 5), 0.1), side * 0.98, 0.62, 0)),
		at(box(0.5, 0.2, 0.02, leather('#e0b04a'), 0.02), 0, 0.8, 0.76),
	);
}
