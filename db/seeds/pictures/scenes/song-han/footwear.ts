import type { Object3D } from 'three';
import { leather } from '../../studio/materials.ts';
import { at, group, sized, turn, wrap } from '../../studio/solids.ts';
import { sandal, shoe } from '../shoes.ts';
import { type Things, thing } from '../thing.ts';

const pairOf = (make: () => Object3D): Object3D =>
	group(at(turn(wrap(make()), 0, 62), -0.75, 0, 0.1), at(turn(wrap(sized(make(), 1, 1, -1)), 0, 40), 0.75, 0, -0.2));

export const footwear: Things = {
	'Giày lười da mềm nam': thing(
		9,
		() => pairOf(shoe({ upper: leather('#8a5a38', 5), sole: '#2b2522', kind: 'loafer', trim: '#5f3a22' })),
		{ shot: { el: 24 } },
	),
	'Dép sandal nữ quai chéo': thing(9, (tint) => pairOf(sandal(tint)), { tint: '#f3e7cf', shot: { el: 30 } }),
};
