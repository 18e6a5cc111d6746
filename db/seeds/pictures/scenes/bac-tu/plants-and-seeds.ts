import { type Object3D, SphereGeometry } from 'three';
import { pillow } from '../../studio/bags.ts';
import { ceramic, clay, gloss, matte, mixed } from '../../studio/materials.ts';
import type { Artwork } from '../../studio/print.ts';
import {
	around,
	at,
	ball,
	drum,
	egg,
	group,
	heap,
	lathe,
	pile,
	repeat,
	sized,
	surface,
	tube,
	turn,
	wrap,
} from '../../studio/solids.ts';
import { bean, handful } from '../props.ts';
import { type Things, thing } from '../thing.ts';
import { look, sprouts } from './shared.ts';

const soil = (radius: number): Object3D =>
	heap({ geometry: new SphereGeometry(0.05, 6, 5), material: matte('#4a3423'), count: 160, place: pile(radius, 0.1) });

const pot = (radius: number, height: number, color: string, material = ceramic(color)): Object3D =>
	group(
		lathe(
			[
				[0, 0],
				[radius * 0.72, 0],
				[radius, height * 0.92],
				[radius * 1.04, height],
				[radius * 0.92, height],
				[radius * 0.86, height * 0.8],
				[0, height * 0.8],
			],
			material,
			0.05,
		),
		at(soil(radius * 0.84), 0, height * 0.78),
	);

/** A leaf that rises and bends outwards. */
const blade = (length: number, wide: number, bend: number, color: string, edge?: string): Object3D => {
	const leaf = (share: number, width: number, material: ReturnType<typeof matte>, lift: number): Object3D =>
		surface(
			6,
			24,
			(u, v) => {
				const w = width * Math.sin(Math.min(1, v * 1.02) * Math.PI) ** 0.55 * (1 - v * 0.25);
				return [
					(u - 0.5) * w,
					v * length * (1 - bend * v * 0.25),
					v * v * bend * length * share + Math.abs(u - 0.5) * w * 0.24 - lift,
				];
			},
			material,
		);
	return group(
		edge ? leaf(1, wide, matte(edge), 0.012) : undefined,
		leaf(1, edge ? wide * 0.76 : wide, matte(color, { roughness: 0.5 }), 0),
	);
};

const leaves = (count: number, make: (index: number) => Object3D, tilt: (index: number) => number): Object3D =>
	around(count, (index, angle) =>
		turn(wrap(turn(wrap(make(index)), tilt(index))), 0, (angle * 180) / Math.PI + index * 11),
	);

const rosette = (radius: number, color: string, tip: string): Object3D =>
	group(
		...[0, 1, 2].flatMap((row) =>
			Array.from({ length: 9 - row * 2 }, (_, index) => {
				const angle = (index / (9 - row * 2)) * 6.283 + row * 0.4;
				const r = radius * (1 - row * 0.3);
				return at(
					turn(
						wrap(
							sized(
								ball(1, matte(row === 2 ? tip : color, { roughness: 0.5 })),
								radius * 0.2,
								radius * 0.12,
								radius * 0.32,
							),
						),
						-24 - row * 16,
						90 - (angle * 180) / Math.PI,
					),
					Math.cos(angle) * r * 0.62,
					radius * (0.1 + row * 0.14),
					Math.sin(angle) * r * 0.62,
				);
			}),
		),
	);

const seeds = (print: Artwork, other: Object3D): Object3D =>
	group(
		at(
			turn(wrap(pillow({ width: 1.4, height: 2, depth: 0.16, print, back: print.ground, roughness: 0.8 })), -6, 8),
			0,
			0.02,
		),
		at(other, 1.1, 0, 0.4),
	);

export const plantsAndSeeds: Things = {
	'Cây lưỡi hổ để bàn': thing(40, () =>
		group(
			pot(0.6, 0.85, '#f6f4ee'),
			at(
				leaves(
					8,
					(index) => blade(1.5 + (index % 3) * 0.3, 0.34, 0.16, index % 2 === 0 ? '#3f7a4a' : '#4f8f55', '#d8cf6a'),
					(index) => 4 + (index % 3) * 5,
				),
				0,
				0.62,
			),
		),
	),
	'Cây kim tiền chậu men': thing(
		60,
		() =>
			group(
				pot(0.62, 0.7, '#2f6f8f'),
				...[0, 1, 2, 3, 4].map((stem) =>
					turn(
						wrap(
							at(
								group(
									tube(
										[
											[0, 0, 0],
											[0, 0.9, 0.12],
											[0, 1.75, 0.42],
										],
										0.045,
										matte('#4f8a4a'),
									),
									...Array.from({ length: 16 }, (_, index) => {
										const t = 0.24 + Math.floor(index / 2) * 0.1;
										return at(
											turn(wrap(egg(0.22, 0.12, 0.03, gloss('#3f8a45'))), -30, 0, index % 2 === 0 ? 24 : 156),
											index % 2 === 0 ? 0.2 : -0.2,
											t * 1.75,
											t * t * 0.42,
										);
									}),
								),
								0,
								0.55,
							),
						),
						0,
						stem * 72,
					),
				),
			),
		{ shot: { el: 12 } },
	),
	'Sen đá mix năm chậu': thing(
		9,
		() =>
			group(
				...[
					['#7fae7a', '#d98fa0', -0.82, -0.3],
					['#9fb8c9', '#b9a3d0', -0.42, 0.5],
					['#a8c98a', '#e6d58a', 0, -0.4],
					['#c98a9a', '#f2c4c9', 0.42, 0.5],
					['#5f9a7a', '#9fd0a8', 0.82, -0.3],
				].map(([color, tip, x, z]) =>
					at(
						group(
							pot(0.34, 0.46, '#b5653f', clay('#b5653f')),
							at(rosette(0.42, color as string, tip as string), 0, 0.4),
						),
						x as number,
						0,
						z as number,
					),
				),
			),
		{ shot: { el: 30, zoom: 1.12 } },
	),
	'Lan hồ điệp hai cành': thing(55, (tint) => orchid(tint), { tint: '#8b5fc7', shot: { el: 8 } }),
	'Hạt giống rau thơm sáu loại': thing(14, () =>
		seeds(look('#dff0cf', '#2f7a3a', ['herb'], { layout: 'leafy', accent: '#8fc27a' }), sprouts('#5fa84a')),
	),
	'Hạt giống hoa hướng dương lùn': thing(14, () =>
		seeds(
			look('#fff0c2', '#8a5a12', ['sunflower'], { layout: 'badge', accent: '#fbd96a' }),
			handful(bean(0.11, 0.05, 0.06), '#2f2a26', 26, 0.4),
		),
	),
	'Hạt giống cà chua bi': thing(14, () =>
		seeds(
			look('#fbe3dc', '#b3261a', ['tomato'], { layout: 'frame' }),
			repeat(5, (index) =>
				at(
					group(ball(0.2, gloss('#d8301f')), at(drum(0.06, 0.02, 0.04, matte('#3f8a34')), 0, 0.18)),
					(index % 3) * 0.38 - 0.2,
					0.2 + (index > 2 ? 0.22 : 0),
					(index % 2) * 0.3,
				),
			),
		),
	),
};

function orchid(tint: string): Object3D {
	const flower = (s: number): Object3D =>
		sized(
			group(
				...[0, 1, 2, 3, 4].map((index) =>
					at(
						turn(
							wrap(
								egg(
									index % 2 === 0 ? 0.2 : 0.26,
									0.3,
									0.03,
									matte(mixed(tint, '#ffffff', index % 2 === 0 ? 0.25 : 0.12)),
								),
							),
							8,
							0,
							index * 72,
						),
						Math.sin(-index * 1.257) * 0.26,
						Math.cos(index * 1.257) * 0.26,
					),
				),
				at(egg(0.1, 0.13, 0.08, gloss(tint === '#ffffff' ? '#e8c23a' : '#7a1f5f')), 0, -0.04, 0.07),
			),
			s,
		);
	const stem = (side: number): Object3D =>
		group(
			tube(
				[
					[side * 0.1, 0.7, 0],
					[side * 0.2, 1.9, 0],
					[side * 0.55, 2.7, 0.1],
					[side * 1.25, 2.85, 0.2],
				],
				0.035,
				matte('#6a8a4a'),
			),
			...[0, 1, 2, 3].map((index) =>
				at(
					turn(flower(1 - index * 0.08), -8, side * 10),
					side * (0.34 + index * 0.32),
					2.42 + index * 0.13 - (index === 3 ? 0.1 : 0),
					0.16,
				),
			),
		);
	return group(
		pot(0.55, 0.78, '#f4efe4'),
		at(
			leaves(
				6,
				(index) => blade(0.95, 0.36, 1.5, index % 2 === 0 ? '#3f7f45' : '#4f9050'),
				() => 26,
			),
			0,
			0.66,
		),
		stem(-1),
		stem(1),
	);
}
