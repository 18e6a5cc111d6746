import type { Object3D } from 'three';
import { ceramic, cloth, darker, glass, gloss, lighter, matte, plastic, rubber } from '../../studio/materials.ts';
import { sticker, write } from '../../studio/print.ts';
import { at, ball, box, drum, egg, group, lathe, ring, rod, sized, tube, turn, wrap } from '../../studio/solids.ts';
import { clearGlass } from '../props.ts';
import { type Things, thing } from '../thing.ts';
import { pastel } from './shared.ts';

const babyBottle = (tint: string): Object3D =>
	group(
		clearGlass(
			lathe(
				[
					[0, 0],
					[0.42, 0],
					[0.46, 0.1],
					[0.4, 0.75],
					[0.46, 1.3],
					[0.36, 1.42],
					[0.36, 1.46],
				],
				glass('#f3ead2', 0.45),
				0.12,
			),
		),
		at(
			lathe(
				[
					[0, 0],
					[0.42, 0],
					[0.38, 0.7],
					[0.41, 0.9],
					[0, 0.92],
				],
				gloss('#fffaf0'),
				0.1,
			),
			0,
			0.05,
		),
		at(drum(0.42, 0.4, 0.3, plastic(tint)), 0, 1.42),
		at(
			lathe(
				[
					[0.34, 0],
					[0.24, 0.14],
					[0.1, 0.24],
					[0.09, 0.42],
					[0, 0.46],
				],
				rubber('#f2d8b0'),
				0.06,
			),
			0,
			1.7,
		),
		...[0, 1, 2, 3].map((index) => at(box(0.2, 0.02, 0.01, matte('#8a929b'), 0.003), 0.06, 0.35 + index * 0.22, 0.44)),
		...[-1, 1].map((side) => at(turn(ring(0.26, 0.06, plastic(tint)), 0, 0), side * 0.62, 0.8)),
	);

const plasticLid = (): Object3D =>
	group(
		at(box(2.1, 0.16, 1.1, plastic('#5fb3a5'), 0.07), 0, 0.04),
		at(box(0.6, 0.12, 0.2, plastic('#f6f7f8'), 0.05), 0, 0.18),
	);

export const babyCare: Things = {
	'Bình sữa chống sặc 240 ml': thing(18, babyBottle, { tint: '#f6c945' }),
	'Máy hâm sữa tiệt trùng': thing(32, () =>
		group(
			at(box(2.2, 1.0, 1.2, plastic('#f6f7f8'), 0.3), 0, 0.5),
			clearGlass(at(box(2.05, 1.2, 1.05, glass('#e6f2f7', 0.35), 0.28), 0, 1.55)),
			at(plasticLid(), 0, 2.15),
			at(sized(babyBottle('#8fc7e8'), 0.62), -0.45, 0.85),
			at(sized(babyBottle('#f2a9b4'), 0.62), 0.45, 0.85),
			at(
				sticker(
					0.6,
					0.26,
					(pen, w, h) => {
						pen.fillStyle = '#123';
						pen.beginPath();
						pen.roundRect(0, 0, w, h, h * 0.3);
						pen.fill();
						write(pen, '40°C', w / 2, h * 0.54, h * 0.6, '#8fe3ff', w * 0.9);
					},
					0.2,
				),
				0,
				0.62,
				0.605,
			),
			...[-0.3, 0, 0.3].map((x) => at(drum(0.06, 0.06, 0.03, plastic('#8fc7e8')).rotateX(Math.PI / 2), x, 0.3, 0.6)),
		),
	),
	'Khăn sữa sợi tre 10 chiếc': thing(
		14,
		() =>
			group(
				...Array.from({ length: 8 }, (_, index) =>
					at(box(1.9, 0.15, 1.5, cloth(pastel(index), 6), 0.07), (index % 2) * 0.03, 0.08 + index * 0.15),
				),
				at(turn(wrap(at(drum(0.26, 0.26, 1.3, cloth('#f7f2e6', 5)), 0, -0.65)), 0, 30, 90), 1.5, 0.26, 0.7),
				at(turn(wrap(at(drum(0.26, 0.26, 1.3, cloth(pastel(2), 5)), 0, -0.65)), 0, 20, 90), 1.5, 0.72, 0.3),
			),
		{ shot: { el: 20 } },
	),
	'Địu em bé bốn tư thế': thing(52, (tint) => carrier(tint), { tint: '#8b929c' }),
	'Ghế ăn dặm gấp gọn': thing(98, () => highChair(), { shot: { az: -30, el: 14 } }),
	'Bô em bé hình vịt': thing(
		28,
		() =>
			group(
				lathe(
					[
						[0, 0],
						[0.9, 0],
						[0.95, 0.1],
						[0.8, 0.6],
						[1, 0.8],
						[0.96, 0.92],
						[0.62, 0.86],
						[0.5, 0.3],
						[0, 0.25],
					],
					plastic('#f6c945'),
					0.1,
				),
				at(egg(0.5, 0.62, 0.42, plastic('#f6c945')), 0, 1.05, -0.86),
				at(ball(0.46, plastic('#f6c945')), 0, 1.75, -0.8),
				at(egg(0.24, 0.09, 0.26, plastic('#f08330')), 0, 1.68, -0.32),
				...[-1, 1].map((side) => at(ball(0.07, gloss('#22262b')), side * 0.2, 1.88, -0.42)),
				...[-1, 1].map((side) => rod([side * 0.2, 1.35, -0.75], [side * 0.8, 1.3, -0.6], 0.08, plastic('#f08330'))),
			),
		{ shot: { az: -30, el: 22 } },
	),
	'Bàn chải đánh răng silicon': thing(14, () =>
		group(
			...['#8fc7e8', '#f2a9b4'].map((color, index) =>
				at(
					turn(
						wrap(
							group(
								lathe(
									[
										[0, 0],
										[0.2, 0],
										[0.22, 0.1],
										[0.13, 0.5],
										[0.16, 1.0],
										[0.1, 1.3],
										[0.1, 1.6],
										[0, 1.62],
									],
									rubber(color),
								),
								at(drum(0.5, 0.5, 0.06, rubber(lighter(color, 0.3))), 0, 0.55),
								...Array.from({ length: 12 }, (_, dot_) =>
									at(
										sized(ball(0.03, rubber('#ffffff')), 1, 1, 3),
										((dot_ % 3) - 1) * 0.07,
										1.32 + Math.floor(dot_ / 3) * 0.08,
										0.12,
									),
								),
							),
						),
						0,
						0,
						index * 10 - 4,
					),
					index * 1.2 - 0.6,
					0,
				),
			),
		),
	),
};

function carrier(tint: string): Object3D {
	const fabric = cloth(tint, 8);
	return group(
		at(turn(box(1.5, 1.9, 0.34, fabric, 0.16), -4), 0, 1.35),
		at(turn(box(0.9, 1.0, 0.1, cloth(lighter(tint, 0.3), 10), 0.05), -4), 0, 1.5, 0.18),
		at(box(1.2, 0.5, 0.3, fabric, 0.14), 0, 2.45),
		at(box(2.9, 0.44, 0.3, cloth(darker(tint, 0.25), 8), 0.14), 0, 0.45),
		...[-1, 1].map((side) =>
			tube(
				[
					[side * 0.55, 2.1, -0.05],
					[side * 0.95, 2.75, -0.4],
					[side * 1.15, 2, -0.75],
					[side * 0.95, 0.9, -0.6],
				],
				0.16,
				cloth(darker(tint, 0.12), 4),
			),
		),
		...[-1, 1].map((side) => at(box(0.3, 0.26, 0.1, plastic('#2b2f35'), 0.04), side * 0.98, 0.46, 0.18)),
	);
}

function highChair(): Object3D {
	const white = plastic('#f6f7f8');
	return group(
		...[-1, 1].flatMap((x) => [
			rod([x * 0.85, 0, 0.9], [x * 0.6, 1.6, 0.05], 0.07, white),
			rod([x * 0.85, 0, -0.9], [x * 0.6, 1.6, -0.2], 0.07, white),
			at(drum(0.1, 0.1, 0.1, rubber()), x * 0.85, 0, 0.9),
			at(drum(0.1, 0.1, 0.1, rubber()), x * 0.85, 0, -0.9),
		]),
		rod([-0.8, 0.35, 0.75], [0.8, 0.35, 0.75], 0.05, white),
		rod([-0.8, 0.35, -0.75], [0.8, 0.35, -0.75], 0.05, white),
		at(box(1.3, 0.24, 1.1, cloth('#8fd0d8', 5), 0.1), 0, 1.66),
		at(turn(box(1.3, 1.3, 0.24, cloth('#8fd0d8', 5), 0.11), -8), 0, 2.35, -0.56),
		at(box(1.9, 0.14, 1.0, white, 0.06), 0, 2.05, 0.62),
		at(box(1.6, 0.04, 0.72, plastic('#e9edf0'), 0.02), 0, 2.12, 0.62),
		...[-1, 1].map((side) => rod([side * 0.3, 2.75, -0.42], [side * 0.16, 1.8, 0], 0.045, cloth('#3a4048', 3))),
		at(
			group(
				lathe(
					[
						[0, 0],
						[0.2, 0],
						[0.3, 0.18],
						[0.27, 0.18],
						[0.18, 0.04],
						[0, 0.04],
					],
					ceramic('#f2a9b4'),
				),
			),
			0.35,
			2.14,
			0.6,
		),
	);
}
