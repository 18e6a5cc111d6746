import type { Object3D } from 'three';
import { cloth, gloss, matte, metal, plastic, rubber, steel } from '../../studio/materials.ts';
import { at, ball, box, drum, group, lathe, rod, sized, tube, turn, wrap } from '../../studio/solids.ts';
import { bean, clearGlass, handful } from '../props.ts';
import { type Things, thing } from '../thing.ts';

export const garmentCare: Things = {
	'Bàn ủi hơi nước cầm tay': thing(
		28,
		() =>
			group(
				at(
					turn(
						lathe(
							[
								[0, 0],
								[0.3, 0],
								[0.34, 0.1],
								[0.28, 1],
								[0, 1.05],
							],
							plastic('#5f7fb3'),
						),
						0,
						0,
						0,
					),
					0,
					0,
				),
				at(
					turn(
						wrap(
							group(
								box(0.95, 0.55, 0.5, plastic('#5f7fb3'), 0.2),
								at(box(0.06, 0.62, 0.56, steel(), 0.02), 0.5, 0),
								...[0, 1, 2, 3, 4, 5].map((index) =>
									at(
										ball(0.025, matte('#20242a')),
										0.535,
										(index % 3) * 0.16 - 0.16,
										Math.floor(index / 3) * 0.2 - 0.1,
									),
								),
							),
						),
						0,
						-30,
						0,
					),
					0.12,
					1.25,
				),
				at(
					clearGlass(box(0.62, 0.46, 0.42, gloss('#bfe0f2', { transparent: true, opacity: 0.7 }), 0.14)),
					-0.05,
					0.84,
					0.05,
				),
				...[0, 1, 2].map((index) =>
					clearGlass(
						at(
							ball(0.13 + index * 0.06, matte('#fff', { transparent: true, opacity: 0.35 - index * 0.08 })),
							0.85 + index * 0.26,
							1.3 + index * 0.07,
							0.4,
						),
					),
				),
			),
		{ shot: { az: -10 } },
	),
	'Bàn ủi khô đế chống dính': thing(13, () => flatIron(), { shot: { az: -58, el: 20 } }),
	'Máy sấy quần áo gấp gọn': thing(150, () => dryer(), { shot: { el: 8 } }),
	'Máy cắt lông xù vải': thing(18, () =>
		group(
			turn(
				group(
					box(0.6, 0.42, 1.3, plastic('#f2a9b4'), 0.2),
					at(turn(wrap(drum(0.42, 0.4, 0.2, plastic('#ffffff'))), 90), 0, 0.02, 0.62),
					at(turn(wrap(drum(0.34, 0.34, 0.03, metal('#b9bec4'))), 90), 0, 0.02, 0.82),
					...Array.from({ length: 18 }, (_, index) =>
						at(
							drum(0.022, 0.022, 0.02, matte('#50565c')).rotateX(Math.PI / 2),
							Math.cos(index * 2.4) * 0.017 * (index + 2),
							0.02 + Math.sin(index * 2.4) * 0.017 * (index + 2),
							0.855,
						),
					),
					at(box(0.2, 0.06, 0.3, plastic('#ffffff'), 0.03), 0, 0.22, 0),
				),
				-24,
				28,
			),
			at(handful(bean(0.09, 0.07, 0.08), '#c7b7a8', 14, 0.3), 0.9, -0.45, 0.5),
		),
	),
};

function flatIron(): Object3D {
	const outline = lathe(
		[
			[0, 0],
			[1, 0],
			[0.98, 0.1],
			[0, 0.1],
		],
		steel(),
		0.02,
	);
	return group(
		sized(outline, 0.58, 1, 1.35),
		at(
			sized(
				lathe(
					[
						[0, 0],
						[0.96, 0],
						[0.7, 0.42],
						[0.34, 0.52],
						[0, 0.52],
					],
					plastic('#3f6fb5'),
					0.1,
				),
				0.56,
				1,
				1.3,
			),
			0,
			0.1,
		),
		at(drum(0.2, 0.18, 0.12, plastic('#f0f2f4')), 0, 0.6, 0.25),
		tube(
			[
				[0, 0.42, 0.85],
				[0, 0.95, 0.7],
				[0, 1.08, -0.1],
				[0, 1, -0.85],
				[0, 0.5, -1],
			],
			0.11,
			plastic('#27486f'),
		),
		tube(
			[
				[0, 0.95, -0.95],
				[0.2, 1.1, -1.5],
				[0.6, 0.5, -1.7],
				[0.9, 0.06, -1.2],
				[1.2, 0.05, -0.4],
			],
			0.035,
			rubber(),
		),
	);
}

function dryer(): Object3D {
	const pole = steel();
	const shirt = (x: number, color: string): Object3D => at(box(0.1, 0.85, 0.62, cloth(color), 0.04), x, 0);
	return group(
		at(
			lathe(
				[
					[0, 0],
					[0.5, 0],
					[0.54, 0.1],
					[0.4, 0.4],
					[0, 0.42],
				],
				plastic('#4f8f9f'),
			),
			0,
			0.1,
		),
		...[-1, 1].flatMap((x) => [-1, 1].map((z) => rod([x * 0.85, 0, z * 0.45], [x * 0.8, 2.7, z * 0.4], 0.035, pole))),
		...[1.7, 2.7].map((y) =>
			group(
				rod([-0.85, y, 0.4], [0.85, y, 0.4], 0.03, pole),
				rod([-0.85, y, -0.4], [0.85, y, -0.4], 0.03, pole),
				rod([-0.8, y, -0.4], [-0.8, y, 0.4], 0.03, pole),
				rod([0.8, y, -0.4], [0.8, y, 0.4], 0.03, pole),
			),
		),
		at(group(shirt(-0.55, '#e08a6a'), shirt(-0.2, '#f2efe6'), shirt(0.15, '#6a9ac0'), shirt(0.5, '#e6c65a')), 0, 2.22),
		at(group(shirt(-0.5, '#8fb58a'), shirt(-0.1, '#d9c6b0'), shirt(0.3, '#b06a7a'), shirt(0.6, '#5a6f8a')), 0, 1.2),
	);
}
