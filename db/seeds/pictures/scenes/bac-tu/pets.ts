import type { Object3D } from 'three';
import { brick } from '../../studio/bags.ts';
import { cloth, fleece, matte, plastic, rubber, steel } from '../../studio/materials.ts';
import {
	around,
	at,
	ball,
	box,
	cut,
	drum,
	group,
	lathe,
	ring,
	rod,
	sized,
	tube,
	turn,
	wrap,
} from '../../studio/solids.ts';
import { tin } from '../containers.ts';
import { bean, handful } from '../props.ts';
import { type Things, thing } from '../thing.ts';
import { look } from './shared.ts';

export const pets: Things = {
	'Thức ăn hạt cho chó lớn': thing(50, () =>
		group(
			brick({
				width: 1.7,
				height: 2.5,
				depth: 0.85,
				print: look('#1f5f8a', '#ffffff', ['dog'], { layout: 'split', accent: '#f2b53a', weight: '3 kg' }),
				back: '#1f5f8a',
			}),
			at(
				group(
					lathe(
						[
							[0, 0],
							[0.62, 0],
							[0.5, 0.36],
							[0.44, 0.36],
							[0.42, 0.2],
							[0, 0.2],
						],
						steel(),
					),
					at(handful(bean(0.08, 0.05, 0.08), '#9a6234', 90, 0.4), 0, 0.22),
				),
				1.35,
				0,
				0.5,
			),
		),
	),
	'Pate mèo vị cá ngừ': thing(8, () =>
		group(
			...[
				[-0.7, 0, 0],
				[0.7, 0, 0],
				[0, 0, 0.75],
				[0, 0.62, 0.1],
			].map(([x = 0, y = 0, z = 0], index) =>
				at(
					turn(
						tin(
							0.6,
							0.6,
							look(index % 2 === 0 ? '#f3b9a8' : '#f7e3c8', '#7a2f3a', ['cat'], { layout: 'stripe' }),
							'#d5d9dc',
							0.5,
						),
						0,
						index * 8 - 10,
					),
					x,
					y,
					z,
				),
			),
		),
	),
	'Cát vệ sinh đậu nành': thing(34, () =>
		group(
			brick({
				width: 1.6,
				height: 2.1,
				depth: 0.8,
				print: look('#e4f0e0', '#2f6a4a', ['paw'], { layout: 'arch', accent: '#b9dcb4', weight: '2,6 kg' }),
				back: '#e4f0e0',
			}),
			at(
				group(
					at(box(1.5, 0.34, 1, plastic('#8fb5c9'), 0.12), 0, 0.18),
					at(box(1.34, 0.05, 0.86, matte('#efe6c9'), 0.02), 0, 0.34),
					at(handful(bean(0.03, 0.03, 0.06), '#efe3bd', 260, 0.4), 0, 0.34),
					at(
						turn(
							group(
								box(0.4, 0.05, 0.4, plastic('#f08330'), 0.02),
								rod([0.2, 0, 0], [0.8, 0.3, 0], 0.05, plastic('#f08330')),
							),
							0,
							-30,
						),
						0,
						0.5,
						0.1,
					),
				),
				1.5,
				0,
				0.5,
			),
		),
	),
	'Nệm ngủ thú cưng hình dưa hấu': thing(18, () => melonBed(), { shot: { el: 34 } }),
	'Dây dắt chó tự cuốn 5 mét': thing(
		15,
		(tint) =>
			group(
				at(
					turn(
						wrap(
							group(
								cut(
									'M-70 -40 C-70 -90 10 -100 50 -60 C90 -20 70 60 10 66 C-50 70 -70 20 -70 -40Z M-6 -52 C22 -60 48 -30 40 2 C30 30 -6 34 -20 22 C-36 4 -30 -44 -6 -52Z',
									0.5,
									plastic(tint),
									0.08,
								),
								at(sized(ball(0.36, plastic('#2b2f35')), 1, 1, 0.8), -0.5, 0.2),
								at(box(0.16, 0.26, 0.2, rubber('#f2f2f2'), 0.05), 0.3, 0.68),
							),
						),
						0,
						12,
					),
					0,
					0.72,
				),
				tube(
					[
						[-0.68, 0.5, 0],
						[-1.3, 0.2, 0.3],
						[-1.5, 0.06, 0.9],
						[-0.6, 0.05, 1.3],
						[0.3, 0.05, 1.1],
					],
					0.045,
					cloth('#2b2f35', 3),
				),
				at(turn(ring(0.14, 0.04, steel()), 84), 0.45, 0.06, 1.08),
				rod([0.56, 0.06, 1.06], [0.86, 0.06, 1.0], 0.05, steel()),
			),
		{ tint: '#d8343b', shot: { el: 22 } },
	),
	'Trụ cào móng cho mèo': thing(
		55,
		() =>
			group(
				at(box(1.9, 0.16, 1.9, fleece('#c9ad8a', 5), 0.06), 0, 0.08),
				...Array.from({ length: 30 }, (_, index) =>
					at(
						ring(0.3, 0.045, matte(index % 2 === 0 ? '#c9a66a' : '#b8935a')).rotateX(Math.PI / 2),
						0,
						0.24 + index * 0.072,
					),
				),
				drum(0.3, 0.3, 2.35, matte('#b8935a')),
				at(
					lathe(
						[
							[0, 0],
							[0.62, 0],
							[0.7, 0.1],
							[0.62, 0.22],
							[0, 0.24],
						],
						fleece('#c9ad8a', 4),
					),
					0,
					2.36,
				),
				rod([0.55, 2.4, 0], [0.72, 1.6, 0.2], 0.014, matte('#6a5a44')),
				at(ball(0.18, fleece('#d8606a', 2)), 0.74, 1.45, 0.22),
				at(ball(0.2, cloth('#6fb7e9', 3)), -0.7, 0.36, 0.6),
			),
		{ shot: { el: 14 } },
	),
};

function melonBed(): Object3D {
	return group(
		lathe(
			[
				[0, 0],
				[1.2, 0],
				[1.5, 0.24],
				[1.42, 0.62],
				[1.16, 0.7],
				[0.98, 0.5],
				[0, 0.42],
			],
			fleece('#2f7a3f', 5),
			0.2,
		),
		at(
			lathe(
				[
					[0, 0],
					[1.0, 0],
					[1.04, 0.06],
					[0.9, 0.16],
					[0, 0.2],
				],
				fleece('#e8545f', 5),
				0.1,
			),
			0,
			0.42,
		),
		at(turn(ring(1.08, 0.09, fleece('#f2f4e2', 4)), 90), 0, 0.66),
		around(12, (_, angle) =>
			rod(
				[Math.cos(angle) * 1.5, 0.24, Math.sin(angle) * 1.5],
				[Math.cos(angle) * 1.43, 0.62, Math.sin(angle) * 1.43],
				0.05,
				fleece('#1f5a2c', 2),
			),
		),
		...Array.from({ length: 9 }, (_, index) =>
			at(
				sized(ball(0.07, matte('#2a1a1a')), 0.8, 0.4, 1.4),
				Math.cos(index * 2.4) * (0.25 + (index % 3) * 0.24),
				0.63 - (index % 3) * 0.02,
				Math.sin(index * 2.4) * (0.25 + (index % 3) * 0.24),
			),
		),
	);
}
