import type { Object3D } from 'three';
import { gloss, matte, mixed, plastic } from '../../studio/materials.ts';
import { around, at, ball, box, cut, egg, group, lathe, repeat, sized, tube, turn, wrap } from '../../studio/solids.ts';
import { bottle, jar } from '../containers.ts';
import { bean, bowlOf, handful, leafSprig } from '../props.ts';
import { type Things, thing } from '../thing.ts';
import { beside, look, pod } from './shared.ts';

const lay = (part: Object3D, y = 0): Object3D => at(wrap(turn(wrap(part), -90)), 0, 0.05 + y);

const scattered = (count: number, part: (index: number) => Object3D, wide = 0.34): Object3D =>
	repeat(count, (index) =>
		at(
			turn(wrap(part(index)), -80, 0, index * 67),
			(index % 3) * wide - wide,
			0.08 + Math.floor(index / 6) * 0.09,
			Math.floor((index % 6) / 3) * wide,
		),
	);

const garlicBulb = (size: number): Object3D =>
	group(
		at(
			around(7, (_, angle) =>
				at(
					sized(ball(size * 0.48, matte('#f4ece2')), 0.8, 1, 0.8),
					Math.cos(angle) * size * 0.3,
					0,
					Math.sin(angle) * size * 0.3,
				),
			),
			0,
			size * 0.46,
		),
		at(
			lathe(
				[
					[0, 0],
					[size * 0.4, 0],
					[size * 0.1, size * 0.4],
					[size * 0.07, size * 0.8],
					[0, size * 0.8],
				],
				matte('#efe4d6'),
			),
			0,
			size * 0.6,
		),
	);

const tray = (content: Object3D, color = '#1f2a33'): Object3D =>
	group(
		lathe(
			[
				[0, 0],
				[1.1, 0],
				[1.35, 0.2],
				[1.3, 0.2],
				[1.08, 0.04],
				[0, 0.04],
			],
			plastic(color),
		),
		at(content, 0, 0.06),
	);

export const seafood: Things = {
	'Nước mắm cốt nhĩ cá cơm 40 độ đạm': thing(
		27,
		() =>
			bottle({
				radius: 0.4,
				height: 2.4,
				neck: 0.15,
				shoulder: 0.64,
				color: '#8a3a0c',
				cap: '#b3261a',
				label: look('#f6ead0', '#a3201a', ['fish'], { layout: 'frame', weight: '500 ml' }),
				labelHeight: 0.4,
			}),
		{ shot: { el: 10 } },
	),
	'Nước mắm chấm tỏi ớt pha sẵn': thing(24, () =>
		beside(
			bottle({
				radius: 0.42,
				height: 2.1,
				neck: 0.17,
				shoulder: 0.7,
				color: '#c9701c',
				cap: '#2f8f4f',
				top: 'flip',
				label: look('#e43d2c', '#fff4c9', ['garlic', 'chili'], {
					layout: 'split',
					accent: '#f6b23c',
					weight: '500 ml',
				}),
			}),
			group(garlicBulb(0.32), at(pod('#c1121f'), 0.35, 0.06, 0.3)),
			0.9,
		),
	),
	'Mực một nắng Phan Thiết': thing(
		4,
		() =>
			tray(
				group(at(lay(squid(1.5, '#e9c9b4')), -0.4, 0.08, -0.7), at(lay(squid(1.4, '#e2bfa9')), 0.42, 0.1, -0.65)),
				'#2c5a6b',
			),
		{ shot: { el: 48, az: 0 } },
	),
	'Khô cá chỉ vàng': thing(
		3,
		() =>
			tray(
				repeat(7, (index) => at(turn(lay(fish(1.0, '#d9a441', 0.42)), 0, index * 51), 0, index * 0.05, 0)),
				'#8a6a44',
			),
		{ shot: { el: 46 } },
	),
	'Khô cá dứa một nắng Cần Giờ': thing(
		5,
		() =>
			group(
				at(box(3, 0.12, 1.7, matte('#b98a5a'), 0.05), 0, 0.06),
				at(lay(fish(2.5, '#d9c7a8', 0.3)), -1.25, 0.18, -0.3),
				at(lay(fish(2.3, '#cdb594', 0.3)), -1.15, 0.18, 0.36),
				at(leafSprig('#4f8a3f'), 0.9, 0.12, 0.7),
			),
		{ shot: { el: 40, az: -6 } },
	),
	'Tôm khô đất loại một': thing(
		10,
		() =>
			group(
				bowlOf(bean(0.01, 0.01, 0.01), '#d9602e', 0.85, '#f2efe8', 20),
				at(
					scattered(16, () => shrimp(0.42, '#e0662f'), 0.36),
					0,
					0.42,
					-0.2,
				),
				at(
					scattered(3, () => shrimp(0.42, '#d95a28')),
					1.2,
					0,
					0.5,
				),
			),
		{ shot: { el: 32 } },
	),
	'Chà bông tôm tươi': thing(13, () =>
		beside(
			jar({
				radius: 0.62,
				height: 1.35,
				fill: '#e58a4a',
				lid: '#e2573a',
				pieces: bean(0.12, 0.02, 0.02),
				label: look('#fff4e8', '#d2452a', ['shrimp'], { layout: 'badge', accent: '#f9cdb0', weight: '200 g' }),
			}),
			handful(bean(0.12, 0.016, 0.02), '#ea9a5c', 160, 0.42),
		),
	),
	'Ruốc chà bông cá hồi': thing(12, () =>
		beside(
			jar({
				radius: 0.55,
				height: 1.2,
				fill: '#f0b48a',
				lid: '#4f8fae',
				pieces: bean(0.12, 0.02, 0.02),
				label: look('#e6f2f7', '#2a6a8a', ['fish'], { layout: 'split', accent: '#b6dbe9', weight: '150 g' }),
			}),
			bowlOf(bean(0.1, 0.016, 0.02), '#f2bd96', 0.42, '#f7f3ea', 220),
		),
	),
};

function fish(length: number, color: string, depth = 0.34): Object3D {
	const s = length * 100;
	const body = `M0 0 C${s * 0.12} ${-s * depth * 0.55} ${s * 0.45} ${-s * depth * 0.6} ${s * 0.78} ${-s * 0.03} L${s} ${-s * 0.15} L${s * 0.94} 0 L${s} ${s * 0.15} L${s * 0.78} ${s * 0.03} C${s * 0.45} ${s * depth * 0.6} ${s * 0.12} ${s * depth * 0.55} 0 0Z`;
	return group(
		cut(body, 0.12, matte(color, { roughness: 0.5 }), 0.045),
		at(
			cut(
				`M0 0 C${s * 0.1} ${-s * 0.08} ${s * 0.35} ${-s * 0.08} ${s * 0.42} 0Z`,
				0.05,
				matte(mixed(color, '#5a4020', 0.35)),
				0.01,
			),
			s * 0.0025,
			length * depth * 0.42,
		),
		at(ball(length * 0.025, gloss('#1c1a18')), length * 0.12, length * 0.03, 0.06),
		at(
			cut(`M0 ${-s * 0.08} Q${s * 0.07} 0 0 ${s * 0.08}`, 0.02, matte(mixed(color, '#3a2a18', 0.5)), 0.004),
			length * 0.2,
			0,
			0.055,
		),
	);
}

function squid(length: number, color: string): Object3D {
	const s = length * 100;
	const arm = (index: number): Object3D =>
		tube(
			[
				[(index - 3) * length * 0.05, -length * 0.62, 0],
				[(index - 3) * length * 0.075, -length * 0.82, 0.02],
				[(index - 3) * length * 0.11, -length * (0.96 + (index % 2) * 0.07), 0],
			],
			length * 0.018,
			matte(color),
		);
	return group(
		cut(
			`M0 0 L${s * 0.26} ${s * 0.24} L${s * 0.17} ${s * 0.27} C${s * 0.2} ${s * 0.4} ${s * 0.17} ${s * 0.5} ${s * 0.12} ${s * 0.55} L${-s * 0.12} ${s * 0.55} C${-s * 0.17} ${s * 0.5} ${-s * 0.2} ${s * 0.4} ${-s * 0.17} ${s * 0.27} L${-s * 0.26} ${s * 0.24}Z`,
			0.09,
			matte(color, { roughness: 0.55 }),
			0.04,
		),
		at(egg(length * 0.09, length * 0.07, 0.06, matte(mixed(color, '#8a3f3a', 0.3))), 0, -length * 0.6),
		at(ball(length * 0.024, gloss('#201816')), length * 0.06, -length * 0.6, 0.05),
		at(ball(length * 0.024, gloss('#201816')), -length * 0.06, -length * 0.6, 0.05),
		repeat(7, arm),
	);
}

function shrimp(size: number, color: string): Object3D {
	const skin = matte(color, { roughness: 0.5 });
	return group(
		...[0, 1, 2, 3, 4, 5].map((index) => {
			const angle = index * 0.62;
			return at(
				turn(
					wrap(
						sized(
							ball(1, skin),
							size * (0.17 - index * 0.014),
							size * (0.15 - index * 0.016),
							size * (0.13 - index * 0.012),
						),
					),
					0,
					0,
					(angle * 180) / Math.PI,
				),
				Math.cos(angle) * size * 0.32,
				Math.sin(angle) * size * 0.32,
			);
		}),
		at(
			cut(`M0 0 L${size * 22} ${-size * 8} L${size * 22} ${size * 12}Z`, 0.03, skin, 0.008),
			-size * 0.42,
			-size * 0.08,
		),
	);
}
