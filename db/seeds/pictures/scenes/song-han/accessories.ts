import type { Object3D } from 'three';
import { sheet } from '../../studio/cloth.ts';
import { cloth, darker, gloss, leather, matte, metal } from '../../studio/materials.ts';
import { artOf } from '../../studio/print.ts';
import {
	at,
	ball,
	box,
	cut,
	group,
	lathe,
	ring,
	rod,
	type Spot,
	sized,
	tube,
	turn,
	wrap,
} from '../../studio/solids.ts';
import { type Things, thing } from '../thing.ts';
import { flat, silk } from './shared.ts';

export const accessories: Things = {
	'Khăn lụa vuông in hoa sen': thing(
		70,
		() =>
			sheet({
				path: 'M14 18 C80 8 220 26 286 12 C294 90 280 200 290 286 C210 296 90 280 12 288 C20 200 6 90 14 18Z',
				width: 300,
				height: 300,
				color: '#f4dfe2',
				thick: 0.07,
				soft: 5,
				folds: [
					['M30 60 C110 90 190 170 270 250', 22, 0.12],
					['M60 270 C120 200 200 120 280 60', 16, 0.08],
				],
				paint: (pen) => {
					pen.strokeStyle = '#b3405a';
					pen.lineWidth = 12;
					pen.strokeRect(22, 22, 256, 256);
					pen.lineWidth = 2;
					pen.strokeRect(36, 36, 228, 228);
					for (const [x, y, s] of [
						[150, 150, 120],
						[80, 80, 62],
						[220, 220, 62],
						[222, 78, 52],
						[78, 222, 52],
					] as const)
						pen.drawImage(artOf('lotus'), x - s / 2, y - s / 2, s, s);
				},
				material: silk,
			}),
		flat,
	),
	'Mũ lưỡi trai thêu chữ': thing(13, (tint) => cap(tint), { tint: '#1f2430', shot: { az: -30, el: 16 } }),
	'Kính râm gọng vuông': thing(5, () => sunglasses(), { shot: { az: -26, el: 20 } }),
	'Thắt lưng da bò một lớp': thing(10, (tint) => belt(tint), { tint: '#1f2430', shot: { el: 38 } }),
};

function cap(tint: string): Object3D {
	const fabric = cloth(tint, 6);
	return group(
		lathe(
			[
				[0.98, 0],
				[1, 0.4],
				[0.7, 0.9],
				[0.2, 1.12],
				[0, 1.13],
			],
			fabric,
			0.25,
		),
		at(ball(0.07, fabric), 0, 1.15),
		at(
			turn(cut('M-92 0 C-92 30 -70 96 0 100 C70 96 92 30 92 0 C60 -20 -60 -20 -92 0Z', 0.07, fabric, 0.03), 98),
			0,
			0.1,
			0.86,
		),
		...[0, 60, 120].map((angle) => turn(ring(0.99, 0.012, matte(darker(tint, 0.3)), 180), 0, angle)),
		at(
			turn(
				wrap(letters(Number.parseInt(tint.slice(1, 3), 16) > 150 && tint !== '#d8343b' ? '#2f4a6c' : '#f7f2e6')),
				-24,
			),
			0,
			0.52,
			0.97,
		),
	);
}

function letters(color: string): Object3D {
	const strokes: readonly (readonly Spot[])[] = [
		[
			[-0.05, 0.17, 0],
			[-0.17, 0.2, 0],
			[-0.22, 0.1, 0],
			[-0.12, 0.02, 0],
			[-0.05, -0.08, 0],
			[-0.12, -0.18, 0],
			[-0.24, -0.14, 0],
		],
		[
			[0.06, 0.2, 0],
			[0.06, -0.18, 0],
		],
		[
			[0.26, 0.2, 0],
			[0.26, -0.18, 0],
		],
		[
			[0.06, 0.01, 0],
			[0.26, 0.01, 0],
		],
	];
	return group(...strokes.map((one) => tube(one, 0.03, matte(color))));
}

function sunglasses(): Object3D {
	const frame = gloss('#1c1d20');
	const rim = (x: number): Object3D =>
		at(
			group(
				cut(
					'M-52 -36 L52 -40 L46 34 C30 44 -34 44 -46 34Z M-42 -27 L-38 28 C-28 34 26 34 38 28 L42 -31Z',
					0.12,
					frame,
					0.03,
				),
				at(
					cut(
						'M-44 -30 L44 -33 L40 30 C28 36 -28 36 -40 30Z',
						0.03,
						gloss('#2b3a44', { transparent: true, opacity: 0.88, roughness: 0.05 }),
						0.005,
					),
					0,
					0,
				),
			),
			x,
			0.45,
		);
	return group(
		rim(-0.62),
		rim(0.62),
		tube(
			[
				[-0.14, 0.66, 0],
				[0, 0.7, 0.02],
				[0.14, 0.66, 0],
			],
			0.05,
			frame,
		),
		...[-1, 1].map((side) =>
			tube(
				[
					[side * 1.12, 0.74, 0],
					[side * 1.14, 0.74, -0.2],
					[side * 1.08, 0.72, -1.5],
					[side * 1.02, 0.5, -2.0],
				],
				0.05,
				frame,
			),
		),
	);
}

function belt(tint: string): Object3D {
	const strap = leather(tint);
	const coil = [...Array(40).keys()].map(
		(index): Spot => [
			Math.cos(index * 0.42) * (0.4 + index * 0.017),
			0.22,
			Math.sin(index * 0.42) * (0.4 + index * 0.017),
		],
	);
	return group(
		sized(tube(coil, 0.045, strap), 1, 4.6, 1).translateY(-0.8),
		at(
			turn(
				group(
					box(0.5, 0.5, 0.06, metal('#c9b27a', 0.25), 0.06),
					at(box(0.34, 0.34, 0.08, matte('#f2efe8'), 0.03), 0, 0),
					at(rod([-0.22, 0, 0.05], [0.2, 0, 0.05], 0.025, metal('#c9b27a', 0.25)), 0, 0),
				),
				0,
				26,
			),
			0.36,
			0.24,
			1.08,
		),
	);
}
