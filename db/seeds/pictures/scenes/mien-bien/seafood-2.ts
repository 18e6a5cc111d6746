import { at, group } from '../../studio/solids.ts';
import { jar } from '../containers.ts';
import { bean, bowlOf, handful } from '../props.ts';
import { type Things, thing } from '../thing.ts';
import { beside, look, pod } from './shared.ts';

export const seafood2: Things = {
	'Mắm ruốc Huế': thing(12, () =>
		jar({
			radius: 0.64,
			height: 1.15,
			fill: '#7a3a4a',
			lid: '#8a2434',
			label: look('#f6e3d2', '#7a2434', ['shrimp'], { layout: 'frame', weight: '400 g' }),
		}),
	),
	'Mắm tôm chua Gò Công': thing(15, () =>
		beside(
			jar({
				radius: 0.56,
				height: 1.5,
				fill: '#e2622f',
				lid: '#f3efe6',
				pieces: bean(0.14, 0.07, 0.08),
				label: look('#fdf3dc', '#b8431a', ['shrimp', 'chili'], { layout: 'arch', accent: '#f7cfa4' }),
			}),
			pod('#c1121f'),
		),
	),
	'Cá cơm rim mè cay': thing(11, () =>
		beside(
			jar({
				radius: 0.66,
				height: 1.0,
				fill: '#8a3f1a',
				lid: '#2f2a26',
				pieces: bean(0.2, 0.035, 0.05),
				label: look('#2f2a26', '#f2b53a', ['fish', 'chili'], { layout: 'stripe', accent: '#c43a24' }),
			}),
			handful(bean(0.22, 0.03, 0.045), '#9a4a20', 34, 0.42),
		),
	),
	'Rong nho tươi tách nước': thing(
		8,
		() =>
			group(
				bowlOf(bean(0.055, 0.055, 0.055), '#5a9a3a', 0.8, '#f4f1ea', 900),
				at(handful(bean(0.05, 0.05, 0.05), '#4f8f34', 60, 0.3), 1.1, 0, 0.4),
			),
		{ shot: { el: 30 } },
	),
};
