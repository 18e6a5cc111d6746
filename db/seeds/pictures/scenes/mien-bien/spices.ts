import type { Object3D } from 'three';
import { pouch } from '../../studio/bags.ts';
import { matte } from '../../studio/materials.ts';
import type { Artwork } from '../../studio/print.ts';
import { at, ball, drum, group, lathe, sized } from '../../studio/solids.ts';
import { bottle, jar } from '../containers.ts';
import { bean, bowlOf, handful } from '../props.ts';
import { type Things, thing } from '../thing.ts';
import { beside, look, pod } from './shared.ts';

const small = (print: Artwork, height = 2): Object3D =>
	pouch({ width: 1.5, height, depth: 0.7, print, back: print.ground });

export const spices: Things = {
	'Muối tôm Tây Ninh': thing(11, () =>
		beside(
			jar({
				radius: 0.5,
				height: 1.1,
				fill: '#d9612c',
				lid: '#d9412c',
				label: look('#fff0dc', '#c4361c', ['shrimp'], { layout: 'band', accent: '#f8c49a', weight: '250 g' }),
			}),
			handful(bean(0.025, 0.025, 0.025), '#dd6a34', 360, 0.4),
		),
	),
	'Muối hầm than tre': thing(16, () =>
		beside(
			group(
				drum(0.42, 0.42, 1.6, matte('#b8a35a')),
				at(drum(0.44, 0.44, 0.08, matte('#8a7a3a')), 0, 0.5),
				at(drum(0.44, 0.44, 0.08, matte('#8a7a3a')), 0, 1.2),
				at(drum(0.4, 0.4, 0.06, matte('#8a6a3a')), 0, 1.6),
			),
			bowlOf(bean(0.03, 0.03, 0.03), '#dcdad2', 0.48, '#3a3a3a', 420),
		),
	),
	'Tỏi cô đơn Lý Sơn': thing(
		9,
		() =>
			group(
				lathe(
					[
						[0, 0],
						[0.95, 0],
						[1.15, 0.42],
						[1.08, 0.44],
						[0.9, 0.08],
						[0, 0.06],
					],
					matte('#b98a54'),
				),
				...[0, 1, 2, 3, 4, 5, 6, 7].map((index) =>
					at(
						soloGarlic(0.3),
						index === 7 ? 0 : Math.cos(index * 0.9) * 0.55,
						index === 7 ? 0.62 : 0.22,
						index === 7 ? 0.1 : Math.sin(index * 0.9) * 0.55,
					),
				),
				at(soloGarlic(0.3), 1.4, 0, 0.6),
				at(soloGarlic(0.26), 1.0, 0, 1.0),
			),
		{ shot: { el: 26 } },
	),
	'Sa tế tôm ớt': thing(10, () =>
		beside(
			jar({
				radius: 0.52,
				height: 1.0,
				fill: '#b3200f',
				lid: '#f0b323',
				label: look('#f6c63a', '#a3180f', ['chili', 'shrimp'], { layout: 'stripe', accent: '#a3180f' }),
			}),
			group(pod('#c1121f'), at(pod('#d6301f'), 0.1, 0, 0.3)),
		),
	),
	'Bột nêm hải sản không bột ngọt': thing(19, () =>
		beside(
			small(
				look('#2f7fae', '#ffffff', ['shrimp', 'mushroom'], { layout: 'split', accent: '#8fcbe6', weight: '250 g' }),
				1.9,
			),
			handful(bean(0.022, 0.022, 0.03), '#d8b078', 420, 0.42),
		),
	),
	'Giấm gạo lên men tự nhiên': thing(25, () =>
		bottle({
			radius: 0.38,
			height: 2.2,
			neck: 0.14,
			shoulder: 0.58,
			color: '#ead9a0',
			cap: '#e9dfc2',
			top: 'cork',
			label: look('#ffffff', '#6a7a2a', ['rice'], { layout: 'leafy', accent: '#a9b86a', weight: '550 ml' }),
		}),
	),
};

function soloGarlic(size: number): Object3D {
	return group(
		at(sized(ball(size, matte('#e9dcd6')), 1, 0.92, 1), 0, size * 0.85),
		at(
			lathe(
				[
					[0, 0],
					[size * 0.45, 0],
					[size * 0.12, size * 0.3],
					[size * 0.08, size * 0.7],
					[0, size * 0.72],
				],
				matte('#d9c3b4'),
			),
			0,
			size * 1.5,
		),
	);
}
