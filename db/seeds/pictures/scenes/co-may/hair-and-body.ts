import type { Object3D } from 'three';
import { pouch } from '../../studio/bags.ts';
import { cloth, matte, timber } from '../../studio/materials.ts';
import { sticker, write } from '../../studio/print.ts';
import { at, box, drum, egg, group, heap, lathe, repeat, ring, turn, wrap } from '../../studio/solids.ts';
import { bottle, jar, tin } from '../containers.ts';
import { bean, handful, leafSprig } from '../props.ts';
import { type Things, thing } from '../thing.ts';
import { beside, look } from './shared.ts';

const toothbrush = (color: string): Object3D =>
	group(
		box(0.13, 1.55, 0.09, timber('#cfae78'), 0.045),
		at(box(0.085, 0.4, 0.075, timber('#cfae78'), 0.035), 0, 0.86),
		at(box(0.17, 0.52, 0.08, timber('#cfae78'), 0.04), 0, 1.2),
		...Array.from({ length: 27 }, (_, tuft) =>
			at(
				turn(wrap(drum(0.026, 0.03, 0.22, matte(color), 0.006)), 90),
				((tuft % 3) - 1) * 0.053,
				1.0 + Math.floor(tuft / 3) * 0.05,
				0.03,
			),
		),
	);

const pods = (): Object3D =>
	repeat(3, (index) =>
		at(
			turn(box(0.8, 0.05, 0.14, matte('#3a2416'), 0.04), 0, index * 30 - 20, 4),
			0.1,
			0.04 + index * 0.04,
			index * 0.1,
		),
	);

const soapBar = (color: string): Object3D =>
	group(
		at(box(1.5, 0.5, 0.95, matte(color, { roughness: 0.55 }), 0.12), 0, 0.25),
		at(
			turn(
				sticker(0.9, 0.36, (pen, w, h) => write(pen, 'CỎ MÂY', w / 2, h / 2, h * 0.6, 'rgb(110 80 40 / 0.55)', w)),
				-90,
			),
			0,
			0.503,
		),
	);

export const hairAndBody: Things = {
	'Dầu gội bồ kết vỏ bưởi': thing(22, () =>
		beside(
			bottle({
				radius: 0.46,
				height: 1.9,
				neck: 0.16,
				shoulder: 0.78,
				color: '#4a2f1c',
				cap: '#22201e',
				top: 'pump',
				label: look('#f1e8d2', '#4a5a24', ['greens'], { layout: 'frame', weight: '500 ml' }),
			}),
			pods(),
			0.8,
			0.6,
		),
	),
	'Xịt dưỡng tóc vỏ bưởi': thing(17, () =>
		bottle({
			radius: 0.32,
			height: 1.9,
			neck: 0.15,
			shoulder: 0.76,
			color: '#9fc25a',
			cap: '#22201e',
			top: 'spray',
			label: look('#fbfbe9', '#5a7a1e', ['melon'], { layout: 'split', accent: '#d8e6a0', weight: '140 ml' }),
		}),
	),
	'Dầu dừa ép lạnh Bến Tre': thing(13, () =>
		beside(
			jar({
				radius: 0.56,
				height: 1.25,
				fill: '#f6f4ea',
				lid: '#c8a24a',
				label: look('#2f6a5a', '#ffffff', ['coconut'], { layout: 'stripe', accent: '#cfe3d8' }),
			}),
			halfCoconut(),
			1.15,
		),
	),
	'Xà bông thủ công cám gạo': thing(
		6,
		() =>
			group(
				soapBar('#e3d0a0'),
				at(turn(soapBar('#d9c590'), 0, 34), 0.35, 0.5, 0.1),
				at(handful(bean(0.04, 0.02, 0.02), '#f0e2bd', 120, 0.4), 1.25, 0, 0.6),
			),
		{ shot: { el: 24 } },
	),
	'Sữa tắm gừng muối biển': thing(22, () =>
		bottle({
			radius: 0.48,
			height: 1.9,
			neck: 0.16,
			shoulder: 0.8,
			color: '#f4d9a8',
			cap: '#ffffff',
			top: 'pump',
			isGlass: false,
			label: look('#f4d9a8', '#8a5414', ['ginger', 'wave'], { weight: '550 ml' }),
			labelHeight: 0.56,
		}),
	),
	'Lược gỗ đàn hương': thing(5, comb, { shot: { az: -22, el: 24 } }),
	'Muối ngâm chân thảo dược': thing(18, () =>
		beside(
			pouch({
				width: 1.4,
				height: 1.9,
				depth: 0.7,
				print: look('#e9dccb', '#6a3f2a', ['salt', 'herb'], { layout: 'arch', accent: '#f8f2e6', weight: '500 g' }),
				back: '#e9dccb',
				roughness: 0.9,
			}),
			handful(bean(0.04, 0.04, 0.04), '#f0d6c4', 160, 0.45),
			1.05,
		),
	),
	'Cao xoa tràm gió': thing(
		3,
		() =>
			group(
				tin(0.7, 0.34, look('#2f7a4a', '#ffffff', [], { layout: 'stripe' }), '#d5b25a'),
				at(
					turn(
						sticker(1.16, 1.16, (pen, w, h) => {
							pen.fillStyle = '#2f7a4a';
							pen.beginPath();
							pen.arc(w / 2, h / 2, w / 2, 0, 7);
							pen.fill();
							write(pen, 'CỎ MÂY', w / 2, h / 2, w * 0.17, '#f3e2ad', w * 0.8);
						}),
						-90,
					),
					0,
					0.345,
				),
				at(leafSprig('#5f9a5a', 0.4), 0.5, 0, 0.75),
			),
		{ shot: { el: 34 } },
	),
	'Tinh dầu sả chanh nguyên chất': thing(9, () =>
		beside(
			bottle({
				radius: 0.34,
				height: 1.15,
				neck: 0.15,
				shoulder: 0.66,
				color: '#7a3f12',
				cap: '#1f1f22',
				top: 'dropper',
				label: look('#fbf8e4', '#6a7a1e', ['lemon'], { layout: 'stripe', weight: '10 ml' }),
				labelHeight: 0.5,
			}),
			turn(at(egg(0.3, 0.24, 0.24, matte('#f0d23a')), 0, 0.24), 0, 30, 0),
			0.7,
		),
	),
	'Bàn chải tre than hoạt tính': thing(
		20,
		() =>
			group(
				...['#2b2b2b', '#f4efe2', '#4a5a3f', '#8a5a3a'].map((color, index) =>
					turn(wrap(at(turn(toothbrush(color), 0, 42), index * 0.46 - 0.7, 0.8)), 0, 0, index * 2 - 3),
				),
			),
		{ shot: { el: 10 }, detail: { zoom: 2.4, focus: [0.5, 0.85, 0.5] } },
	),
	'Bông rửa mặt xơ mướp': thing(8, () => loofah(), { shot: { el: 30 } }),
};

function comb(): Object3D {
	const wood = timber('#a8703f');
	const teeth = Array.from({ length: 22 }, (_, index) =>
		at(box(0.05, 0.8, 0.09, wood, 0.02), index * 0.105 - 1.1, 0.4),
	);
	return group(...teeth, at(box(2.5, 0.5, 0.16, wood, 0.1), 0, 0.98));
}

function halfCoconut(): Object3D {
	return turn(
		wrap(
			at(
				group(
					lathe(
						[
							[0, 0],
							[0.35, 0.05],
							[0.55, 0.3],
							[0.58, 0.5],
							[0.52, 0.5],
						],
						matte('#6a4327'),
					),
					lathe(
						[
							[0, 0.12],
							[0.3, 0.16],
							[0.46, 0.34],
							[0.52, 0.5],
							[0.56, 0.5],
						],
						matte('#fffdf6'),
					),
				),
				0,
				0.02,
			),
		),
		28,
		0,
		10,
	);
}

function loofah(): Object3D {
	const roll = (length: number): Object3D =>
		turn(
			wrap(
				group(
					at(drum(0.52, 0.52, length, matte('#dcc690', { roughness: 1 }), 0.1), 0, -length / 2),
					heap({
						geometry: bean(0.1, 0.014, 0.014),
						material: matte('#efe0b2'),
						count: 900,
						place: (random) => {
							const angle = random() * 6.283;
							return [Math.cos(angle) * 0.53, (random() - 0.5) * length, Math.sin(angle) * 0.53];
						},
					}),
					...[0, 1, 2, 3].map((hole) =>
						at(
							drum(0.13, 0.13, 0.03, matte('#8f7a48')),
							Math.cos(hole * 1.57 + 0.4) * 0.26,
							length / 2 - 0.01,
							Math.sin(hole * 1.57 + 0.4) * 0.26,
						),
					),
				),
			),
			0,
			20,
			-90,
		);
	return group(
		at(roll(1.7), -0.2, 0.52),
		at(turn(wrap(roll(0.4)), 0, 40), 0.9, 0.52, 0.8),
		at(ring(0.34, 0.03, cloth('#b5382e')), -1.1, 0.6, 0.3),
	);
}
