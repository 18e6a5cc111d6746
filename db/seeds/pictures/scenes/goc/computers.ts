import type { Object3D } from 'three';
import { darker, gloss, glowing, matte, metal, plastic, rubber, steel } from '../../studio/materials.ts';
import { smallPrint, sticker } from '../../studio/print.ts';
import { at, ball, box, drum, group, repeat, rod, sized, tube, turn, wrap } from '../../studio/solids.ts';
import { type Things, thing } from '../thing.ts';
import { type Draw, keys, mouse, standing } from './shared.ts';

const desktop: Draw = (pen, w, h) => {
	const fade = pen.createLinearGradient(0, 0, w, h);
	fade.addColorStop(0, '#23466f');
	fade.addColorStop(0.6, '#4f93a8');
	fade.addColorStop(1, '#f0c98a');
	pen.fillStyle = fade;
	pen.fillRect(0, 0, w, h);
	pen.fillStyle = 'rgb(255 255 255 / 0.92)';
	pen.beginPath();
	pen.roundRect(w * 0.12, h * 0.14, w * 0.48, h * 0.58, 8);
	pen.fill();
	smallPrint(pen, w * 0.16, h * 0.22, w * 0.38, 9, '#7c8896', h * 0.05);
	pen.fillStyle = 'rgb(20 30 40 / 0.6)';
	pen.fillRect(0, h * 0.92, w, h * 0.08);
	for (let icon = 0; icon < 6; icon += 1) {
		pen.fillStyle = ['#5fb7ff', '#ffd166', '#8fe3c8', '#ff9a8b', '#c7a3ff', '#ffffff'][icon] ?? '#fff';
		pen.fillRect(w * (0.36 + icon * 0.05), h * 0.935, w * 0.03, h * 0.05);
	}
};

const screenOf = (w: number, h: number, depth: number, frame: string, draw: Draw = desktop): Object3D =>
	group(
		box(w, h, depth, plastic(frame), 0.05),
		at(sticker(w * 0.965, h * 0.94, draw, 0.25), 0, 0.01, depth / 2 + 0.004),
	);

export const computers: Things = {
	'Máy tính xách tay 14 inch cho học tập': thing(23, (tint) => laptop(tint), {
		tint: '#cfd4da',
		shot: { el: 20, az: -24 },
	}),
	'Máy tính để bàn mini': thing(
		20,
		() =>
			group(
				standing(
					group(
						at(box(1.7, 0.5, 1.7, metal('#4a5058', 0.4), 0.1), 0, 0.3),
						at(box(0.3, 0.08, 0.02, matte('#15181b'), 0.01), -0.5, 0.36, 0.86),
						at(box(0.3, 0.08, 0.02, matte('#15181b'), 0.01), -0.1, 0.36, 0.86),
						at(ball(0.04, glowing('#5fb7ff', 1)), 0.6, 0.36, 0.85),
						at(box(1.4, 0.06, 1.4, rubber(), 0.03), 0, 0.03),
					),
					24,
				),
				at(screenOf(2.9, 1.7, 0.1, '#1b1e22'), 0.4, 1.75, -1.5),
				rod([0.4, 0.1, -1.6], [0.4, 1.2, -1.6], 0.09, steel()),
				at(box(1, 0.06, 0.7, steel(), 0.03), 0.4, 0.03, -1.5),
				at(sized(mouse('#3a4048'), 0.42), 1.5, 0, 0.5),
			),
		{ shot: { el: 16 } },
	),
	'Màn hình 24 inch viền mỏng': thing(42, () =>
		group(
			at(screenOf(3.5, 2.05, 0.09, '#17191c'), 0, 1.75),
			rod([0, 0.08, -0.2], [0, 1.4, -0.14], 0.1, metal('#4a5058', 0.4)),
			at(box(1.3, 0.06, 0.85, metal('#4a5058', 0.4), 0.03), 0, 0.03, -0.1),
		),
	),
	'Giá nâng máy tính bằng nhôm': thing(20, () => standing(laptopStand(), 30), { shot: { el: 22 } }),
	'Bộ chia cổng USB-C bảy trong một': thing(
		3,
		() =>
			group(
				turn(
					wrap(
						group(
							at(box(2.4, 0.28, 0.9, metal('#7c858f', 0.38), 0.08), 0, 0.15),
							...[-0.85, -0.4, 0.05].map((x) =>
								at(
									group(
										box(0.34, 0.14, 0.02, matte('#12151a'), 0.01),
										at(box(0.26, 0.05, 0.03, matte('#3f7fc4'), 0.01), 0, 0.02),
									),
									x,
									0.15,
									0.455,
								),
							),
							at(box(0.36, 0.12, 0.02, matte('#12151a'), 0.02), 0.5, 0.15, 0.455),
							at(box(0.24, 0.09, 0.02, matte('#12151a'), 0.04), 0.95, 0.15, 0.455),
						),
					),
					0,
					12,
				),
				tube(
					[
						[-1.15, 0.15, -0.2],
						[-1.8, 0.3, -0.4],
						[-2, 0.12, 0.3],
						[-1.7, 0.1, 0.9],
					],
					0.06,
					rubber('#3a4048'),
				),
				at(
					turn(
						group(box(0.2, 0.44, 0.12, metal('#7c858f', 0.38), 0.04), at(box(0.15, 0.18, 0.06, steel(), 0.02), 0, 0.3)),
						86,
						0,
						-30,
					),
					-1.58,
					0.1,
					1.15,
				),
			),
		{ shot: { el: 28 } },
	),
	'Webcam Full HD có nắp che': thing(7, () =>
		group(
			at(box(2.1, 0.66, 0.6, plastic('#22262b'), 0.28), 0, 0.95),
			at(
				turn(
					wrap(
						group(
							drum(0.3, 0.29, 0.08, metal('#3a4048', 0.3)),
							at(drum(0.22, 0.22, 0.02, gloss('#0b0e12')), 0, 0.08),
							at(drum(0.09, 0.09, 0.01, gloss('#3f5fa8')), 0, 0.1),
						),
					),
					90,
				),
				0,
				0.95,
				0.28,
			),
			at(box(0.5, 0.58, 0.05, plastic('#d8343b'), 0.04), 0.42, 0.95, 0.34),
			...[-0.75, 0.82].map((x) =>
				at(
					repeat(3, (index) => at(box(0.02, 0.16, 0.02, matte('#0f1215'), 0.005), index * 0.06, 0)),
					x,
					0.95,
					0.29,
				),
			),
			at(box(0.7, 0.1, 0.8, plastic('#22262b'), 0.04), 0, 0.58),
			at(turn(box(0.7, 0.6, 0.08, plastic('#22262b'), 0.03), 14), 0, 0.28, -0.25),
			at(box(0.7, 0.08, 0.6, rubber(), 0.03), 0, 0.04, 0),
		),
	),
};

function laptop(tint: string): Object3D {
	const body = metal(tint, 0.35);
	return group(
		at(box(3, 0.12, 2, body, 0.05), 0, 0.06),
		at(keys(14, 5, 2.6, 0.95, '#2b2f36', '#33383f'), 0, 0.06, -0.35),
		at(box(0.95, 0.012, 0.6, metal(darker(tint, 0.06), 0.3), 0.004), 0, 0.125, 0.58),
		at(turn(wrap(at(screenOf(3, 1.95, 0.08, '#17191c'), 0, 0.98)), -14), 0, 0.12, -1),
	);
}

function laptopStand(): Object3D {
	const alu = metal('#c9ced4', 0.3);
	return group(
		...[-0.7, 0.7].flatMap((x) => [
			rod([x, 0.08, 0.9], [x, 0.08, -1], 0.07, alu),
			rod([x, 0.08, -1], [x, 1.05, -0.5], 0.07, alu),
			rod([x, 0.2, 0.95], [x, 1.15, -0.85], 0.07, alu),
			at(box(0.2, 0.16, 0.12, rubber(), 0.03), x, 0.32, 0.95),
		]),
		rod([-0.7, 0.1, -0.9], [0.7, 0.1, -0.9], 0.06, alu),
		rod([-0.7, 0.68, -0.02], [0.7, 0.68, -0.02], 0.06, alu),
		rod([-0.7, 1.1, -0.78], [0.7, 1.1, -0.78], 0.06, alu),
	);
}
