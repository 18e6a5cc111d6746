import { type Object3D, SphereGeometry } from 'three';
import { brick, pillow } from '../../studio/bags.ts';
import { cloth, darker, lighter, matte, plastic, steel, timber } from '../../studio/materials.ts';
import {
	at,
	ball,
	box,
	cut,
	drum,
	egg,
	group,
	heap,
	lathe,
	pile,
	ring,
	rod,
	sized,
	tube,
	turn,
	wrap,
} from '../../studio/solids.ts';
import { bean, handful } from '../props.ts';
import { type Things, thing } from '../thing.ts';
import { look, sprouts } from './shared.ts';

export const gardening: Things = {
	'Đất trồng hữu cơ 10 dm³': thing(45, () =>
		group(
			brick({
				width: 1.8,
				height: 2.4,
				depth: 0.9,
				print: look('#4a3423', '#e9d9a8', ['seedling', 'worm'], {
					layout: 'split',
					accent: '#6f9a4a',
					weight: '10 dm³',
				}),
				back: '#4a3423',
			}),
			at(
				heap({
					geometry: new SphereGeometry(0.06, 6, 5),
					material: matte('#3f2c1c'),
					count: 380,
					place: pile(0.65, 0.34),
				}),
				1.35,
				0,
				0.5,
			),
			at(sprouts('#6fb84a'), 1.35, 0.3, 0.5),
		),
	),
	'Phân trùn quế viên': thing(24, () =>
		group(
			pillow({
				width: 1.5,
				height: 2,
				depth: 0.8,
				print: look('#e6d8b0', '#5a3a1e', ['worm'], { layout: 'badge', accent: '#c9b07a', weight: '1 kg' }),
				back: '#e6d8b0',
				roughness: 0.9,
			}),
			at(handful(bean(0.1, 0.05, 0.05), '#4a3524', 130, 0.5), 1.1, 0, 0.5),
		),
	),
	'Bộ dụng cụ làm vườn ban công': thing(32, () => gardenTools(), { shot: { el: 8 } }),
	'Vòi tưới giãn nở 15 mét': thing(
		14,
		() =>
			group(
				...Array.from({ length: 4 }, (_, index) =>
					at(turn(ring(0.95 - (index % 2) * 0.08, 0.11, cloth('#3f9d54', 3)), 90), 0, 0.12 + index * 0.2),
				),
				tube(
					[
						[0.9, 0.75, 0.2],
						[1.3, 0.8, 0.8],
						[1.5, 0.5, 1.2],
					],
					0.1,
					cloth('#3f9d54', 3),
				),
				at(
					turn(
						wrap(
							group(
								drum(0.15, 0.17, 0.4, plastic('#f08330')),
								at(
									turn(
										wrap(
											lathe(
												[
													[0, 0],
													[0.16, 0],
													[0.14, 0.4],
													[0.3, 0.7],
													[0.3, 0.82],
													[0, 0.82],
												],
												plastic('#22262b'),
											),
										),
										62,
									),
									0,
									0.36,
									0,
								),
								at(box(0.14, 0.5, 0.12, plastic('#f08330'), 0.05), 0, 0.2, 0.22),
							),
						),
						70,
						30,
					),
					1.5,
					0.42,
					1.25,
				),
			),
		{ shot: { el: 30 } },
	),
	'Chậu nhựa treo ban công': thing(
		20,
		(tint) =>
			group(
				at(box(2.3, 0.85, 0.9, plastic(tint), 0.16), 0, 0.6),
				at(box(2.45, 0.14, 1.02, plastic(lighter(tint, 0.12)), 0.06), 0, 1.02),
				at(box(2.2, 0.12, 0.86, plastic(darker(tint, 0.2)), 0.05), 0, 0.1),
				...[-0.75, 0.75].map((x) =>
					tube(
						[
							[x, 1.05, -0.4],
							[x, 1.42, -0.52],
							[x, 1.36, -0.86],
							[x, 0.9, -0.9],
						],
						0.06,
						plastic(darker(tint, 0.3)),
					),
				),
				rod([-1.5, 1.22, -0.68], [1.5, 1.22, -0.68], 0.09, steel()),
				...Array.from({ length: 9 }, (_, index) =>
					at(
						group(
							tube(
								[
									[0, 0, 0],
									[0.02, 0.25, 0],
									[0.05 - (index % 3) * 0.05, 0.45, 0.05],
								],
								0.02,
								matte('#5f9a4a'),
							),
							at(
								sized(ball(0.14, matte(['#f2a9b4', '#f6c945', '#d8343b'][index % 3] ?? '#f2a9b4')), 1, 0.7, 1),
								0,
								0.5,
							),
							at(egg(0.14, 0.03, 0.07, matte('#4f9a4a')), 0.1, 0.2),
						),
						index * 0.24 - 0.96,
						1.02,
						(index % 2) * 0.24 - 0.1,
					),
				),
			),
		{ tint: '#3f9d54' },
	),
};

function gardenTools(): Object3D {
	const handle = (x: number): Object3D =>
		at(
			lathe(
				[
					[0, 0],
					[0.1, 0],
					[0.13, 0.3],
					[0.09, 0.8],
					[0.11, 1.0],
					[0, 1.02],
				],
				timber('#c08a52'),
			),
			x,
			0,
		);
	return group(
		handle(-0.9),
		at(drum(0.07, 0.06, 0.3, steel()), -0.9, 1),
		at(cut('M-26 0 C-30 -40 -24 -84 0 -108 C24 -84 30 -40 26 0 L8 12 L-8 12Z', 0.08, steel(), 0.03), -0.9, 1.3),
		handle(0),
		at(drum(0.07, 0.06, 0.3, steel()), 0, 1),
		rod([-0.3, 1.35, 0], [0.3, 1.35, 0], 0.05, steel()),
		...[-0.28, 0, 0.28].map((x) =>
			tube(
				[
					[x, 1.35, 0],
					[x, 1.9, 0],
					[x, 2.2, 0.2],
				],
				0.045,
				steel(),
			),
		),
		at(
			turn(
				group(
					cut('M-8 0 C-14 -50 -4 -96 4 -112 C12 -90 14 -40 10 0Z', 0.07, steel(), 0.02),
					at(turn(cut('M-8 0 C-14 -50 -4 -96 4 -112 C12 -90 14 -40 10 0Z', 0.07, steel(), 0.02), 0, 180, -14), 0.04, 0),
					...[-1, 1].map((side) => rod([0, 0, 0], [side * 0.26, -0.95, 0], 0.08, plastic('#d8343b'))),
				),
				0,
				0,
				0,
			),
			0.95,
			1.05,
		),
		at(egg(0.34, 0.56, 0.16, cloth('#7fae6a', 5)), 1.75, 0.62),
		...[0, 1, 2, 3].map((index) => at(egg(0.085, 0.36, 0.1, cloth('#7fae6a', 4)), 1.5 + index * 0.17, 1.24)),
		at(turn(egg(0.1, 0.3, 0.1, cloth('#7fae6a', 4)), 0, 0, 40), 1.36, 0.8),
	);
}
