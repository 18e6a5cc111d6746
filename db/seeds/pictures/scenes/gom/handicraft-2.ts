import type { Object3D } from 'three';
import { gloss, timber } from '../../studio/materials.ts';
import { at, ball, cut, drum, group, lathe, sized, tube } from '../../studio/solids.ts';
import { type Things, thing } from '../thing.ts';

export const handicraft2: Things = {
	'Con rối nước gỗ sung': thing(40, () => puppet(), { shot: { el: 6 } }),
};

function puppet(): Object3D {
	const skin = gloss('#e8b48a');
	return group(
		drum(0.55, 0.5, 0.2, timber('#8a5a34')),
		at(
			lathe(
				[
					[0, 0],
					[0.5, 0],
					[0.62, 0.6],
					[0.4, 1.1],
					[0, 1.15],
				],
				gloss('#c9302c'),
			),
			0,
			0.2,
		),
		at(cut('M-34 0 L0 60 L34 0 L20 -6 L0 36 L-20 -6Z', 0.06, gloss('#e0b04a'), 0.01), 0, 1.2, 0.42),
		at(ball(0.46, skin), 0, 1.75),
		...[-1, 1].map((side) => at(ball(0.14, gloss('#1f1712')), side * 0.34, 2.14)),
		at(ball(0.12, gloss('#1f1712')), 0, 2.24),
		...[-1, 1].map((side) => at(ball(0.055, gloss('#1a1512')), side * 0.16, 1.84, 0.42)),
		...[-1, 1].map((side) => at(sized(ball(0.09, gloss('#e88a7a')), 1, 0.8, 0.4), side * 0.27, 1.66, 0.38)),
		tube(
			[
				[-0.15, 1.6, 0.42],
				[0, 1.53, 0.46],
				[0.15, 1.6, 0.42],
			],
			0.025,
			gloss('#9a2a22'),
		),
		...[-1, 1].map((side) =>
			group(
				tube(
					[
						[side * 0.42, 1.2, 0],
						[side * 0.8, 1.25, 0.2],
						[side * 0.95, 1.6, 0.3],
					],
					0.11,
					gloss('#c9302c'),
				),
				at(ball(0.12, skin), side * 0.96, 1.7, 0.32),
			),
		),
	);
}
