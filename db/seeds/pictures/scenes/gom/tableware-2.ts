import type { Object3D } from 'three';
import { ceramic, matte, metal, timber } from '../../studio/materials.ts';
import { wrapLabel } from '../../studio/print.ts';
import { at, ball, box, drum, group, lathe, ring, rod } from '../../studio/solids.ts';
import { leafSprig } from '../props.ts';
import { type Things, thing } from '../thing.ts';

const handfulLeaves = (): Object3D =>
	at(group(leafSprig('#7fae5a', 0.6), at(leafSprig('#5f9a4a', 0.5), 0.2, 0.05, 0.3)), 1.1, 0, 0.5);

export const tableware2: Things = {
	'Ly sứ có nắp và muỗng': thing(13, (tint) => mug(tint), { tint: '#ffffff' }),
	'Hũ muối dưa gốm 5 lít': thing(32, () =>
		group(
			lathe(
				[
					[0, 0],
					[0.62, 0],
					[1.02, 0.7],
					[0.98, 1.4],
					[0.6, 1.85],
					[0.78, 1.9],
					[0.8, 2.06],
					[0.66, 2.0],
					[0, 1.95],
				],
				ceramic('#8a5430'),
				0.16,
			),
			at(
				lathe(
					[
						[0.58, 0],
						[0.56, 0.18],
						[0.16, 0.34],
						[0.14, 0.48],
						[0, 0.5],
					],
					ceramic('#8a5430'),
				),
				0,
				1.94,
			),
			at(
				lathe(
					[
						[1.0, 0],
						[1.04, 0.12],
					],
					ceramic('#5f371e'),
				),
				0,
				1.2,
			),
			handfulLeaves(),
		),
	),
	'Bộ đũa gỗ mun mười đôi': thing(
		25,
		() =>
			group(
				at(box(3.2, 0.16, 1.2, matte('#b5382e'), 0.03), 0, 0.08),
				at(box(3.06, 0.02, 1.06, matte('#f3e3c0'), 0.01), 0, 0.16),
				...Array.from({ length: 9 }, (_, index) =>
					at(
						group(
							rod([-1.45, 0.24, 0], [1.1, 0.24, 0], 0.05, timber('#33241c')),
							at(box(0.5, 0.1, 0.1, timber('#33241c'), 0.01), 1.2, 0.24),
							at(box(0.06, 0.11, 0.11, metal('#d8b26a', 0.3), 0.01), 0.92, 0.24),
						),
						0,
						0,
						index * 0.115 - 0.46,
					),
				),
			),
		{ shot: { el: 40 } },
	),
};

function mug(tint: string): Object3D {
	const china = ceramic(tint);
	return group(
		lathe(
			[
				[0, 0],
				[0.6, 0],
				[0.66, 0.1],
				[0.66, 1.2],
				[0.6, 1.2],
				[0.58, 0.1],
				[0, 0.1],
			],
			china,
		),
		at(ring(0.36, 0.085, china), 0.76, 0.66),
		at(drum(0.7, 0.68, 0.13, timber('#c79a62')), 0, 1.2),
		at(ball(0.09, timber('#c79a62')), 0, 1.4),
		rod([0.25, 1.1, 0.5], [0.62, 1.85, 0.64], 0.04, metal('#d8b26a', 0.25)),
		at(
			wrapLabel(
				0.662,
				0.662,
				0.5,
				(pen, w, h) => {
					pen.fillStyle = tint;
					pen.fillRect(0, 0, w, h);
					const ink = tint === '#1f2430' ? '#e9dfc8' : '#3f5f7a';
					pen.fillStyle = ink;
					for (let roof = 0; roof < 6; roof += 1) {
						const x = w * (0.06 + roof * 0.15);
						const y = h * (0.4 + (roof % 3) * 0.12);
						pen.fillRect(x, y, w * 0.12, h * 0.9 - y);
						pen.beginPath();
						pen.moveTo(x - w * 0.015, y);
						pen.lineTo(x + w * 0.06, y - h * 0.22);
						pen.lineTo(x + w * 0.135, y);
						pen.fill();
					}
				},
				0.4,
			),
			0,
			0.58,
		),
	);
}
