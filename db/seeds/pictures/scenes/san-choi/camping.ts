import type { Object3D } from 'three';
import { cloth, gloss, glowing, lighter, matte, metal, mixed, plastic, rubber, steel } from '../../studio/materials.ts';
import { wrapLabel } from '../../studio/print.ts';
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
	type Spot,
	sized,
	tube,
	turn,
	wrap,
} from '../../studio/solids.ts';
import { type Things, thing } from '../thing.ts';

export const camping: Things = {
	'Lều cắm trại bốn người tự bung': thing(125, () => tent(), { shot: { el: 16, az: -26, zoom: 1.22 } }),
	'Túi ngủ nhẹ 1,1 kí': thing(38, (tint) => sleepingBag(tint), { tint: '#243b63', shot: { el: 34 } }),
	'Bếp ga gấp dã ngoại': thing(18, () =>
		group(
			at(
				lathe(
					[
						[0, 0],
						[0.52, 0],
						[0.56, 0.1],
						[0.56, 0.75],
						[0.3, 1.05],
						[0.14, 1.1],
						[0, 1.1],
					],
					gloss('#2f6fae'),
				),
				0,
				0,
			),
			at(
				wrapLabel(
					0.56,
					0.56,
					0.5,
					{ brand: 'SÂN CHƠI', ground: '#2f6fae', ink: '#ffffff', layout: 'stripe', accent: '#f2c438' },
					0.4,
				),
				0,
				0.42,
			),
			at(drum(0.12, 0.12, 0.25, metal('#c9a24a', 0.3)), 0, 1.1),
			at(drum(0.3, 0.34, 0.14, steel()), 0, 1.35),
			at(
				around(18, (_, angle) =>
					at(sized(ball(0.035, glowing('#5fb7ff', 2)), 1, 2.6, 1), Math.cos(angle) * 0.22, 0, Math.sin(angle) * 0.22),
				),
				0,
				1.55,
			),
			around(3, (_, angle) =>
				tube(
					[
						[Math.cos(angle) * 0.2, 1.32, Math.sin(angle) * 0.2],
						[Math.cos(angle) * 0.65, 1.4, Math.sin(angle) * 0.65],
						[Math.cos(angle) * 0.72, 1.7, Math.sin(angle) * 0.72],
						[Math.cos(angle) * 0.4, 1.72, Math.sin(angle) * 0.4],
					],
					0.035,
					steel(),
				),
			),
			at(box(0.4, 0.1, 0.08, metal('#d8343b', 0.4), 0.03), 0.36, 1.22, 0.2),
		),
	),
	'Ghế gấp dã ngoại có tay': thing(82, (tint) => campChair(tint), { tint: '#6b7a3a', shot: { az: -30 } }),
	'Đèn lều tích điện': thing(19, () =>
		group(
			drum(0.6, 0.56, 0.35, rubber('#3f5f4a')),
			at(drum(0.46, 0.46, 0.9, glowing('#ffe9b8', 0.9)), 0, 0.35),
			at(
				around(8, (_, angle) =>
					rod(
						[Math.cos(angle) * 0.52, 0.32, Math.sin(angle) * 0.52],
						[Math.cos(angle) * 0.52, 1.3, Math.sin(angle) * 0.52],
						0.028,
						plastic('#2b2f35'),
					),
				),
				0,
				0,
			),
			at(
				lathe(
					[
						[0, 0],
						[0.6, 0],
						[0.56, 0.2],
						[0.2, 0.36],
						[0, 0.36],
					],
					rubber('#3f5f4a'),
				),
				0,
				1.25,
			),
			at(ring(0.34, 0.04, steel(), 180), 0, 1.55),
			at(drum(0.09, 0.09, 0.05, plastic('#e0703a')).rotateX(Math.PI / 2), 0, 0.18, 0.56),
		),
	),
};

function tent(): Object3D {
	const dome = (a: number, b: number): Spot[] =>
		[...Array(9).keys()].map((index): Spot => {
			const t = (index / 8) * Math.PI;
			return [Math.cos(t) * a, Math.sin(t) * 1.5, Math.cos(t) * b];
		});
	const fabric = matte('#e0762a', { roughness: 0.8 });
	return group(
		sized(
			lathe(
				[
					[1.62, 0],
					[1.55, 0.5],
					[1.18, 1.1],
					[0.6, 1.42],
					[0, 1.52],
				],
				fabric,
				0.2,
				8,
			),
			1,
			1,
			1,
		),
		at(
			sized(
				lathe(
					[
						[1.64, 0],
						[1.6, 0.34],
					],
					matte('#3f5f4a'),
					0.02,
					8,
				),
				1,
			),
			0,
			0,
		),
		tube(dome(1.52, 0.63), 0.03, plastic('#3a4048')),
		tube(dome(0.63, 1.52), 0.03, plastic('#3a4048')),
		tube(dome(-1.14, 1.14), 0.03, plastic('#3a4048')),
		turn(
			wrap(
				at(
					turn(cut('M-52 0 C-52 -70 -26 -112 0 -112 C26 -112 52 -70 52 0Z', 0.04, matte('#2b3a33'), 0.01), -24),
					0,
					0.02,
					1.62,
				),
			),
			0,
			-4,
		),
		turn(
			wrap(
				at(
					turn(cut('M6 0 C6 -60 20 -100 2 -108 C34 -96 52 -70 52 0Z', 0.05, matte('#f2b06a'), 0.012), -24),
					0.02,
					0.02,
					1.65,
				),
			),
			0,
			-4,
		),
		...[0.7, -0.7].map((x) => rod([x * 2, 0.9, 1.2], [x * 3.2, 0, 1.9], 0.012, matte('#f4f2e6'))),
	);
}

function sleepingBag(tint: string): Object3D {
	return group(
		at(
			turn(
				wrap(
					group(
						...Array.from({ length: 9 }, (_, index) =>
							at(
								sized(
									ball(0.62 - Math.abs(index - 2.5) * 0.035, cloth(index % 2 === 0 ? tint : lighter(tint, 0.08), 4)),
									1.05 - index * 0.035,
									0.42,
									0.5,
								),
								0,
								0,
								index * 0.36 - 1.5,
							),
						),
						at(sized(ball(0.46, cloth(mixed(tint, '#f2d8b0', 0.75), 4)), 1, 0.3, 0.6), 0, 0.2, -1.5),
					),
				),
				0,
				24,
			),
			-0.5,
			0.26,
		),
		at(
			group(
				lathe(
					[
						[0, 0],
						[0.42, 0],
						[0.46, 0.1],
						[0.46, 1.1],
						[0.3, 1.22],
						[0, 1.24],
					],
					cloth(tint, 5),
				),
				...[0.35, 0.8].map((y) => at(ring(0.47, 0.035, cloth('#22262b', 3)).rotateX(Math.PI / 2), 0, y)),
				tube(
					[
						[0, 1.2, 0],
						[0.1, 1.45, 0],
						[0.25, 1.25, 0.1],
					],
					0.025,
					matte('#22262b'),
				),
			),
			1.35,
			0,
			0.7,
		),
	);
}

function campChair(tint: string): Object3D {
	const pole = metal('#4a5058', 0.4);
	const fabric = cloth(tint, 8);
	return group(
		...[-0.8, 0.8].flatMap((x) => [
			rod([x, 0, 0.7], [x, 1.1, -0.6], 0.045, pole),
			rod([x, 0, -0.7], [x, 1.1, 0.7], 0.045, pole),
			rod([x, 1.05, -0.62], [x * 0.98, 2.2, -0.9], 0.045, pole),
			rod([x, 1.1, 0.7], [x, 1.35, 0.7], 0.045, pole),
			at(box(0.26, 0.06, 1.5, fabric, 0.02), x, 1.4, 0),
		]),
		rod([-0.8, 0.2, 0.5], [0.8, 0.9, 0.5], 0.035, pole),
		rod([0.8, 0.2, 0.5], [-0.8, 0.9, 0.5], 0.035, pole),
		at(turn(box(1.56, 0.07, 1.35, fabric, 0.03), -5), 0, 0.98),
		at(turn(box(1.56, 1.25, 0.07, fabric, 0.03), -13), 0, 1.66, -0.76),
		at(turn(wrap(ring(0.15, 0.03, cloth('#22262b', 3))), 90), 0.8, 1.42, 0.5),
	);
}
