import type { Object3D } from 'three';
import { gloss, glowing, lighter, matte, metal, plastic, rubber, steel } from '../../studio/materials.ts';
import {
	around,
	at,
	ball,
	box,
	drum,
	group,
	lathe,
	repeat,
	ring,
	rod,
	sized,
	tube,
	turn,
	wrap,
} from '../../studio/solids.ts';
import { clearGlass } from '../props.ts';
import { type Things, thing } from '../thing.ts';
import { screen } from './shared.ts';

const fanHead = (radius: number, count: number, blade: string, frame: string): Object3D =>
	group(
		at(blades(count, radius * 0.94, blade), 0, 0),
		cage(radius, frame),
		at(
			turn(
				wrap(
					lathe(
						[
							[0, 0],
							[radius * 0.26, 0.05],
							[radius * 0.3, 0.3],
							[radius * 0.16, 0.5],
							[0, 0.5],
						],
						plastic(frame),
					),
				),
				-90,
			),
			0,
			0,
			-0.06,
		),
	);

export const cooling: Things = {
	'Quạt đứng cánh rộng bảy lá': thing(
		130,
		() =>
			group(
				drum(0.62, 0.58, 0.12, plastic('#e9edf0')),
				at(drum(0.06, 0.06, 2.1, steel()), 0, 0.1),
				at(box(0.26, 0.5, 0.22, plastic('#5a8fc0'), 0.06), 0, 1.65),
				at(fanHead(0.95, 7, '#9cc7ea', '#f1f3f5'), 0, 2.75, 0.12),
			),
		{ shot: { el: 8 } },
	),
	'Quạt treo tường có điều khiển': thing(45, () =>
		group(
			at(box(0.55, 0.8, 0.2, plastic('#f1f3f5'), 0.08), 0, 0.7, -0.75),
			rod([0, 0.8, -0.7], [0, 1.35, -0.3], 0.09, plastic('#d9dde2')),
			at(fanHead(0.95, 3, '#3f6f9f', '#e4e7ea'), 0, 1.5, 0.1),
			at(
				turn(
					group(
						box(0.28, 0.08, 0.8, plastic('#f1f3f5'), 0.03),
						repeat(6, (index) =>
							at(
								drum(0.04, 0.04, 0.03, plastic(index === 0 ? '#d8343b' : '#5a626c')),
								(index % 2) * 0.12 - 0.06,
								0.03,
								Math.floor(index / 2) * 0.16 - 0.22,
							),
						),
					),
					0,
					20,
				),
				1.15,
				0.1,
				0.6,
			),
		),
	),
	'Quạt tích điện mini': thing(
		22,
		(tint) =>
			group(
				drum(0.42, 0.4, 0.12, plastic(tint)),
				at(drum(0.17, 0.15, 0.95, plastic(tint)), 0, 0.1),
				at(drum(0.07, 0.07, 0.03, plastic('#ffffff')).rotateX(Math.PI / 2), 0, 0.62, 0.15),
				at(
					group(
						blades(5, 0.6, lighter(tint, 0.3)),
						ring(0.66, 0.06, plastic(tint)),
						around(14, (_, angle) =>
							rod([0, 0, 0.12], [Math.cos(angle) * 0.64, Math.sin(angle) * 0.64, 0.05], 0.014, plastic(tint)),
						),
						at(turn(wrap(drum(0.16, 0.14, 0.05, plastic('#ffffff'))), 90), 0, 0, 0.1),
					),
					0,
					1.7,
				),
			),
		{ tint: '#ffffff' },
	),
	'Quạt điều hoà hơi nước 30 lít': thing(
		95,
		() =>
			group(
				at(box(1.4, 2.6, 1.1, plastic('#f3f5f7'), 0.14), 0, 1.4),
				at(box(1.15, 0.85, 0.08, plastic('#2b3036'), 0.06), 0, 2, 0.54),
				repeat(7, (index) =>
					at(turn(box(1.1, 0.02, 0.12, plastic('#8a939c'), 0.005), 30), 0, 1.68 + index * 0.11, 0.58),
				),
				at(box(1.15, 0.22, 0.06, gloss('#1b2026'), 0.04), 0, 1.36, 0.55),
				at(screen(0.5, 0.15, '24°C'), 0, 1.36, 0.59),
				at(box(1.18, 0.72, 0.07, plastic('#bfe0f2'), 0.06), 0, 0.6, 0.54),
				at(box(0.08, 0.5, 0.02, gloss('#3f9fd8'), 0.01), 0.42, 0.6, 0.585),
				...[-0.5, 0.5].flatMap((x) => [-0.35, 0.35].map((z) => at(drum(0.1, 0.1, 0.12, rubber()), x, 0, z))),
			),
		{ shot: { el: 10 } },
	),
	'Máy lọc không khí phòng 25 m²': thing(52, () =>
		group(
			at(box(1.35, 2.3, 1.1, plastic('#f5f6f7'), 0.3), 0, 1.15),
			at(
				repeat(16, (index) => at(box(1.02, 0.025, 0.03, plastic('#c3c9cf'), 0.01), 0, index * 0.075)),
				0,
				0.4,
				0.55,
			),
			at(drum(0.4, 0.4, 0.03, plastic('#d9dde2')), 0, 2.3),
			at(drum(0.24, 0.24, 0.02, gloss('#1b2026')).rotateX(Math.PI / 2), 0, 1.85, 0.54),
			at(screen(0.28, 0.16, '12'), 0, 1.86, 0.57),
			at(ring(0.24, 0.02, glowing('#46d08a', 0.9)), 0, 1.85, 0.56),
		),
	),
	'Máy tạo ẩm siêu âm 4 lít': thing(30, () =>
		group(
			lathe(
				[
					[0, 0],
					[0.72, 0],
					[0.78, 0.1],
					[0.74, 0.55],
					[0, 0.55],
				],
				plastic('#f4f5f6'),
				0.08,
			),
			at(
				lathe(
					[
						[0, 0],
						[0.72, 0],
						[0.62, 1.2],
						[0.4, 1.36],
						[0, 1.36],
					],
					gloss('#a9d3ec', { transparent: true, opacity: 0.78 }),
					0.12,
				),
				0,
				0.55,
			),
			at(drum(0.16, 0.1, 0.2, plastic('#f4f5f6')), 0, 1.9),
			at(ring(0.15, 0.025, glowing('#5fd0c0', 0.8)), 0, 0.3, 0.76),
			...[0, 1, 2, 3, 4].map((index) =>
				clearGlass(
					at(
						sized(
							ball(
								0.16 + index * 0.07,
								matte('#ffffff', { transparent: true, opacity: 0.42 - index * 0.06, roughness: 1 }),
							),
							1,
							0.9,
							1,
						),
						(index % 2) * 0.1 + index * 0.05,
						2.2 + index * 0.24,
					),
				),
			),
		),
	),
};

function blades(count: number, radius: number, color: string, hub = 0.16): Object3D {
	return group(
		around(count, (_, angle) =>
			turn(
				wrap(at(turn(sized(ball(1, plastic(color)), radius * 0.42, radius * 0.24, 0.02), 24, 0, 18), radius * 0.52, 0)),
				0,
				0,
				(angle * 180) / Math.PI,
			),
		),
		turn(wrap(at(drum(radius * hub, radius * hub * 0.8, 0.14, plastic('#e9edf0')), 0, -0.05)), 90),
	);
}

function cage(radius: number, color: string, wires = 36): Object3D {
	const wire = metal(color, 0.35);
	return group(
		ring(radius, 0.035, plastic(color)),
		ring(radius * 0.6, 0.012, wire),
		at(turn(wrap(drum(radius * 0.2, radius * 0.18, 0.06, plastic(color))), 90), 0, 0, 0.2),
		around(wires, (_, angle) =>
			tube(
				[
					[Math.cos(angle) * radius * 0.18, Math.sin(angle) * radius * 0.18, 0.22],
					[Math.cos(angle) * radius * 0.7, Math.sin(angle) * radius * 0.7, 0.2],
					[Math.cos(angle) * radius, Math.sin(angle) * radius, 0],
				],
				0.009,
				wire,
			),
		),
	);
}
