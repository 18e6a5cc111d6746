import type { Object3D } from 'three';
import { gloss, matte, metal, plastic, rubber, steel } from '../../studio/materials.ts';
import { sticker } from '../../studio/print.ts';
import { at, box, drum, group, ring, rod, tube, turn } from '../../studio/solids.ts';
import { type Things, thing } from '../thing.ts';

export const motorbikeParts: Things = {
	'Nhớt xe số 0,8 lít': thing(22, () => oilCan()),
	'Lốp xe máy không ruột': thing(56, () => tyre(), { shot: { az: -40, el: 10 } }),
	'Baga giữa xe tay ga': thing(20, () => rackOf(), { shot: { az: -34, el: 24 } }),
};

function oilCan(): Object3D {
	return group(
		at(box(1.15, 1.9, 0.7, gloss('#c9241f'), 0.16), -0.05, 0.96),
		at(box(0.5, 0.5, 0.5, gloss('#c9241f'), 0.12), -0.25, 1.95),
		at(drum(0.2, 0.19, 0.3, plastic('#22262b')), -0.25, 2.16),
		tube(
			[
				[0.15, 1.9, 0],
				[0.5, 2.1, 0],
				[0.7, 1.7, 0],
				[0.68, 0.8, 0],
				[0.5, 0.55, 0],
			],
			0.13,
			gloss('#c9241f'),
		),
		at(
			sticker(0.86, 1.25, {
				brand: 'BÁC TƯ',
				ground: '#f6f3ea',
				ink: '#c9241f',
				layout: 'band',
				accent: '#f2b53a',
				weight: '20W-40',
			}),
			-0.05,
			0.86,
			0.355,
		),
		at(
			sticker(0.4, 0.4, (pen, w) => {
				pen.fillStyle = '#e0a020';
				pen.beginPath();
				pen.moveTo(w / 2, w * 0.06);
				pen.bezierCurveTo(w * 0.9, w * 0.56, w * 0.82, w * 0.94, w / 2, w * 0.94);
				pen.bezierCurveTo(w * 0.18, w * 0.94, w * 0.1, w * 0.56, w / 2, w * 0.06);
				pen.fill();
			}),
			-0.05,
			0.78,
			0.36,
		),
	);
}

function tyre(): Object3D {
	return at(
		group(
			ring(1.0, 0.3, rubber('#26292d')),
			...Array.from({ length: 44 }, (_, index) => {
				const a = (index / 44) * 6.283;
				return at(
					turn(box(0.1, 0.06, 0.34, rubber('#1a1c1f'), 0.02), 0, index % 2 === 0 ? 28 : -28, (a * 180) / Math.PI - 90),
					Math.cos(a) * 1.27,
					Math.sin(a) * 1.27,
				);
			}),
			ring(0.82, 0.02, matte('#4a5058')),
			at(ring(1.0, 0.012, matte('#5a626c')), 0, 0, 0.3),
		),
		0,
		1.32,
	);
}

function rackOf(): Object3D {
	const bar = steel();
	return group(
		tube(
			[
				[-1.2, 0.9, -0.4],
				[-1.2, 0.9, 0.4],
				[1.2, 0.9, 0.4],
				[1.2, 0.9, -0.4],
			],
			0.06,
			bar,
			true,
		),
		...[-0.7, -0.25, 0.2, 0.65].map((x) => rod([x, 0.9, -0.45], [x, 0.9, 0.45], 0.045, bar)),
		rod([-1.2, 0.92, 0], [1.2, 0.92, 0], 0.045, bar),
		...[-1.15, 1.15].flatMap((x) =>
			[-0.4, 0.4].map((z) =>
				tube(
					[
						[x, 0.9, z],
						[x * 0.92, 0.4, z],
						[x * 0.8, 0.06, z],
						[x * 0.62, 0.05, z],
					],
					0.05,
					bar,
				),
			),
		),
		...[0, 1, 2, 3].map((index) =>
			at(
				group(drum(0.1, 0.1, 0.09, metal('#8a929b')), at(drum(0.05, 0.05, 0.26, metal('#8a929b')), 0, 0.09)),
				1.6 + (index % 2) * 0.3,
				0,
				0.2 + Math.floor(index / 2) * 0.32,
			),
		),
	);
}
