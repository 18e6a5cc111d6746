import type { Object3D } from 'three';
import { darker, glass, gloss, glowing, metal, plastic, steel } from '../../studio/materials.ts';
import { at, ball, box, drum, group, lathe, repeat, rod, tube, turn, wrap } from '../../studio/solids.ts';
import { clearGlass } from '../props.ts';
import { type Things, thing } from '../thing.ts';
import { knob, screen } from './shared.ts';

export const kitchenAppliances2: Things = {
	'Máy ép chậm trái cây': thing(45, () =>
		group(
			at(
				lathe(
					[
						[0, 0],
						[0.62, 0],
						[0.66, 0.1],
						[0.5, 1],
						[0.5, 1.3],
						[0, 1.3],
					],
					plastic('#b5382e'),
				),
				-0.3,
				0,
			),
			at(
				lathe(
					[
						[0, 0],
						[0.52, 0],
						[0.6, 0.1],
						[0.6, 0.9],
						[0.4, 1.1],
						[0, 1.1],
					],
					gloss('#e8913a', { transparent: true, opacity: 0.85 }),
				),
				-0.3,
				1.3,
			),
			at(drum(0.28, 0.3, 0.5, plastic('#2b2e33')), -0.3, 2.4),
			at(rod([0.2, 1.5, 0.1], [0.72, 1.36, 0.2], 0.12, plastic('#b5382e')), 0, 0),
			at(
				group(clearGlass(drum(0.3, 0.34, 0.85, glass())), at(drum(0.27, 0.3, 0.6, gloss('#f29a2c')), 0, 0.03)),
				0.85,
				0,
				0.3,
			),
			at(ball(0.28, gloss('#f0932b')), 1.5, 0.28, 0.5),
		),
	),
	'Ấm siêu tốc inox hai lớp': thing(24, (tint) => kettle(tint), { tint: '#1f2430' }),
	'Máy pha cà phê mini': thing(31, () =>
		group(
			at(box(1.5, 0.22, 1.7, plastic('#22262a'), 0.06), 0, 0.11, 0.1),
			at(box(1.4, 2.1, 0.8, plastic('#c43b32'), 0.14), 0, 1.05, -0.4),
			at(box(1.4, 0.6, 1.5, plastic('#c43b32'), 0.14), 0, 1.86, 0),
			at(drum(0.3, 0.3, 0.2, steel()), 0, 1.42, 0.4),
			at(rod([0, 1.46, 0.6], [0, 1.4, 1.35], 0.08, plastic('#1c1f22')), 0, 0),
			at(rod([0.58, 1.6, 0.5], [0.7, 0.75, 0.62], 0.035, steel()), 0, 0),
			at(box(1.2, 0.04, 0.8, steel(), 0.02), 0, 0.24, 0.45),
			at(
				group(
					lathe(
						[
							[0, 0],
							[0.16, 0],
							[0.24, 0.36],
							[0.21, 0.36],
							[0.14, 0.04],
						],
						gloss('#ffffff'),
					),
					at(drum(0.16, 0.19, 0.22, gloss('#3a1d0e')), 0, 0.06),
				),
				0,
				0.27,
				0.45,
			),
			at(knob(0.14, '#e4e7ea'), -0.4, 1.92, 0.76),
			at(knob(0.14, '#e4e7ea'), 0.4, 1.92, 0.76),
		),
	),
	'Bình thuỷ điện 3 lít': thing(32, () =>
		group(
			lathe(
				[
					[0, 0],
					[0.78, 0],
					[0.84, 0.1],
					[0.84, 1.9],
					[0.72, 2.2],
					[0, 2.26],
				],
				plastic('#e9edf2'),
				0.14,
			),
			at(box(0.9, 0.3, 0.7, plastic('#3f5f8a'), 0.12), 0, 2.12, 0.44),
			at(
				lathe(
					[
						[0, 0],
						[0.14, 0],
						[0.1, 0.24],
						[0, 0.24],
					],
					plastic('#2f4a6c'),
				),
				0,
				1.78,
				0.78,
			),
			at(box(0.12, 1.1, 0.04, gloss('#5aa7d8'), 0.03), 0.42, 1, 0.72),
			at(screen(0.5, 0.2, '90°C'), 0, 1.4, 0.86),
			tube(
				[
					[-0.8, 2, 0],
					[-0.8, 2.6, 0],
					[0, 2.75, 0],
					[0.8, 2.6, 0],
					[0.8, 2, 0],
				],
				0.06,
				plastic('#3f5f8a'),
			),
		),
	),
	'Nồi áp suất điện 6 lít': thing(33, () =>
		group(
			lathe(
				[
					[0, 0],
					[0.95, 0],
					[1.02, 0.1],
					[1.02, 1.35],
					[0, 1.38],
				],
				steel(),
				0.06,
			),
			at(
				lathe(
					[
						[0, 0],
						[1.06, 0],
						[1.06, 0.2],
						[0.8, 0.45],
						[0, 0.5],
					],
					plastic('#22262a'),
					0.1,
				),
				0,
				1.34,
			),
			at(box(0.5, 0.24, 0.26, plastic('#22262a'), 0.1), 0, 1.94),
			at(drum(0.09, 0.07, 0.22, metal()), 0.5, 1.74, 0.1),
			at(box(0.95, 0.85, 0.1, plastic('#22262a'), 0.12), 0, 0.7, 1),
			at(screen(0.5, 0.22, '00:30'), 0, 0.88, 1.06),
			at(
				repeat(6, (index) =>
					at(box(0.18, 0.08, 0.03, plastic('#8a929b'), 0.02), (index % 3) * 0.24 - 0.24, Math.floor(index / 3) * -0.15),
				),
				0,
				0.62,
				1.06,
			),
			...[-1, 1].map((side) => at(box(0.24, 0.16, 0.5, plastic('#22262a'), 0.06), side * 1.1, 1.22)),
		),
	),
};

function kettle(tint: string): Object3D {
	return group(
		drum(0.82, 0.78, 0.12, plastic('#2b2e33')),
		at(
			lathe(
				[
					[0, 0],
					[0.78, 0],
					[0.82, 0.06],
					[0.6, 1.4],
					[0.56, 1.5],
					[0, 1.5],
				],
				plastic(tint),
				0.06,
			),
			0,
			0.13,
		),
		at(drum(0.81, 0.79, 0.14, steel()), 0, 0.13),
		at(
			lathe(
				[
					[0.56, 0],
					[0.46, 0.12],
					[0, 0.16],
				],
				plastic(darker(tint, 0.2)),
			),
			0,
			1.6,
		),
		at(ball(0.09, steel()), 0, 1.8),
		at(
			turn(
				wrap(
					lathe(
						[
							[0.2, 0],
							[0.1, 0.34],
							[0.09, 0.36],
						],
						steel(),
					),
				),
				0,
				0,
				62,
			),
			-0.5,
			1.36,
		),
		tube(
			[
				[0.5, 1.6, 0],
				[1.02, 1.66, 0],
				[1.14, 1.1, 0],
				[0.98, 0.5, 0],
				[0.72, 0.38, 0],
			],
			0.085,
			plastic('#2b2e33'),
		),
		at(box(0.14, 0.06, 0.1, glowing('#4aa7ff', 0.6), 0.02), 1.06, 0.72, 0.06),
	);
}
