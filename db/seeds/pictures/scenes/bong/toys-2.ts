import type { Object3D } from 'three';
import { cloth, fleece, matte, metal, plastic, rubber, steel, timber } from '../../studio/materials.ts';
import { artOf, sticker } from '../../studio/print.ts';
import { around, at, ball, box, drum, group, repeat, ring, rod, turn, wrap } from '../../studio/solids.ts';
import { type Things, thing } from '../thing.ts';
import { pastel } from './shared.ts';

export const toys2: Things = {
	'Tàu hoả gỗ đường ray': thing(10, () => train(), { shot: { el: 26 } }),
	'Sách vải tập sờ': thing(18, () =>
		group(
			at(turn(wrap(box(1.5, 1.7, 0.3, cloth('#8fc7e8', 5), 0.12)), 0, 30), -0.7, 0.86),
			at(turn(wrap(box(1.5, 1.7, 0.3, cloth('#f6cf6a', 5), 0.12)), 0, -30), 0.7, 0.86),
			at(
				turn(
					wrap(
						group(
							sticker(1.1, 1.1, (pen, w) => {
								pen.drawImage(artOf('duck'), 0, 0, w, w);
							}),
							at(ring(0.62, 0.03, cloth('#f2a9b4', 3)), 0, 0),
						),
					),
					0,
					30,
				),
				-0.62,
				0.88,
				0.16,
			),
			at(
				turn(
					wrap(
						group(
							drum(0.32, 0.32, 0.03, metal('#e4eef2', 0.06)).rotateX(Math.PI / 2),
							at(ring(0.36, 0.07, fleece('#f2a9b4', 2)), 0, 0),
						),
					),
					0,
					-30,
				),
				0.62,
				0.95,
				0.2,
			),
			at(ring(0.2, 0.04, plastic('#d8343b')), 1.5, 1.5, -0.3),
		),
	),
	'Bóng gai mát-xa sáu quả': thing(12, () =>
		group(
			...[
				[0.62, -0.7, 0],
				[0.52, 0.55, -0.1],
				[0.42, -0.05, 0.9],
				[0.36, 1.25, 0.6],
				[0.3, -1.2, 0.8],
				[0.24, 0.75, 1.1],
			].map(([r = 0.3, x = 0, z = 0], index) =>
				at(
					group(
						ball(
							r * 0.92,
							rubber(['#d8343b', '#f6c945', '#3f9d54', '#2f6fd0', '#8b5fc7', '#f08330'][index] ?? '#d8343b'),
						),
						...Array.from({ length: 90 }, (_, spike) => {
							const y = 1 - (spike / 89) * 2;
							const s = Math.sqrt(1 - y * y);
							return at(
								ball(
									r * 0.09,
									rubber(['#d8343b', '#f6c945', '#3f9d54', '#2f6fd0', '#8b5fc7', '#f08330'][index] ?? '#d8343b'),
								),
								Math.cos(spike * 2.4) * s * r * 0.93,
								y * r * 0.93,
								Math.sin(spike * 2.4) * s * r * 0.93,
							);
						}),
					),
					x,
					r,
					z,
				),
			),
		),
	),
};

function train(): Object3D {
	const wheel = (x: number, z: number): Object3D =>
		at(turn(wrap(drum(0.18, 0.18, 0.1, timber('#d8343b'))), 90), x, 0.28, z);
	const car = (color: string, load: Object3D): Object3D =>
		group(
			at(box(0.95, 0.2, 0.56, timber('#d2a468'), 0.05), 0, 0.36),
			at(load, 0, 0.46),
			wheel(-0.28, 0.26),
			wheel(0.28, 0.26),
			at(box(0.9, 0.12, 0.5, timber(color), 0.03), 0, 0.48),
		);
	const track = (x: number): Object3D =>
		group(
			at(box(1.3, 0.1, 0.9, timber('#e2c493'), 0.03), x, 0.05),
			...[-0.26, 0.26].map((z) => at(box(1.3, 0.012, 0.1, matte('#a87a44'), 0.004), x, 0.105, z)),
		);
	return group(
		...[-2, -0.68, 0.64, 1.96].map(track),
		at(
			group(
				car('#2f6fd0', turn(wrap(at(drum(0.24, 0.24, 0.7, timber('#3f9d54')), 0, -0.3)), 0, 0, 90)),
				at(box(0.42, 0.62, 0.52, timber('#d8343b'), 0.05), -0.3, 0.82),
				at(box(0.5, 0.08, 0.6, timber('#f6c945'), 0.03), -0.3, 1.17),
				at(drum(0.08, 0.12, 0.32, timber('#22262b')), 0.26, 0.86),
			),
			1.2,
			0.02,
		),
		at(
			car(
				'#f6c945',
				repeat(4, (index) =>
					at(ball(0.14, timber(pastel(index))), (index % 2) * 0.3 - 0.15, 0.16, Math.floor(index / 2) * 0.24 - 0.12),
				),
			),
			0.05,
			0.02,
		),
		at(car('#3f9d54', at(box(0.6, 0.34, 0.4, timber('#f08330'), 0.04), 0, 0.2)), -1.1, 0.02),
		...[-0.52, 0.64].map((x) => rod([x - 0.1, 0.38, 0], [x + 0.14, 0.38, 0], 0.03, steel())),
		around(3, (index) =>
			at(
				group(drum(0.05, 0.05, 0.3, timber('#8a5a34')), at(drum(0.28, 0, 0.7, timber('#3f9d54')), 0, 0.25)),
				-1.6 + index * 0.6,
				0,
				-1 - (index % 2) * 0.2,
			),
		),
	);
}
