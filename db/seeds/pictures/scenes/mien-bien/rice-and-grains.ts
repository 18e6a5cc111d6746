import { brick } from '../../studio/bags.ts';
import { bean, bowlOf } from '../props.ts';
import { type Things, thing } from '../thing.ts';
import { beside, look } from './shared.ts';

export const riceAndGrains: Things = {
	'Gạo sữa Phú Yên': thing(42, () =>
		beside(
			brick({
				width: 1.7,
				height: 2.5,
				depth: 0.8,
				print: look('#ffffff', '#2f6f9f', ['milk', 'rice'], { layout: 'band', accent: '#dbeaf4', weight: '5 kg' }),
				back: '#f4f4f0',
			}),
			bowlOf(bean(0.04, 0.026, 0.026), '#fffdf6', 0.55, '#2f6f9f', 420),
		),
	),
};
