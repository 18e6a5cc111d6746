import { IcosahedronGeometry, type Object3D } from 'three';
import { line } from '../../studio/cloth.ts';
import { cloth, darker, gloss, leather, lighter, matte, plastic, rubber, steel } from '../../studio/materials.ts';
import { sticker, write } from '../../studio/print.ts';
import {
	at,
	box,
	drum,
	egg,
	group,
	lathe,
	ring,
	rod,
	type Spot,
	sized,
	solid,
	tube,
	turn,
	wrap,
} from '../../studio/solids.ts';
import { top } from '../garments.ts';
import { type Things, thing } from '../thing.ts';

const dumbbell = (): Object3D =>
	group(
		turn(wrap(at(drum(0.13, 0.13, 1.2, steel()), 0, -0.6)), 0, 0, 90),
		...[-1, 1].map((side) => at(turn(wrap(sized(solid(hexagon(), rubber('#2b2f35')), 1)), 0, 90), side * 0.72, 0)),
	);

const hexagon = (): IcosahedronGeometry => new IcosahedronGeometry(0.5, 0).scale(1.05, 1.05, 0.62);

export const gymAndYoga: Things = {
	'Thảm yoga TPE 6 ly': thing(13, (tint) => yogaMat(tint), { tint: '#8b5fc7', shot: { el: 26 } }),
	'Tạ tay bọc cao su': thing(
		11,
		() => group(at(turn(wrap(dumbbell()), 0, 24), 0, 0.48, -0.4), at(turn(wrap(dumbbell()), 0, -30), 0.3, 0.48, 0.85)),
		{ shot: { el: 22 } },
	),
	'Dây kháng lực năm mức': thing(
		7,
		() =>
			group(
				...['#f2c438', '#3f9d54', '#2f6fd0', '#d8343b', '#22262b'].map((color, index) =>
					at(
						sized(turn(wrap(ring(0.62, 0.05, rubber(color))), 90), 1, 2.6 + index * 0.5, 0.7),
						index * 0.5 - 1,
						0.16 + index * 0.03,
						index * 0.3 - 0.6,
					),
				),
				at(box(1.1, 0.8, 0.4, cloth('#3a4048'), 0.14), 1.9, 0.4, -0.5),
			),
		{ shot: { el: 34 } },
	),
	'Con lăn tập bụng': thing(
		19,
		() =>
			group(
				...[-0.17, 0.17].map((x) =>
					at(
						turn(
							wrap(
								lathe(
									[
										[0, 0],
										[0.72, 0],
										[0.8, 0.06],
										[0.8, 0.2],
										[0.72, 0.26],
										[0, 0.26],
									],
									rubber('#2b2f35'),
								),
							),
							0,
							0,
							90,
						),
						x + 0.13,
						0.8,
					),
				),
				at(turn(wrap(drum(0.4, 0.4, 0.04, plastic('#e0703a'))), 0, 0, -90), 0.3, 0.8),
				rod([-1.4, 0.8, 0], [1.4, 0.8, 0], 0.06, steel()),
				...[-1, 1].map((side) => rod([side * 0.55, 0.8, 0], [side * 1.5, 0.8, 0], 0.15, rubber('#e0703a'))),
				at(box(1.5, 0.16, 0.9, cloth('#4a5058'), 0.07), 0.9, 0.08, 1.1),
			),
		{ shot: { az: -36, el: 18 } },
	),
	'Găng đấm bốc tập luyện': thing(28, () => group(at(boxing(1), -0.72, 0, 0.2), at(boxing(-1), 0.72, 0, -0.2)), {
		shot: { el: 14 },
	}),
	'Áo thun thể thao nhanh khô': thing(
		70,
		(tint) =>
			top({
				color: tint,
				sleeve: 'short',
				neck: 'round',
				paint: (pen) => {
					for (let y = 40; y < 300; y += 6)
						for (let x = 80; x < 222; x += 6) {
							pen.fillStyle = 'rgb(255 255 255 / 0.1)';
							pen.fillRect(x + (y % 12 === 4 ? 3 : 0), y, 1.4, 1.4);
						}
					line(pen, 'M78 130 L90 300', '#c8f04a', 6);
					line(pen, 'M222 130 L210 300', '#c8f04a', 6);
					line(pen, 'M66 36 L10 110', '#c8f04a', 6);
					line(pen, 'M234 36 L290 110', '#c8f04a', 6);
					write(pen, 'SÂN CHƠI', 150, 120, 17, '#ffffff', 110);
				},
			}),
		{ isFlat: true, tint: '#1f2430', detail: { zoom: 2.2, focus: [0.5, 0.5, 0.3] } },
	),
	'Bình nước thể thao 1 lít': thing(
		26,
		(tint) =>
			group(
				at(
					lathe(
						[
							[0, 0],
							[0.5, 0],
							[0.54, 0.1],
							[0.5, 0.9],
							[0.54, 1.7],
							[0.4, 1.9],
							[0, 1.92],
						],
						gloss(tint, { transparent: true, opacity: 0.82 }),
						0.14,
					),
					0,
					0,
				),
				at(drum(0.42, 0.4, 0.34, plastic('#33383f')), 0, 1.9),
				at(box(0.5, 0.12, 0.5, plastic(darker(tint, 0.2)), 0.05), 0, 2.28),
				at(drum(0.12, 0.1, 0.16, plastic('#f4f5f6')), 0, 2.3, 0.2),
				tube(
					[
						[-0.4, 2.05, 0],
						[-0.66, 2.3, 0],
						[-0.3, 2.55, 0],
						[0.1, 2.4, 0],
					],
					0.05,
					rubber('#33383f'),
				),
				...[0, 1, 2, 3, 4].map((index) =>
					at(
						sticker(0.3, 0.1, (pen, w, h) => {
							pen.fillStyle = '#ffffff';
							pen.fillRect(0, h * 0.3, w * (index % 2 === 0 ? 0.9 : 0.5), h * 0.4);
						}),
						0.1,
						0.35 + index * 0.28,
						0.55,
					),
				),
			),
		{ tint: '#f4b6c6' },
	),
};

function yogaMat(tint: string): Object3D {
	const spiral = [...Array(60).keys()].map((index): Spot => {
		const a = index * 0.42;
		const r = 0.1 + index * 0.0072;
		return [0, 0.52 + Math.cos(a) * r, Math.sin(a) * r];
	});
	return group(
		at(turn(wrap(at(drum(0.52, 0.52, 2.6, matte(tint, { roughness: 0.9 })), 0, -1.3)), 0, 0, 90), 0, 0.52),
		at(tube(spiral, 0.016, matte(lighter(tint, 0.45))), 1.31, 0, 0),
		at(box(2.6, 0.05, 1.6, matte(lighter(tint, 0.16)), 0.02), 0, 0.03, 0.9),
		...[-0.7, 0.7].map((x) => at(turn(wrap(ring(0.54, 0.045, cloth('#33383f', 3))), 0, 90), x, 0.52)),
		at(rod([-0.7, 1.06, 0], [0.7, 1.06, 0], 0.035, cloth('#33383f', 3)), 0, 0),
	);
}

function boxing(side: number): Object3D {
	const red = leather('#c9241f', 2);
	return sized(
		group(
			at(
				lathe(
					[
						[0, 0],
						[0.46, 0],
						[0.5, 0.5],
						[0.42, 0.85],
						[0, 0.9],
					],
					leather('#f4f2ec'),
				),
				0,
				0,
			),
			at(egg(0.68, 0.82, 0.58, red), 0, 1.5),
			at(egg(0.22, 0.5, 0.26, red), 0.62, 1.42, 0.18),
			at(turn(box(1.02, 0.22, 1.02, cloth('#22262b'), 0.1), 0), 0, 0.5),
			side > 0 &&
				at(
					sticker(0.6, 0.18, (pen, w, h) => write(pen, 'SÂN CHƠI', w / 2, h / 2, h * 0.8, '#ffffff', w)),
					0,
					0.5,
					0.52,
				),
		),
		side,
		1,
		1,
	);
}
