import { matte } from '../../studio/materials.ts';
import { at, drum, repeat } from '../../studio/solids.ts';
import { type Things, thing } from '../thing.ts';
import { beside, look, small } from './shared.ts';

export const spices: Things = {
	'Đường thốt nốt An Giang': thing(20, () =>
		beside(
			small(look('#efe0c2', '#7a4716', ['palm'], { layout: 'badge', accent: '#f8efd8', weight: '1 kg' }), {
				height: 1.7,
				roughness: 0.9,
			}),
			repeat(5, (index) =>
				at(
					drum(0.24, 0.24, 0.2, matte('#b5793a'), 0.07),
					[0, 0.46, 0.2, -0.28, 0.7][index] ?? 0,
					index === 2 ? 0.2 : 0,
					[0, 0.1, 0.06, 0.36, 0.4][index] ?? 0,
				),
			),
		),
	),
};
