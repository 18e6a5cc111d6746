import type { Object3D } from 'three';
import { clay, glass, gloss, matte, metal, rubber, steel, timber } from '../../studio/materials.ts';
import { at, ball, box, cut, drum, group, lathe, ring, rod, sized, turn } from '../../studio/solids.ts';
import { bean, clearGlass, handful, leafSprig } from '../props.ts';
import { type Things, thing } from '../thing.ts';

export const cookware: Things = {
	'Nồi đất kho cá nắp kín': thing(15, () =>
		group(
			lathe(
				[
					[0, 0],
					[0.6, 0],
					[1, 0.4],
					[1.04, 0.7],
					[0.96, 0.9],
					[0, 0.9],
				],
				clay('#a8603a'),
				0.2,
			),
			at(
				lathe(
					[
						[1.02, 0],
						[0.9, 0.16],
						[0.3, 0.36],
						[0.16, 0.4],
						[0.14, 0.56],
						[0, 0.58],
					],
					clay('#8f4f2e'),
					0.1,
				),
				0,
				0.88,
			),
			...[-1, 1].map((side) => at(turn(ring(0.2, 0.08, clay('#8f4f2e')), 90), side * 1.06, 0.72)),
		),
	),
	'Chảo gang đúc 26 phân': thing(
		5,
		() =>
			group(
				lathe(
					[
						[0, 0],
						[1, 0],
						[1.24, 0.34],
						[1.18, 0.35],
						[0.96, 0.06],
						[0, 0.06],
					],
					matte('#24272a', { roughness: 0.5, metalness: 0.5 }),
				),
				at(
					turn(rod([1.15, 0, 0], [2.5, 0, 0], 0.12, matte('#24272a', { roughness: 0.5, metalness: 0.5 })), 0, -24),
					0,
					0.3,
				),
				at(sized(ball(0.5, gloss('#fffaf0')), 1.1, 0.12, 0.95), -0.1, 0.09, 0.1),
				at(sized(ball(0.2, gloss('#f5a623')), 1, 0.6, 1), -0.05, 0.16, 0.1),
			),
		{ shot: { el: 38 } },
	),
	'Nồi inox ba đáy 24 phân': thing(20, () =>
		group(
			lathe(
				[
					[0, 0],
					[1.06, 0],
					[1.1, 0.06],
					[1.1, 1.1],
					[1.14, 1.13],
					[1.05, 1.13],
					[1.04, 0.08],
					[0, 0.08],
				],
				steel(),
			),
			clearGlass(
				at(
					lathe(
						[
							[1.08, 0],
							[0.8, 0.2],
							[0, 0.32],
						],
						glass('#dfeaea', 0.35),
					),
					0,
					1.13,
				),
			),
			at(ring(1.08, 0.03, steel()).rotateX(Math.PI / 2), 0, 1.14),
			at(drum(0.18, 0.14, 0.2, rubber()), 0, 1.42),
			...[-1, 1].map((side) => at(turn(ring(0.26, 0.055, steel(), 180), 90, 0, side * 90), side * 1.08, 0.85)),
		),
	),
	'Thớt gỗ nghiến nguyên khối': thing(
		4,
		() =>
			group(
				lathe(
					[
						[0, 0],
						[1.3, 0],
						[1.34, 0.06],
						[1.34, 0.34],
						[1.28, 0.4],
						[0, 0.4],
					],
					timber('#8a4f2c', [3, 1]),
				),
				...[0.35, 0.65, 0.95, 1.2].map((r) => at(ring(r, 0.008, matte('#5f331a')).rotateX(Math.PI / 2), 0.05, 0.402)),
				at(leafSprig('#4f8a3f', 0.5), -0.3, 0.4, 0.2),
				at(handful(bean(0.12, 0.1, 0.1), '#c9302c', 6, 0.3), 0.4, 0.4, -0.3),
			),
		{ shot: { el: 36 } },
	),
	'Dao bếp rèn tay': thing(5, () => group(knife()), { isFlat: true }),
};

function knife(): Object3D {
	return group(
		cut('M0 0 L190 -6 C214 4 226 20 232 46 L0 62Z', 0.05, metal('#aab2b8', 0.34), 0.006),
		at(cut('M0 44 L232 40 L232 46 L0 62Z', 0.056, metal('#e4e9ec', 0.15), 0.004), 0, 0),
		at(box(0.14, 0.34, 0.16, metal('#c9a24a', 0.3), 0.03), -0.05, -0.2),
		at(turn(rod([0, 0, 0], [1.25, 0, 0], 0.15, timber('#6a3f24')), 0, 0, 176), -0.1, -0.2),
		at(ball(0.05, steel()), -0.6, -0.18, 0.14),
	);
}
