import { CapsuleGeometry } from 'three';
import { pillow } from '../../studio/bags.ts';
import { matte } from '../../studio/materials.ts';
import { at, drum, heap, pile, repeat, turn } from '../../studio/solids.ts';
import { jar } from '../containers.ts';
import { bean, handful } from '../props.ts';
import { type Things, thing } from '../thing.ts';
import { beside, look, slices, small } from './shared.ts';

export const driedFruit: Things = {
	'Xoài Cát Hoà Lộc sấy dẻo': thing(22, () =>
		beside(
			small(look('#f7b733', '#7a3b06', ['mango'], { layout: 'badge', accent: '#ffe39a', weight: '250 g' })),
			slices('#f0a224', 16, 0.34, 0.035, 0.13, 0.5),
		),
	),
	'Mít sấy giòn nguyên múi': thing(22, () =>
		beside(
			pillow({
				width: 1.6,
				height: 2.2,
				depth: 0.7,
				print: look('#3f8f4a', '#fff6c9', ['jackfruit'], {
					layout: 'split',
					accent: '#f4d34a',
					weight: '250 g',
					weightAt: 0.87,
				}),
			}),
			handful(bean(0.2, 0.09, 0.11), '#f2cf5a', 20, 0.5),
			1.1,
			0.5,
		),
	),
	'Chuối sấy dẻo mật': thing(20, () =>
		beside(
			small(look('#fbe9b5', '#6a3a12', ['banana'], { layout: 'band', accent: '#f2c438', weight: '300 g' }), {
				height: 1.8,
				width: 1.6,
			}),
			slices('#a8652a', 14, 0.34, 0.07, 0.09),
		),
	),
	'Thanh long ruột đỏ sấy': thing(21, () =>
		beside(
			small(look('#c5175a', '#ffffff', ['kiwi'], { layout: 'badge', accent: '#ff8fb8', weight: '200 g' })),
			repeat(5, (index) =>
				at(
					turn(drum(0.26, 0.26, 0.05, matte('#c2185b')), 14 * (index % 3), 30 * index, 8),
					(index % 3) * 0.3 - 0.3,
					0.05 * index,
					(index % 2) * 0.25,
				),
			),
		),
	),
	'Dừa sấy giòn vị muối biển': thing(20, () =>
		beside(
			pillow({
				width: 1.5,
				height: 2,
				depth: 0.65,
				print: look('#e8f4f4', '#1c7c86', ['coconut'], { layout: 'split', accent: '#9bd4d8', weight: '150 g' }),
			}),
			slices('#fffaf0', 26, 0.26, 0.025, 0.07),
		),
	),
	'Mứt gừng dẻo không đường hoá học': thing(14, () =>
		beside(
			jar({
				radius: 0.66,
				height: 1.2,
				fill: '#d9a441',
				lid: '#7c4a1e',
				pieces: bean(0.15, 0.05, 0.1),
				label: look('#fff6e0', '#8a4b12', ['ginger'], { layout: 'frame' }),
			}),
			slices('#dba94a', 18, 0.22, 0.04, 0.12, 0.42),
		),
	),
	'Khoai lang tím sấy thanh': thing(22, () =>
		beside(
			small(look('#6a3d8f', '#ffffff', ['sweetpotato'], { layout: 'arch', accent: '#b48bd6', weight: '250 g' })),
			heap({
				geometry: new CapsuleGeometry(0.05, 0.5, 4, 8),
				material: matte('#6b3f86'),
				count: 26,
				place: pile(0.5, 0.25),
			}),
		),
	),
};
