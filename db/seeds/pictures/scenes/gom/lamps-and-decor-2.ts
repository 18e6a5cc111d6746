import type { Object3D } from 'three';
import { matte, metal, timber } from '../../studio/materials.ts';
import { at, box, drum, group, lathe, turn, wrap } from '../../studio/solids.ts';
import { type Things, thing } from '../thing.ts';

export const lampsAndDecor2: Things = {
	'Đồng hồ treo tường mặt gỗ': thing(30, () => at(turn(wrap(clockFace()), -4, 12), 0, 1.4), { shot: { el: 6 } }),
};

function clockFace(): Object3D {
	return group(
		turn(
			wrap(
				lathe(
					[
						[0, 0],
						[1.3, 0],
						[1.36, 0.06],
						[1.3, 0.16],
						[0, 0.16],
					],
					timber('#d2a468', [2, 2]),
				),
			),
			90,
		),
		...Array.from({ length: 12 }, (_, index) => {
			const a = (index / 12) * 6.283;
			return at(
				turn(
					box(index % 3 === 0 ? 0.08 : 0.045, index % 3 === 0 ? 0.24 : 0.15, 0.03, matte('#4a2f1c'), 0.01),
					0,
					0,
					(-a * 180) / Math.PI,
				),
				Math.sin(a) * 1.08,
				Math.cos(a) * 1.08,
				0.175,
			);
		}),
		at(turn(wrap(at(box(0.075, 0.72, 0.03, matte('#2b2420'), 0.02), 0, 0.3)), 0, 0, 60), 0, 0, 0.19),
		at(turn(wrap(at(box(0.055, 1, 0.03, matte('#2b2420'), 0.02), 0, 0.42)), 0, 0, -54), 0, 0, 0.21),
		at(turn(drum(0.07, 0.07, 0.08, metal('#c9a24a', 0.3)), 90), 0, 0, 0.16),
	);
}
