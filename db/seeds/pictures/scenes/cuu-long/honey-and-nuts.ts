import type { Object3D } from 'three';
import { matte } from '../../studio/materials.ts';
import { at, drum, group, turn } from '../../studio/solids.ts';
import { bottle, jar } from '../containers.ts';
import { bean, handful } from '../props.ts';
import { type Things, thing } from '../thing.ts';
import { beside, look, small } from './shared.ts';

export const honeyAndNuts: Things = {
	'Mật ong hoa nhãn': thing(22, () =>
		beside(
			bottle({
				radius: 0.52,
				height: 2,
				neck: 0.2,
				shoulder: 0.62,
				color: '#e09a1a',
				isSyrup: true,
				cap: '#f2f0e8',
				label: look('#fffaf0', '#a8610a', ['bee', 'blossom'], { layout: 'frame', weight: '500 ml' }),
				labelHeight: 0.4,
			}),
			honeyDipper(),
			1,
			0.4,
		),
	),
	'Mật ong rừng U Minh': thing(20, () =>
		jar({
			radius: 0.72,
			height: 1.55,
			fill: '#c4780f',
			isSyrup: true,
			lid: '#2f2a22',
			label: look('#2c3b28', '#f0cf7a', ['honey'], { layout: 'frame', accent: '#f0cf7a', weight: '800 g' }),
		}),
	),
	'Hạt điều rang muối còn vỏ lụa': thing(18, () =>
		beside(
			jar({
				radius: 0.72,
				height: 1.5,
				fill: '#b8793f',
				lid: '#b5382e',
				pieces: bean(0.15, 0.08, 0.08),
				label: look('#fff4df', '#b5382e', ['peanut'], { layout: 'band', accent: '#f3cf8f', weight: '500 g' }),
			}),
			handful(bean(0.15, 0.07, 0.08), '#c68a4e', 40, 0.5),
		),
	),
	'Hạt sen khô Đồng Tháp': thing(22, () =>
		beside(
			small(look('#f4e3e6', '#a83a62', ['lotus'], { layout: 'arch', accent: '#fbf4f1', weight: '500 g' })),
			handful(bean(0.1, 0.08, 0.08), '#f0e2c0', 90, 0.55),
		),
	),
	'Hạt mắc ca nứt vỏ': thing(22, () =>
		beside(
			small(look('#c39a6b', '#3d2614', ['chestnut'], { layout: 'stripe', weight: '500 g' }), { roughness: 0.95 }),
			handful(bean(0.12, 0.12, 0.12), '#6a3f22', 42, 0.55),
		),
	),
};

function honeyDipper(): Object3D {
	const wood = matte('#b9854f');
	return turn(
		group(
			...[0, 1, 2, 3, 4].map((index) =>
				at(
					drum(0.1 + Math.sin((index + 0.6) * 0.6) * 0.07, 0.1 + Math.sin((index + 0.6) * 0.6) * 0.07, 0.045, wood),
					0,
					index * 0.065,
				),
			),
			at(drum(0.035, 0.03, 1, wood), 0, 0.3),
		),
		0,
		0,
		-72,
	);
}
