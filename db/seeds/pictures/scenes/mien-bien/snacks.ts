import { packet, pouch } from '../../studio/bags.ts';
import { matte } from '../../studio/materials.ts';
import { at, box, drum, group, repeat, turn, wrap } from '../../studio/solids.ts';
import { bean, handful, leafSprig } from '../props.ts';
import { type Things, thing } from '../thing.ts';
import { beside, look } from './shared.ts';

export const snacks: Things = {
	'Khô mực xé sợi cay': thing(21, () =>
		beside(
			pouch({
				width: 1.5,
				height: 2,
				depth: 0.7,
				print: look('#7a1f1a', '#ffd98a', ['squid', 'chili'], { layout: 'badge', accent: '#c43a24', weight: '250 g' }),
				back: '#7a1f1a',
			}),
			handful(bean(0.26, 0.022, 0.03), '#cf7a3c', 90, 0.5),
		),
	),
	'Rong biển cuốn cơm': thing(22, () =>
		beside(
			packet({
				width: 1.7,
				height: 2,
				depth: 0.25,
				color: '#1f4a3a',
				front: look('#1f4a3a', '#f2ead2', ['sushi'], { layout: 'badge', accent: '#4f8a6a', weight: '10 lá' }),
			}),
			at(
				repeat(4, (index) =>
					at(
						turn(box(0.9, 0.015, 0.9, matte('#16261c', { roughness: 0.5 }), 0.005), 0, index * 11),
						0,
						0.02 + index * 0.022,
					),
				),
				0.2,
				0,
				0.2,
			),
			1.15,
		),
	),
	'Bò khô sợi vị sả': thing(20, () =>
		beside(
			pouch({
				width: 1.5,
				height: 1.95,
				depth: 0.7,
				print: look('#3a1f16', '#f0c27a', ['meat'], { layout: 'arch', accent: '#8a3a24', weight: '250 g' }),
				back: '#3a1f16',
			}),
			handful(bean(0.24, 0.04, 0.05), '#6b2a1a', 44, 0.48),
		),
	),
	'Gà khô lá chanh': thing(20, () =>
		beside(
			pouch({
				width: 1.55,
				height: 1.8,
				depth: 0.7,
				print: look('#e8c23a', '#2f6b2a', ['poultry', 'herb'], { layout: 'split', accent: '#fbeeb0', weight: '300 g' }),
				back: '#e8c23a',
			}),
			group(handful(bean(0.2, 0.03, 0.04), '#cf9448', 60, 0.46), at(leafSprig('#3f8a34', 0.3), 0, 0.1, 0.5)),
		),
	),
	'Bánh tráng cuốn hải sản Nha Trang': thing(
		4,
		() =>
			group(
				repeat(14, (index) =>
					at(drum(1.1, 1.1, 0.016, matte('#f6f2e6', { transparent: true, opacity: 0.92 })), 0, index * 0.026),
				),
				at(
					turn(
						wrap(
							packet({
								width: 1.1,
								height: 1.1,
								depth: 0.02,
								color: '#2f7fae',
								front: look('#2f7fae', '#ffffff', ['wave'], { layout: 'badge', accent: '#8fcbe6' }),
							}),
						),
						-90,
					),
					0,
					0.4,
					0.55,
				),
			),
		{ shot: { el: 44, az: -10 } },
	),
};
