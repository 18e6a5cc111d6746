import type { Object3D } from 'three';
import { brick, packet, pillow, pouch } from '../../studio/bags.ts';
import { ceramic, gloss, matte, plastic } from '../../studio/materials.ts';
import type { Artwork } from '../../studio/print.ts';
import { at, box, drum, group, lathe, repeat, ring, rod, sized, tube, turn } from '../../studio/solids.ts';
import { caddy, jar } from '../containers.ts';
import { bean, bowlOf, handful, leafSprig, petals, spoonOf } from '../props.ts';
import { type Things, thing } from '../thing.ts';
import { beside, look, phin } from './shared.ts';

const coffeeBean = bean(0.075, 0.045, 0.055);

const tea = bean(0.07, 0.015, 0.018);

const bag = (print: Artwork, height = 2.1, roughness = 0.85): Object3D =>
	brick({ width: 1.45, height, depth: 0.85, print, back: print.ground, roughness });

/** Above the brand, where the bag narrows. */
const valve = (): Object3D => at(turn(group(drum(0.06, 0.055, 0.03, plastic('#d8d4c8'))), 62), 0, 1.835, 0.185);

const cup = (fill: string, china = '#f4f0e8', radius = 0.34): Object3D =>
	group(
		lathe(
			[
				[0, 0],
				[radius * 0.6, 0],
				[radius, radius * 1.3],
				[radius * 0.92, radius * 1.3],
				[radius * 0.55, radius * 0.14],
				[0, radius * 0.12],
			],
			ceramic(china),
		),
		at(drum(radius * 0.7, radius * 0.86, radius * 0.9, gloss(fill)), 0, radius * 0.2),
		at(ring(radius * 0.4, radius * 0.09, ceramic(china)), radius * 1.0, radius * 0.7),
	);

export const coffeeAndTea: Things = {
	'Cà phê Arabica Cầu Đất': thing(28, () =>
		beside(
			group(
				bag(look('#2f5a43', '#f3ead2', ['mountain'], { layout: 'arch', accent: '#c99a4b', weight: '500 g' })),
				valve(),
			),
			handful(coffeeBean, '#4b2a17', 120, 0.6),
		),
	),
	'Cà phê Robusta mật ong Buôn Hồ': thing(28, () =>
		beside(
			group(
				bag(look('#d99a2b', '#3a1f10', ['bee', 'coffee'], { layout: 'frame', accent: '#3a1f10', weight: '500 g' })),
				valve(),
			),
			bowlOf(coffeeBean, '#5a3218', 0.5, '#6a4a35', 160),
		),
	),
	'Cà phê phin truyền thống Đắk Lắk': thing(28, () =>
		beside(
			group(
				bag(look('#8c1f1f', '#f6dfb5', ['coffee'], { layout: 'badge', accent: '#c4572f', weight: '500 g' })),
				valve(),
			),
			sized(phin(), 0.62),
			1.15,
		),
	),
	'Cà phê phin giấy tiện lợi': thing(14, () =>
		beside(
			packet({
				width: 1.7,
				height: 1.5,
				depth: 0.8,
				color: '#3f5f7a',
				front: look('#3f5f7a', '#f6efe0', ['coffee'], { layout: 'split', accent: '#d8b98a' }),
				side: look('#3f5f7a', '#f6efe0', []),
			}),
			group(cup('#3a1d0e'), at(box(0.5, 0.34, 0.06, matte('#f7f4ec')), 0, 0.5)),
			1.25,
		),
	),
	'Cà phê hoà tan ba trong một ít ngọt': thing(18, () =>
		beside(
			packet({
				width: 1.5,
				height: 2,
				depth: 0.75,
				color: '#b02a30',
				front: look('#b02a30', '#ffffff', ['coffee'], { layout: 'band', accent: '#f0c27a', weight: '20 × 17 g' }),
				side: look('#7c1a20', '#ffffff', []),
			}),
			repeat(3, (index) =>
				at(
					turn(
						pillow({ width: 0.28, height: 1, depth: 0.12, print: look('#b02a30', '#ffffff', []), back: '#b02a30' }),
						-84,
						30 * index - 20,
					),
					index * 0.22,
					0.06 + index * 0.05,
					0.5,
				),
			),
			0.85,
			0.2,
		),
	),
	'Cà phê chồn hương nhân tạo không động vật': thing(18, () =>
		beside(
			caddy(
				0.6,
				1.7,
				'#1d1a18',
				look('#1d1a18', '#d8b25a', ['coffee'], { layout: 'frame', accent: '#d8b25a', weight: '250 g' }),
			),
			handful(coffeeBean, '#3a1f10', 70, 0.45),
			0.95,
		),
	),
	'Trà ô long Bảo Lộc': thing(16, () =>
		beside(
			caddy(0.58, 1.5, '#4f7a4a', look('#f5f1df', '#35603a', ['leaf'], { layout: 'frame', weight: '200 g' })),
			group(cup('#b9b23a', '#f7f4ea', 0.3), at(handful(bean(0.045, 0.035, 0.035), '#4a5a2e', 46, 0.3), 0.5, 0, 0.2)),
			1.05,
		),
	),
	'Trà atiso túi lọc Đà Lạt': thing(12, () =>
		beside(
			packet({
				width: 1.8,
				height: 1.25,
				depth: 0.75,
				color: '#7fae6a',
				front: look('#7fae6a', '#ffffff', ['herb'], { layout: 'badge', accent: '#dff0cf' }),
				top: look('#7fae6a', '#ffffff', []),
			}),
			teaBag('#7fae6a'),
			1.25,
		),
	),
	'Trà hoa cúc chi': thing(14, () =>
		beside(
			jar({
				radius: 0.6,
				height: 1.35,
				fill: '#e8c95a',
				lid: '#e9e3d2',
				pieces: bean(0.1, 0.07, 0.1),
				label: look('#fffbea', '#b07d12', ['blossom'], { layout: 'frame' }),
			}),
			repeat(5, (index) =>
				at(petals(15, 0.24, '#fffdf2', '#e2a516'), (index % 3) * 0.4 - 0.2, 0.02, Math.floor(index / 3) * 0.42),
			),
		),
	),
	'Trà shan tuyết cổ thụ Suối Giàng': thing(20, () =>
		beside(
			pouch({
				width: 1.4,
				height: 1.9,
				depth: 0.7,
				print: look('#e9e4d6', '#3f5b4c', ['mountain'], { layout: 'stripe', accent: '#3f5b4c', weight: '200 g' }),
				back: '#e9e4d6',
				roughness: 0.95,
			}),
			bowlOf(tea, '#8a9070', 0.5, '#5b4a3c', 260),
		),
	),
	'Trà lài ướp hoa tươi': thing(18, () =>
		beside(
			caddy(
				0.52,
				1.75,
				'#f0ede2',
				look('#3c7a5a', '#ffffff', ['cherryblossom'], { layout: 'leafy', accent: '#5e9c7b', weight: '200 g' }),
			),
			repeat(5, (index) => at(jasmine(), (index % 3) * 0.3 - 0.15, 0.02, Math.floor(index / 3) * 0.3)),
			0.95,
		),
	),
	'Bột ca cao nguyên chất': thing(20, () =>
		beside(
			pouch({
				width: 1.4,
				height: 1.9,
				depth: 0.7,
				print: look('#4a2618', '#f3d9b0', ['chocolate'], { layout: 'arch', accent: '#7c452c', weight: '300 g' }),
				back: '#4a2618',
				roughness: 0.7,
			}),
			group(bowlOf(bean(0.02, 0.02, 0.02), '#5d3420', 0.45), at(turn(spoonOf(0.7), 0, 40), 0.1, 0.25)),
			1.05,
		),
	),
};

/** Five white petals on a green tube. */
const jasmine = (): Object3D =>
	group(
		at(petals(5, 0.2, '#ffffff', '#f1e3a0'), 0, 0.06),
		at(turn(rod([0, 0, 0], [0, 0.3, 0], 0.03, matte('#8fae5a')), 96, 30), 0, 0.07),
	);

function teaBag(color: string): Object3D {
	return group(
		at(
			turn(
				pillow({
					width: 0.55,
					height: 0.7,
					depth: 0.16,
					print: (pen, w, h) => {
						pen.fillStyle = '#efe8d6';
						pen.fillRect(0, 0, w, h);
					},
					back: '#efe8d6',
				}),
				-80,
			),
			0,
			0.06,
			0.4,
		),
		tube(
			[
				[0, 0.08, -0.25],
				[0.2, 0.02, -0.4],
				[0.5, 0.02, -0.1],
				[0.55, 0.02, 0.2],
			],
			0.01,
			matte('#fff'),
		),
		at(box(0.22, 0.02, 0.24, matte(color)), 0.56, 0.02, 0.3),
		at(leafSprig('#6f9a52', 0.32), -0.3, 0, 0.6),
	);
}
