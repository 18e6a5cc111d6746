import type { Object3D } from 'three';
import { cloth, leather } from '../../studio/materials.ts';
import { at, group, sized, turn, wrap } from '../../studio/solids.ts';
import { shoe } from '../shoes.ts';
import { type Things, thing } from '../thing.ts';

const pair = (make: () => Object3D): Object3D =>
	group(at(turn(wrap(make()), 0, 62), -0.75, 0, 0.1), at(turn(wrap(sized(make(), 1, 1, -1)), 0, 40), 0.75, 0, -0.2));

export const footwear: Things = {
	'Giày chạy bộ đế êm': thing(
		13,
		(tint) =>
			pair(
				shoe({
					upper: cloth(tint, 10),
					sole: '#f6f6f2',
					kind: 'runner',
					trim: tint === '#f08330' ? '#22262b' : '#e0703a',
				}),
			),
		{ tint: '#8b929c', shot: { el: 18 } },
	),
	'Giày leo núi cổ lửng': thing(
		17,
		() => pair(shoe({ upper: leather('#9a6f45', 5), sole: '#2b2826', kind: 'boot', trim: '#5a3a22' })),
		{ shot: { el: 18 } },
	),
};
