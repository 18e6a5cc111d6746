import { packet } from '../../studio/bags.ts';
import { at, group, sized } from '../../studio/solids.ts';
import { jar } from '../containers.ts';
import { type Things, thing } from '../thing.ts';
import { look } from './shared.ts';

export const honeyAndNuts: Things = {
	'Yến sào chưng đường phèn hạt sen': thing(14, () =>
		group(
			packet({
				width: 2.4,
				height: 1.7,
				depth: 0.9,
				color: '#a3152c',
				front: look('#a3152c', '#f3d084', ['nest'], { layout: 'frame', accent: '#f3d084' }),
				side: look('#a3152c', '#f3d084', []),
			}),
			...[0, 1, 2].map((index) =>
				at(
					sized(
						jar({
							radius: 0.62,
							height: 1,
							fill: '#f2e2b4',
							lid: '#c8a24a',
							label: look('#a3152c', '#f3d084', [], { layout: 'stripe' }),
						}),
						0.5,
					),
					index * 0.72 - 0.6,
					0,
					0.95,
				),
			),
		),
	),
};
