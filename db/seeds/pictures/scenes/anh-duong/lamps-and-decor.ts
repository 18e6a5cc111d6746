import type { Object3D } from 'three';
import { glowing, plastic, steel } from '../../studio/materials.ts';
import { at, ball, box, drum, group, lathe, rod, turn, wrap } from '../../studio/solids.ts';
import { type Things, thing } from '../thing.ts';

export const lampsAndDecor: Things = {
	'Đèn bàn học chống cận': thing(42, (tint) => deskLamp(tint), { tint: '#ffffff', shot: { az: -22 } }),
};

function deskLamp(tint: string): Object3D {
	const body = plastic(tint);
	return group(
		lathe(
			[
				[0, 0],
				[0.6, 0],
				[0.62, 0.08],
				[0.5, 0.14],
				[0, 0.16],
			],
			body,
		),
		at(drum(0.07, 0.06, 0.02, glowing('#59c2ff', 0.8)), 0, 0.15, 0.36),
		rod([0, 0.14, -0.2], [-0.12, 1.45, -0.28], 0.06, body),
		at(ball(0.1, steel()), -0.12, 1.47, -0.28),
		rod([-0.12, 1.47, -0.28], [0.3, 2.25, 0.2], 0.055, body),
		at(
			turn(
				wrap(group(box(0.3, 0.09, 1.1, body, 0.04), at(box(0.24, 0.02, 1, glowing('#fff3d6', 1.4), 0.01), 0, -0.05))),
				8,
				60,
				0,
			),
			0.55,
			2.3,
			0.42,
		),
	);
}
