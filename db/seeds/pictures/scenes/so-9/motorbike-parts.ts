import { plastic, rubber } from '../../studio/materials.ts';
import { at, box, group, ring, rod, turn, wrap } from '../../studio/solids.ts';
import { type Things, thing } from '../thing.ts';
import { front, wallpaper } from './shared.ts';

export const motorbikeParts: Things = {
	'Kẹp điện thoại xe máy': thing(
		16,
		() =>
			group(
				rod([-1.3, 0.35, -0.2], [1.3, 0.35, -0.2], 0.13, rubber('#3a4048')),
				at(ring(0.2, 0.09, plastic('#22262b')).rotateY(Math.PI / 2), 0, 0.35, -0.2),
				rod([0, 0.5, -0.2], [0, 0.95, 0], 0.1, plastic('#22262b')),
				at(
					turn(
						wrap(
							group(
								box(0.8, 1.4, 0.12, plastic('#22262b'), 0.06),
								at(front(0.95, 1.95, '#3a4048', wallpaper('#3f9d54', '#bfe3c0')), 0, 0, 0.12),
								...[
									[-1, 1],
									[1, 1],
									[-1, -1],
									[1, -1],
								].map(([x = 0, y = 0]) =>
									at(turn(box(0.34, 0.15, 0.3, rubber('#d8343b'), 0.06), 0, 0, x * y * 40), x * 0.44, y * 0.9, 0.12),
								),
							),
						),
						-20,
					),
					0,
					1.5,
					0.1,
				),
			),
		{ detail: { zoom: 1.9, focus: [0.5, 0.2, 0.5] } },
	),
};
