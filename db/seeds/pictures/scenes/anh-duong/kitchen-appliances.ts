import type { Object3D } from 'three';
import { darker, glass, gloss, glowing, matte, plastic, rubber, steel } from '../../studio/materials.ts';
import { sticker, write } from '../../studio/print.ts';
import { at, ball, box, drum, group, lathe, repeat, ring, rod, sized, tube, turn } from '../../studio/solids.ts';
import { clearGlass } from '../props.ts';
import { type Things, thing } from '../thing.ts';
import { knob, screen } from './shared.ts';

const mark = (width: number, color: string): Object3D =>
	sticker(width, width * 0.2, (pen, w, h) => write(pen, 'ÁNH DƯƠNG', w / 2, h / 2, h * 0.72, color, w * 0.96));

const foot = (spots: readonly (readonly [number, number])[]): Object3D =>
	group(...spots.map(([x, z]) => at(drum(0.09, 0.08, 0.08, rubber()), x, 0, z)));

const shell = (w: number, h: number, d: number, color: string): Object3D =>
	group(
		at(box(w, h, d, plastic(color), 0.1), 0, h / 2 + 0.06),
		foot([
			[w * 0.4, d * 0.35],
			[-w * 0.4, d * 0.35],
			[w * 0.4, -d * 0.35],
			[-w * 0.4, -d * 0.35],
		]),
	);

const windowPane = (w: number, h: number, glow = '#20262c'): Object3D =>
	group(box(w, h, 0.05, gloss('#14181c'), 0.06), at(box(w * 0.86, h * 0.8, 0.03, gloss(glow), 0.05), 0, 0, 0.02));

export const kitchenAppliances: Things = {
	'Nồi cơm điện tử 1,8 lít': thing(
		25,
		(tint) =>
			group(
				lathe(
					[
						[0, 0],
						[0.9, 0],
						[1.12, 0.14],
						[1.16, 1],
						[1.08, 1.3],
						[0, 1.34],
					],
					plastic(tint),
					0.14,
				),
				at(
					lathe(
						[
							[1.1, 0],
							[1.04, 0.2],
							[0.6, 0.34],
							[0, 0.38],
						],
						plastic(tint),
						0.1,
					),
					0,
					1.3,
				),
				at(ring(1.1, 0.02, steel()).rotateX(Math.PI / 2), 0, 1.3),
				at(turn(box(0.72, 0.62, 0.06, gloss('#1b2026'), 0.12), -6), 0, 0.66, 1.15),
				at(turn(screen(0.46, 0.2, '12:30'), -6), 0, 0.76, 1.2),
				at(
					turn(
						repeat(3, (index) =>
							at(drum(0.055, 0.05, 0.03, plastic('#e4e7ea')).rotateX(Math.PI / 2), index * 0.18 - 0.18, 0),
						),
						-6,
					),
					0,
					0.5,
					1.17,
				),
				at(box(0.42, 0.12, 0.22, plastic(darker(tint, 0.2)), 0.05), 0, 1.5, 0.82),
				tube(
					[
						[-1.16, 0.9, 0],
						[-1.2, 1.7, 0],
						[0, 1.95, 0],
						[1.2, 1.7, 0],
						[1.16, 0.9, 0],
					],
					0.05,
					plastic(darker(tint, 0.15)),
				),
			),
		{ tint: '#ffffff', shot: { el: 18 } },
	),
	'Nồi chiên không dầu 6 lít': thing(34, () =>
		group(
			at(box(1.9, 2.2, 1.9, plastic('#2b2e33'), 0.45), 0, 1.1),
			at(box(1.5, 0.9, 0.1, plastic('#3a3e44'), 0.12), 0, 0.62, 0.93),
			at(windowPane(1.05, 0.5, '#7a4a22'), 0, 0.68, 0.98),
			at(box(0.34, 0.2, 0.5, plastic('#202327'), 0.08), 0, 0.2, 1.15),
			at(turn(windowPane(1.2, 0.5), -24), 0, 1.78, 0.9),
			at(turn(screen(0.7, 0.24, '180°  20'), -24), 0, 1.8, 0.98),
		),
	),
	'Bếp từ đôi mặt kính': thing(
		4.8,
		() =>
			group(
				at(box(3.4, 0.14, 2, steel(), 0.04), 0, 0.14),
				at(box(3.34, 0.08, 1.94, gloss('#111317', { roughness: 0.06 }), 0.03), 0, 0.24),
				...[-0.85, 0.85].flatMap((x) =>
					[0.62, 0.4].map((radius) =>
						at(ring(radius, 0.012, glowing('#b5472f', 0.5)).rotateX(Math.PI / 2), x, 0.285, -0.15),
					),
				),
				at(turn(screen(1.6, 0.24, '8   –  +   5'), -90), 0, 0.287, 0.76),
			),
		{ shot: { el: 34 } },
	),
	'Bếp hồng ngoại đơn': thing(
		8,
		() =>
			group(
				at(box(1.9, 0.32, 2.1, plastic('#26292e'), 0.12), 0, 0.22),
				at(drum(0.78, 0.78, 0.03, gloss('#15171a')), 0, 0.38, -0.24),
				...[0.56, 0.42, 0.28, 0.14].map((radius) =>
					at(ring(radius, 0.035, glowing('#f2592a', 1.1)).rotateX(Math.PI / 2), 0, 0.415, -0.24),
				),
				at(turn(knob(0.22, '#c9ced4'), -60), 0, 0.36, 0.84),
				foot([
					[0.7, 0.8],
					[-0.7, 0.8],
				]),
			),
		{ shot: { el: 34 } },
	),
	'Lò nướng điện 38 lít': thing(34, () =>
		group(
			shell(3, 1.9, 1.7, '#2f3338'),
			at(windowPane(2.05, 1.35, '#a85a22'), -0.38, 1, 0.87),
			at(rod([-1.25, 1.62, 1.02], [0.5, 1.62, 1.02], 0.05, steel()), 0, 0),
			...[0, 1, 2].map((index) => at(knob(0.19, '#d5d9dd'), 1.08, 1.62 - index * 0.55, 0.86)),
			at(group(sized(ball(0.4, matte('#c9762f')), 1.2, 0.5, 0.1)), -0.38, 0.72, 0.9),
		),
	),
	'Lò vi sóng cơ 20 lít': thing(26, () =>
		group(
			shell(3, 1.7, 1.8, '#f1f2f3'),
			at(windowPane(1.95, 1.2), -0.4, 0.94, 0.92),
			at(box(0.1, 1.1, 0.12, plastic('#c9ced4'), 0.04), 0.68, 0.94, 0.98),
			...[1.3, 0.62].map((y) => at(knob(0.24, '#3a4048'), 1.1, y, 0.9)),
			at(mark(0.5, '#3a4048'), 1.1, 0.24, 0.91),
		),
	),
	'Máy xay sinh tố hai cối': thing(
		40,
		(tint) =>
			group(
				blender(tint, 1),
				at(
					group(
						drum(0.34, 0.34, 0.18, plastic('#2b2e33')),
						at(
							clearGlass(
								lathe(
									[
										[0.3, 0],
										[0.34, 0.06],
										[0.34, 0.6],
										[0.3, 0.66],
									],
									glass(),
								),
							),
							0,
							0.18,
						),
						at(drum(0.33, 0.31, 0.14, plastic(tint)), 0, 0.8),
					),
					1.15,
					0,
					0.3,
				),
			),
		{ tint: '#d8343b' },
	),
};

function blender(tint: string, scale: number): Object3D {
	return sized(
		group(
			lathe(
				[
					[0, 0],
					[0.56, 0],
					[0.6, 0.08],
					[0.46, 0.75],
					[0.4, 0.82],
					[0, 0.82],
				],
				plastic(tint),
			),
			at(knob(0.16), 0, 0.36, 0.52),
			at(
				clearGlass(
					lathe(
						[
							[0.34, 0],
							[0.38, 0.05],
							[0.56, 1.3],
							[0.54, 1.34],
						],
						glass('#e6f0f0', 0.3),
					),
				),
				0,
				0.82,
			),
			at(drum(0.3, 0.48, 0.85, gloss('#e8788a')), 0, 0.87),
			at(drum(0.56, 0.52, 0.16, plastic('#2b2e33')), 0, 2.14),
			at(drum(0.2, 0.18, 0.12, plastic('#2b2e33')), 0, 2.3),
			tube(
				[
					[0.5, 2, 0],
					[0.86, 1.9, 0],
					[0.8, 1.2, 0],
					[0.44, 1.05, 0],
				],
				0.055,
				glass('#dfe9e9', 0.55),
			),
		),
		scale,
	);
}
