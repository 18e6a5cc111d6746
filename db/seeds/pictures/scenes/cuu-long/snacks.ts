import type { Object3D } from 'three';
import { packet, pillow } from '../../studio/bags.ts';
import { matte } from '../../studio/materials.ts';
import { at, box, drum, egg, group, heap, repeat, turn } from '../../studio/solids.ts';
import { bean, handful } from '../props.ts';
import { type Things, thing } from '../thing.ts';
import { beside, look } from './shared.ts';

export const snacks: Things = {
	'Đậu phộng rang tỏi ớt': thing(22, () =>
		beside(
			pillow({
				width: 1.5,
				height: 2.1,
				depth: 0.7,
				print: look('#c9302c', '#ffe7a8', ['peanut', 'chili'], { layout: 'badge', accent: '#f4a12c', weight: '400 g' }),
			}),
			handful(bean(0.09, 0.065, 0.065), '#c8763a', 90, 0.5),
		),
	),
	'Bánh pía sầu riêng trứng muối': thing(
		6,
		() =>
			beside(
				packet({
					width: 2.3,
					height: 0.8,
					depth: 1.3,
					color: '#c8102e',
					front: look('#c8102e', '#ffe08a', [], { layout: 'stripe', accent: '#ffe08a' }),
					top: look('#c8102e', '#ffe08a', ['egg'], { layout: 'frame', accent: '#ffe08a' }),
				}),
				group(drum(0.42, 0.4, 0.28, matte('#e8c27e'), 0.1), at(drum(0.14, 0.14, 0.01, matte('#c2402a')), 0, 0.275)),
				1.75,
				0.5,
			),
		{ shot: { el: 28 } },
	),
	'Kẹo dừa Bến Tre vị lá dứa': thing(12, () =>
		beside(
			packet({
				width: 1.9,
				height: 1.25,
				depth: 0.7,
				color: '#2f8f57',
				front: look('#2f8f57', '#fffbe0', ['coconut'], { layout: 'split', accent: '#8fd19b' }),
				side: look('#2f8f57', '#fffbe0', []),
			}),
			candies(),
			1.3,
			0.5,
		),
	),
	'Bánh tráng sữa Bến Tre': thing(
		26,
		() =>
			group(
				repeat(9, (index) =>
					at(turn(drum(1.05, 1.05, 0.025, matte('#f3e6c8', { roughness: 0.7 })), 0, index * 20), 0, 0.03 * index),
				),
				heap({
					geometry: bean(0.03, 0.012, 0.02),
					material: matte('#4a3a22'),
					count: 130,
					place: (random) => [(random() - 0.5) * 1.4, 0.28, (random() - 0.5) * 1.4],
				}),
				at(turn(box(2.14, 0.34, 0.42, matte('#2f8f57', { roughness: 0.5 }), 0.03), 0, 0), 0, 0.14),
				at(turn(packetBand(), -90), 0, 0.32, 0),
			),
		{ shot: { el: 36, az: -10 } },
	),
};

function packetBand(): Object3D {
	const made = packet({
		width: 1.5,
		height: 0.38,
		depth: 0.02,
		color: '#2f8f57',
		front: look('#2f8f57', '#fffbe0', []),
	});
	return at(made, 0, -0.19);
}

function candies(): Object3D {
	return repeat(9, (index) =>
		at(
			turn(
				group(
					box(0.34, 0.13, 0.17, matte(index % 2 === 0 ? '#a6cf8d' : '#f7f3e4')),
					at(egg(0.1, 0.02, 0.09, matte('#ffffff')), 0.2, 0),
					at(egg(0.1, 0.02, 0.09, matte('#ffffff')), -0.2, 0),
				),
				0,
				index * 47,
			),
			(index % 3) * 0.36 - 0.3,
			index > 5 ? 0.16 : 0.06,
			Math.floor((index % 6) / 3) * 0.32,
		),
	);
}
