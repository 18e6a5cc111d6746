import type { Object3D } from 'three';
import { cloth, gloss, glowing, leather, matte, metal, rubber, steel } from '../../studio/materials.ts';
import { sticker } from '../../studio/print.ts';
import {
	around,
	at,
	ball,
	box,
	drum,
	egg,
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

const strapTo = (color: string, spots: readonly Spot[], radius = 0.05): Object3D =>
	tube(spots, radius, cloth(color, 3));

export const bicycles: Things = {
	'Xe đạp địa hình 26 inch': thing(95, (tint) => bicycle(tint), { tint: '#1f2430', shot: { az: -12, el: 8 } }),
	'Mũ bảo hiểm xe đạp': thing(16, (tint) => bikeHelmet(tint), { tint: '#ffffff', shot: { az: -38, el: 20 } }),
	'Bơm chân có đồng hồ': thing(
		24,
		() =>
			group(
				at(box(2.2, 0.12, 0.8, metal('#d8343b', 0.45), 0.04), 0, 0.08),
				rod([-0.9, 0.1, 0], [0.7, 1.25, 0], 0.06, metal('#d8343b', 0.45)),
				rod([1, 0.12, 0], [0.1, 1.0, 0], 0.22, steel()),
				rod([0.1, 1.0, 0], [-0.2, 1.3, 0], 0.08, steel()),
				at(box(0.6, 0.12, 0.7, rubber(), 0.05), 0.72, 1.32),
				at(
					turn(
						wrap(
							group(
								drum(0.34, 0.34, 0.12, metal('#c9ced4', 0.3)),
								at(
									turn(
										sticker(0.6, 0.6, (pen, w) => {
											pen.fillStyle = '#fff';
											pen.beginPath();
											pen.arc(w / 2, w / 2, w / 2, 0, 7);
											pen.fill();
											pen.strokeStyle = '#22262b';
											pen.lineWidth = w * 0.03;
											for (let tick = 0; tick < 9; tick += 1) {
												const a = 2.4 + tick * 0.58;
												pen.beginPath();
												pen.moveTo(w / 2 + Math.cos(a) * w * 0.34, w / 2 + Math.sin(a) * w * 0.34);
												pen.lineTo(w / 2 + Math.cos(a) * w * 0.44, w / 2 + Math.sin(a) * w * 0.44);
												pen.stroke();
											}
											pen.strokeStyle = '#d8343b';
											pen.beginPath();
											pen.moveTo(w / 2, w / 2);
											pen.lineTo(w * 0.74, w * 0.3);
											pen.stroke();
										}),
										-90,
									),
									0,
									0.125,
								),
							),
						),
						70,
					),
					-0.75,
					0.5,
					0.35,
				),
				tube(
					[
						[-1, 0.2, 0.2],
						[-1.5, 0.6, 0.5],
						[-1.2, 0.1, 1],
						[-0.2, 0.06, 1.1],
					],
					0.045,
					rubber(),
				),
			),
		{ shot: { el: 18 } },
	),
};

function bicycle(tint: string): Object3D {
	const frame = gloss(tint, { roughness: 0.25 });
	const wheel = (x: number): Object3D =>
		at(
			group(
				ring(0.82, 0.085, rubber()),
				ring(0.74, 0.025, steel()),
				ring(0.2, 0.02, steel()),
				at(turn(wrap(drum(0.07, 0.07, 0.24, steel())), 90), 0, 0, -0.12),
				around(20, (_, angle) => rod([0, 0, 0], [Math.cos(angle) * 0.74, Math.sin(angle) * 0.74, 0], 0.006, steel())),
			),
			x,
			0.9,
		);
	const bar = (a: Spot, b: Spot, r = 0.065): Object3D => rod(a, b, r, frame);
	return group(
		wheel(-1.3),
		wheel(1.3),
		bar([-0.35, 0.86, 0], [-0.55, 1.85, 0]),
		bar([-0.35, 0.86, 0], [0.85, 1.72, 0], 0.08),
		bar([-0.52, 1.7, 0], [0.85, 1.86, 0]),
		bar([-1.3, 0.9, 0.09], [-0.35, 0.86, 0], 0.04),
		bar([-1.3, 0.9, 0.09], [-0.52, 1.68, 0], 0.04),
		rod([0.82, 1.95, 0], [1.0, 1.5, 0], 0.085, frame),
		...[-0.1, 0.1].map((z) => rod([1.0, 1.5, z], [1.3, 0.9, z], 0.045, steel())),
		rod([-0.55, 1.85, 0], [-0.6, 2.1, 0], 0.045, steel()),
		at(egg(0.3, 0.07, 0.14, leather('#22262b')), -0.58, 2.14),
		rod([0.82, 1.95, 0], [0.95, 2.14, 0], 0.05, steel()),
		rod([0.95, 2.14, -0.62], [0.95, 2.14, 0.62], 0.035, steel()),
		...[-1, 1].map((side) => rod([0.95, 2.14, side * 0.38], [0.95, 2.14, side * 0.66], 0.06, rubber())),
		at(ring(0.22, 0.02, steel()), -0.35, 0.86, 0.12),
		rod([-0.35, 0.86, 0.16], [-0.2, 0.56, 0.16], 0.035, steel()),
		at(box(0.24, 0.05, 0.16, rubber(), 0.02), -0.18, 0.54, 0.26),
		tube(
			[
				[-1.3, 1, 0.12],
				[-0.35, 1.08, 0.12],
			],
			0.016,
			steel(),
		),
		tube(
			[
				[-1.3, 0.8, 0.12],
				[-0.35, 0.64, 0.12],
			],
			0.016,
			steel(),
		),
		...[-1.3, 1.3].map((x) => at(turn(wrap(drum(0.2, 0.2, 0.015, metal('#8a929b', 0.4))), 90), x, 0.9, 0.1)),
	);
}

function bikeHelmet(tint: string): Object3D {
	const dark = matte('#1f2226');
	return group(
		sized(
			lathe(
				[
					[0.92, 0.1],
					[1, 0.3],
					[0.92, 0.75],
					[0.5, 1.12],
					[0, 1.2],
				],
				gloss(tint),
				0.2,
			),
			0.82,
			0.95,
			1.08,
		),
		...[-62, -36, -12, 12, 36, 62].flatMap((across) =>
			[18, 48, 84, 122].map((over) => {
				const [a, o] = [(across * Math.PI) / 180, (over * Math.PI) / 180];
				return at(
					turn(wrap(sized(ball(1, dark), 0.085, 0.06, 0.2)), 90 - over, 0, -across * Math.sin(o)),
					Math.sin(a) * 0.83,
					0.28 + Math.cos(a) * Math.sin(o) * 0.88,
					Math.cos(a) * Math.cos(o) * 1.08,
				);
			}),
		),
		...[-1, 1].map((side) =>
			strapTo(
				'#22262b',
				[
					[side * 0.72, 0.3, 0.2],
					[side * 0.6, -0.2, 0.2],
					[side * 0.2, -0.55, 0.25],
					[0, -0.62, 0.26],
				],
				0.03,
			),
		),
		at(ball(0.07, glowing('#ff3b30', 1)), 0, 0.42, -1.02),
	);
}
