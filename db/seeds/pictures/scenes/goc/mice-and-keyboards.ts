import { leather, mixed, plastic, rubber, steel } from '../../studio/materials.ts';
import { at, ball, box, cut, drum, group, lathe, sized, turn, wrap } from '../../studio/solids.ts';
import { type Things, thing } from '../thing.ts';
import { keys, mouse, standing } from './shared.ts';

export const miceAndKeyboards: Things = {
	'Chuột không dây yên lặng': thing(
		4,
		(tint) =>
			group(
				turn(wrap(mouse(tint)), 0, 24),
				at(
					turn(
						group(box(0.3, 0.14, 0.3, plastic(tint), 0.03), at(box(0.24, 0.1, 0.24, steel(), 0.01), 0.25, 0)),
						0,
						30,
					),
					1.1,
					0.08,
					0.7,
				),
			),
		{ tint: '#1f2430', shot: { el: 28 } },
	),
	'Chuột đứng chống mỏi cổ tay': thing(
		7,
		() =>
			standing(
				group(
					sized(
						lathe(
							[
								[0, 0],
								[1, 0],
								[0.95, 0.4],
								[0.62, 1.1],
								[0.2, 1.3],
								[0, 1.32],
							],
							plastic('#2b2f35'),
							0.24,
						),
						0.66,
						0.95,
						1,
					),
					at(turn(wrap(drum(0.14, 0.14, 0.09, rubber('#8a929b'))), 0, 0, 60), 0.42, 0.92, 0.55),
					at(turn(box(0.04, 0.5, 0.7, plastic('#4a5058'), 0.02), 0, 0, 34), 0.46, 0.72, 0.3),
					at(sized(ball(0.4, plastic('#3f6fb5')), 0.4, 0.5, 1.1), -0.52, 0.5, 0.1),
					at(box(1.3, 0.08, 1.9, rubber(), 0.04), 0.08, 0.04),
				),
				-34,
			),
		{ shot: { el: 18 } },
	),
	'Bàn phím cơ 87 phím': thing(
		4,
		(tint) =>
			group(
				at(box(3.7, 0.26, 1.4, plastic(tint === '#1f2430' ? '#2b2f36' : '#e4e7ea'), 0.06), 0, 0.13),
				at(keys(16, 6, 3.5, 1.24, tint, tint === '#1f2430' ? '#3a414a' : '#b9c6d4'), 0, 0.26),
			),
		{ tint: '#ffffff', shot: { el: 36, az: -20 } },
	),
	'Bàn phím bluetooth gập ba': thing(
		4,
		() =>
			group(
				at(
					turn(
						wrap(
							group(box(1.1, 0.1, 1, leather('#3a4048'), 0.04), at(keys(5, 5, 1, 0.9, '#2b2f36', '#2b2f36'), 0, 0.05)),
						),
						0,
						0,
						-24,
					),
					-1.5,
					0.36,
				),
				at(
					group(box(1.7, 0.1, 1, leather('#3a4048'), 0.04), at(keys(8, 5, 1.6, 0.9, '#2b2f36', '#3a414a'), 0, 0.05)),
					0,
					0.1,
				),
				at(
					turn(
						wrap(
							group(box(1.1, 0.1, 1, leather('#3a4048'), 0.04), at(keys(5, 5, 1, 0.9, '#2b2f36', '#2b2f36'), 0, 0.05)),
						),
						0,
						0,
						24,
					),
					1.5,
					0.36,
				),
			),
		{ shot: { el: 34 } },
	),
	'Tấm lót chuột da hai mặt': thing(
		40,
		(tint) =>
			group(
				at(box(4, 0.05, 2, leather(tint, 6), 0.02), 0, 0.03),
				at(
					turn(wrap(cut('M-70 0 L70 0 L40 70Z', 0.03, leather(mixed(tint, '#e9dfc8', 0.7)), 0.005)), 90),
					1.3,
					0.075,
					0.96,
				),
				at(sized(mouse('#e9edf0'), 0.42), 0.9, 0.05, -0.1),
				at(
					turn(
						wrap(
							group(
								box(1.5, 0.1, 0.7, plastic('#e9edf0'), 0.03),
								at(keys(12, 4, 1.4, 0.6, '#ffffff', '#ffffff'), 0, 0.05),
							),
						),
						0,
						0,
					),
					-0.7,
					0.1,
					-0.1,
				),
			),
		{ tint: '#243b63', shot: { el: 46, az: -8 } },
	),
};
