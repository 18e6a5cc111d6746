import type { Object3D } from 'three';
import { cloth, darker, gloss, leather, lighter, matte, metal, plastic, timber } from '../../studio/materials.ts';
import { around, at, ball, box, cut, drum, egg, group, lathe, rod, sized, turn, wrap } from '../../studio/solids.ts';
import { bottle } from '../containers.ts';
import { type Things, thing } from '../thing.ts';
import { look } from './shared.ts';

export const makeUp: Things = {
	'Son kem lì lâu trôi': thing(
		11,
		(tint) =>
			group(
				drum(0.2, 0.2, 0.95, gloss(tint, { roughness: 0.1 })),
				at(drum(0.205, 0.205, 0.9, plastic('#1f1d20')), 0, 0.97),
				at(drum(0.207, 0.207, 0.06, metal('#d8b26a', 0.2)), 0, 0.94),
				at(
					group(
						at(turn(rod([0, 0, 0], [1.2, 0, 0], 0.03, plastic('#1f1d20')), 0, 24), 0, 0.06),
						at(egg(0.13, 0.05, 0.05, gloss(tint)), 1.2, 0.06, -0.5),
					),
					0.3,
					0,
					0.5,
				),
				at(turn(sized(ball(0.3, gloss(tint)), 1.6, 0.12, 0.7), 0, 20), -0.75, 0.02, 0.5),
			),
		{ tint: '#d8343b', shot: { el: 18 } },
	),
	'Phấn nước che phủ mỏng': thing(8, () => cushion(), { shot: { el: 26, az: -24 } }),
	'Phấn má kem dạng thỏi': thing(
		8,
		(tint) =>
			group(
				drum(0.32, 0.32, 0.7, plastic('#f2e3da')),
				at(drum(0.28, 0.28, 0.1, metal('#d8a68a', 0.25)), 0, 0.7),
				at(
					lathe(
						[
							[0, 0],
							[0.24, 0],
							[0.24, 0.34],
							[0.12, 0.46],
							[0, 0.48],
						],
						gloss(tint, { roughness: 0.5 }),
						0.12,
					),
					0,
					0.8,
				),
				at(drum(0.33, 0.33, 0.8, plastic('#f2e3da')), 0.85, 0, 0.2),
				at(sized(ball(0.4, matte(tint)), 1.3, 0.06, 0.6), 0.1, 0.01, 0.75),
			),
		{ tint: '#f4b6c6' },
	),
	'Bút kẻ mày hai đầu': thing(
		2,
		(tint) =>
			group(
				turn(at(rod([-1.3, 0.1, 0], [0.8, 0.1, 0], 0.09, plastic(tint)), 0, 0), 0, 0),
				rod([0.8, 0.1, 0], [1.02, 0.1, 0], 0.05, matte(darker(tint, 0.2))),
				at(turn(drum(0.05, 0, 0.12, matte(tint)), 0, 0, -90), 1.02, 0.1),
				rod([-1.3, 0.1, 0], [-1.42, 0.1, 0], 0.05, metal()),
				around(1, () => at(egg(0.2, 0.06, 0.06, matte('#3a2d26')), -1.6, 0.1)),
				at(turn(rod([0, 0.1, 0], [0.75, 0.1, 0], 0.1, plastic(lighter(tint, 0.1))), 0, 25), -0.2, 0, 0.5),
				at(sized(ball(0.4, matte(tint)), 1.6, 0.03, 0.1), 0.6, 0.01, -0.45),
			),
		{ tint: '#7b5236', shot: { el: 30, az: -14 } },
	),
	'Bộ cọ trang điểm tám cây': thing(
		19,
		() =>
			group(
				...[0.3, 0.24, 0.2, 0.17, 0.15, 0.12, 0.1, 0.08].map((wide, index) =>
					turn(
						wrap(
							at(
								brush(2.3 - index * 0.11, index % 2 === 0 ? '#7a5240' : '#c9a58a', '#3a2a22', wide),
								index * 0.42 - 1.5,
								0.05,
							),
						),
						0,
						0,
						0,
					),
				),
				at(box(3.7, 0.7, 0.26, leather('#d3a99a'), 0.1), 0, 0.35),
			),
		{ shot: { el: 8 } },
	),
	'Nước tẩy trang rau má': thing(20, () =>
		bottle({
			radius: 0.46,
			height: 2,
			neck: 0.17,
			shoulder: 0.8,
			color: '#bfe3b4',
			cap: '#3f8a4a',
			top: 'flip',
			label: look('#ffffff', '#2f7a3f', ['clover'], { layout: 'badge', accent: '#dff1d6', weight: '200 ml' }),
		}),
	),
};

function brush(length: number, hair: string, handle: string, wide: number): Object3D {
	return group(
		rod([0, 0, 0], [0, length * 0.6, 0], length * 0.035, timber(handle)),
		at(drum(length * 0.035, wide * 0.62, length * 0.16, metal('#d8b98a', 0.3)), 0, length * 0.58),
		at(
			lathe(
				[
					[0, 0],
					[wide * 0.6, 0],
					[wide, length * 0.13],
					[wide * 0.5, length * 0.24],
					[0, length * 0.26],
				],
				matte(hair),
				0.08,
			),
			0,
			length * 0.73,
		),
	);
}

function cushion(): Object3D {
	const shell = gloss('#f3ded4');
	const mirror = metal('#e8eef2', 0.05);
	return group(
		at(drum(0.95, 0.95, 0.24, shell, 0.1), 0, 0),
		at(drum(0.74, 0.74, 0.02, matte('#e3b796')), 0, 0.235),
		at(
			turn(wrap(group(drum(0.95, 0.95, 0.12, shell, 0.05), at(drum(0.8, 0.8, 0.02, mirror), 0, 0.115))), 80),
			0,
			0.98,
			-1,
		),
		at(drum(0.5, 0.46, 0.16, cloth('#f5c9b8'), 0.06), 0.9, 0, 0.85),
		at(cut('M-30 -3 L30 -3 L30 3 L-30 3Z', 0.02, cloth('#d98a76'), 0.004), 0.9, 0.18, 0.85),
	);
}
