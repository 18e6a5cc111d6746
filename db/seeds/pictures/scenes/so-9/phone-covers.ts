import type { Object3D } from 'three';
import { cloth, darker, glass, gloss, leather, metal, plastic, rubber, steel } from '../../studio/materials.ts';
import { around, at, ball, box, drum, group, rod, sized, turn, wrap } from '../../studio/solids.ts';
import { clearGlass } from '../props.ts';
import { type Things, thing } from '../thing.ts';
import { front, lens, phoneSide, wallpaper } from './shared.ts';

const backCover = (w: number, h: number, of: Parameters<typeof box>[3], depth = 0.16): Object3D =>
	group(
		box(w, h, depth, of, 0.07),
		at(box(w * 0.42, w * 0.42, 0.03, gloss('#1d2126'), 0.08), -w * 0.22, h * 0.5 - w * 0.28, depth / 2),
		...[
			[-0.1, 0.1],
			[0.1, -0.08],
			[-0.1, -0.08],
		].map(([x = 0, y = 0]) => at(sized(lens(0.09), 1), -w * 0.22 + x, h * 0.5 - w * 0.28 + y, depth / 2 + 0.01)),
	);

export const phoneCovers: Things = {
	'Ốp lưng trong viền chống sốc': thing(16, () =>
		group(
			at(
				turn(
					wrap(
						group(
							at(phoneSide(1.1, 2.25, '#6f8fb5'), 0, 0, 0),
							at(lens(0.13), -0.3, 0.85, 0.06),
							at(lens(0.13), -0.3, 0.5, 0.06),
							clearGlass(box(1.24, 2.4, 0.2, glass('#eaf4fb', 0.34), 0.09)),
							...[
								[-1, 1],
								[1, 1],
								[-1, -1],
								[1, -1],
							].map(([x = 0, y = 0]) => at(sized(ball(0.14, glass('#ffffff', 0.5)), 1, 1, 0.85), x * 0.55, y * 1.12)),
						),
					),
					-8,
					20,
				),
				0,
				1.24,
			),
		),
	),
	'Ốp lưng vải lanh': thing(16, (tint) => at(turn(wrap(backCover(1.2, 2.4, cloth(tint, 5))), -8, 20), 0, 1.22), {
		tint: '#8b929c',
	}),
	'Bao da ví gập có ngăn thẻ': thing(
		16,
		(tint) =>
			group(
				at(
					turn(
						wrap(
							group(
								box(1.25, 2.4, 0.12, leather(tint), 0.05),
								at(front(1.08, 2.2, '#22262b', wallpaper('#3a5f8a', '#f0c27a')), 0, 0, 0.09),
							),
						),
						0,
						-8,
					),
					0.68,
					1.2,
				),
				at(
					turn(
						wrap(
							group(
								box(1.25, 2.4, 0.1, leather(tint), 0.05),
								...[0, 1, 2].map((index) =>
									at(
										group(
											box(0.95, 0.62, 0.02, plastic(['#d9a23f', '#4f7fb0', '#d9dde2'][index] ?? '#fff'), 0.02),
											at(box(1.05, 0.5, 0.03, leather(darker(tint, 0.12)), 0.02), 0, -0.2, 0.02),
										),
										0,
										0.72 - index * 0.5,
										0.06 + index * 0.03,
									),
								),
							),
						),
						0,
						38,
					),
					-0.52,
					1.2,
					0.36,
				),
				at(box(0.34, 0.24, 0.05, leather(darker(tint, 0.2)), 0.02), 1.4, 1.25, 0.06),
			),
		{ tint: '#7b5236', shot: { az: -4 } },
	),
	'Kính cường lực viền mỏng': thing(16, () =>
		group(
			at(turn(wrap(front(1.1, 2.3, '#2b2f36', wallpaper('#2f3f5f', '#8fa9c9'))), -10, 14), 0, 1.16),
			at(turn(wrap(clearGlass(box(1.06, 2.26, 0.02, glass('#d6ecf7', 0.5), 0.01))), -10, 14), 0.42, 1.36, 0.5),
			at(turn(wrap(clearGlass(box(1.06, 2.26, 0.02, glass('#c6e4f4', 0.45), 0.01))), -10, 14), 0.72, 1.46, 0.75),
		),
	),
	'Giá đỡ điện thoại để bàn': thing(
		13,
		(tint) =>
			group(
				at(drum(0.72, 0.7, 0.12, metal(tint, 0.35)), 0, 0),
				rod([0, 0.1, -0.2], [0, 1, -0.35], 0.11, metal(tint, 0.35)),
				at(ball(0.15, metal(tint, 0.3)), 0, 1.02, -0.35),
				rod([0, 1.02, -0.35], [0, 1.45, -0.1], 0.1, metal(tint, 0.35)),
				at(
					turn(
						wrap(
							group(
								box(0.95, 1.1, 0.08, metal(tint, 0.35), 0.05),
								at(box(0.95, 0.08, 0.36, metal(tint, 0.35), 0.03), 0, -0.52, 0.16),
								at(box(0.95, 0.2, 0.06, metal(tint, 0.35), 0.03), 0, -0.46, 0.32),
							),
						),
						-18,
					),
					0,
					1.55,
					0,
				),
				at(turn(wrap(front(0.85, 1.75, '#22262b', wallpaper('#2f7f8f', '#f2c78a'))), -18), 0, 1.95, 0.12),
			),
		{ tint: '#cfd4da' },
	),
	'Gậy chụp ảnh ba chân': thing(
		48,
		() =>
			group(
				around(3, (_, angle) =>
					rod([0, 0.75, 0], [Math.sin(angle) * 0.75, 0, Math.cos(angle) * 0.75], 0.06, plastic('#22262b')),
				),
				at(drum(0.1, 0.1, 0.5, plastic('#22262b')), 0, 0.6),
				rod([0, 1.05, 0], [0, 2.4, 0], 0.05, steel()),
				at(box(0.16, 0.2, 0.16, plastic('#22262b'), 0.04), 0, 2.4),
				at(turn(wrap(front(0.62, 1.25, '#3a4048', wallpaper('#7a3f8f', '#f2a98a'))), -4), 0, 2.95, 0.06),
				...[-1, 1].map((side) => at(box(0.1, 0.26, 0.2, rubber('#d8343b'), 0.03), side * 0.33, 2.95)),
				at(
					turn(
						group(
							box(0.18, 0.08, 0.4, plastic('#22262b'), 0.04),
							at(drum(0.06, 0.06, 0.03, plastic('#d8343b')), 0, 0.04),
						),
						0,
						30,
					),
					0.75,
					0.04,
					0.6,
				),
			),
		{ shot: { el: 10 } },
	),
};
