import type { Object3D } from 'three';
import { gloss, matte } from '../../studio/materials.ts';
import { at, egg, group, tube, turn } from '../../studio/solids.ts';
import { jar } from '../containers.ts';
import { bean, bowlOf, handful, spoonOf } from '../props.ts';
import { type Things, thing } from '../thing.ts';
import { beside, look } from './shared.ts';

export const spices: Things = {
	'Tiêu đen Chư Sê hạt chắc': thing(13, () =>
		beside(
			jar({
				radius: 0.56,
				height: 1.25,
				fill: '#2b2622',
				lid: '#22262a',
				pieces: bean(0.05, 0.05, 0.05),
				label: look('#f3ead8', '#2b2622', ['olive'], { layout: 'stripe' }),
			}),
			handful(bean(0.045, 0.045, 0.045), '#2e2823', 90, 0.45),
		),
	),
	'Tiêu sọ trắng Phú Quốc': thing(12, () =>
		beside(
			jar({
				radius: 0.48,
				height: 1.3,
				fill: '#e0d3b4',
				lid: '#b9863f',
				pieces: bean(0.05, 0.05, 0.05),
				label: look('#1f6f78', '#ffffff', [], { layout: 'stripe', accent: '#e0d3b4' }),
			}),
			group(bowlOf(bean(0.045, 0.045, 0.045), '#e3d8bd', 0.42), at(turn(spoonOf(0.6), 0, 30), -0.1, 0.2)),
		),
	),
	'Ớt bột Tây Nguyên cay vừa': thing(11, () =>
		beside(
			jar({
				radius: 0.46,
				height: 1.15,
				fill: '#c4301c',
				lid: '#c4301c',
				label: look('#fff3d9', '#b3261a', ['chili'], { layout: 'badge', accent: '#f5cf9a' }),
			}),
			group(handful(bean(0.02, 0.02, 0.02), '#c93a22', 420, 0.38), at(chiliPod('#c1121f'), 0.3, 0.05, 0.4)),
		),
	),
	'Nghệ tinh bột vàng': thing(14, () =>
		beside(
			jar({
				radius: 0.6,
				height: 1.2,
				fill: '#f0b323',
				lid: '#f7f4ea',
				label: look('#f7f4ea', '#b56f08', ['ginger'], { layout: 'arch', accent: '#f8d884' }),
			}),
			group(bowlOf(bean(0.02, 0.02, 0.02), '#f2b92d', 0.42, '#8a5a34'), at(turn(spoonOf(0.6), 0, 55), 0, 0.22)),
		),
	),
	'Muối ớt xanh chấm trái cây': thing(12, () =>
		beside(
			jar({
				radius: 0.5,
				height: 1.1,
				fill: '#8fb34a',
				lid: '#2f7a3a',
				label: look('#eef6d8', '#2f7a3a', ['lime', 'chili'], { layout: 'split', accent: '#c8df8f' }),
			}),
			at(chiliPod('#3f9d3a'), 0.1, 0.06, 0.1),
		),
	),
	'Sốt bơ đậu phộng mộc': thing(13, () =>
		beside(
			jar({
				radius: 0.62,
				height: 1.3,
				fill: '#b97b3f',
				lid: '#e2b04a',
				label: look('#5a3218', '#ffe3b0', ['peanut'], { layout: 'badge', accent: '#8a5428', weight: '320 g' }),
			}),
			handful(bean(0.09, 0.065, 0.065), '#c9854a', 26, 0.4),
		),
	),
};

function chiliPod(color: string): Object3D {
	return group(
		tube(
			[
				[0, 0, 0],
				[0.25, 0.02, 0.02],
				[0.48, 0.03, -0.06],
				[0.62, 0, -0.16],
			],
			0.075,
			gloss(color),
		),
		at(egg(0.06, 0.07, 0.07, matte('#4c7a2e')), -0.02, 0),
		tube(
			[
				[-0.03, 0, 0],
				[-0.12, 0.05, 0.02],
				[-0.2, 0.04, 0.05],
			],
			0.022,
			matte('#4c7a2e'),
		),
	);
}
