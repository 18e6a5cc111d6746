import type { Object3D } from 'three';
import { ceramic, clay, darker, glowing, lighter, matte, timber } from '../../studio/materials.ts';
import { sticker, wrapLabel } from '../../studio/print.ts';
import {
	around,
	at,
	ball,
	box,
	drum,
	group,
	lathe,
	type Point,
	ring,
	rod,
	type Spot,
	sized,
	tube,
	turn,
	wrap,
} from '../../studio/solids.ts';
import type { Pen } from '../../studio/textures.ts';
import { bean, handful } from '../props.ts';
import { type Things, thing } from '../thing.ts';

const street =
	(corner: number) =>
	(pen: Pen, w: number, h: number): void => {
		pen.fillStyle = ['#d9cfb4', '#cfc9b8', '#bfae8c', '#b8a888'][corner] ?? '#ccc';
		pen.fillRect(0, 0, w, h);
		for (let house = 0; house < 3; house += 1) {
			const x = w * (house * 0.33 + (corner % 2) * 0.03);
			const y = h * (corner < 2 ? 0.32 + (house % 2) * 0.16 : 0);
			pen.fillStyle =
				['#b5694a', '#e0c48a', '#8a9a8a', '#c98f5a', '#a85a44', '#d9b98a'][(house + corner * 2) % 6] ?? '#000';
			pen.fillRect(x, y, w * 0.31, corner < 2 ? h - y : h * 0.7);
			if (corner < 2) {
				pen.fillStyle = '#5f3a2c';
				pen.beginPath();
				pen.moveTo(x - 6, y + 6);
				pen.lineTo(x + w * 0.155, y - h * 0.14);
				pen.lineTo(x + w * 0.32, y + 6);
				pen.fill();
			}
			pen.fillStyle = '#3a3028';
			pen.fillRect(x + w * 0.08, y + h * 0.2, w * 0.06, h * 0.14);
			pen.fillRect(x + w * 0.18, y + h * 0.2, w * 0.06, h * 0.14);
			if (corner > 1) pen.fillRect(x + w * 0.1, h * 0.42, w * 0.11, h * 0.28);
		}
		if (corner > 1) {
			pen.fillStyle = '#8a7f6a';
			pen.fillRect(0, h * 0.7, w, h * 0.3);
		}
	};

export const lampsAndDecor: Things = {
	'Bình hoa gốm thô': thing(
		42,
		(tint) =>
			group(
				lathe(
					[
						[0, 0],
						[0.45, 0],
						[0.7, 0.6],
						[0.62, 1.1],
						[0.26, 1.5],
						[0.34, 1.72],
						[0.28, 1.72],
					],
					clay(tint),
					0.2,
				),
				branch(0, 1.6, -8),
				branch(0.05, 1.6, 10),
				branch(-0.06, 1.6, 24),
			),
		{ tint: '#9a6b4a', shot: { el: 8 } },
	),
	'Đèn ngủ gốm đục lỗ': thing(22, () =>
		group(
			drum(0.6, 0.56, 0.16, timber('#8a5a34')),
			at(
				lathe(
					[
						[0.5, 0],
						[0.86, 0.35],
						[0.9, 0.9],
						[0.62, 1.45],
						[0.3, 1.62],
						[0, 1.64],
					],
					clay('#d9c7ae'),
					0.2,
				),
				0,
				0.16,
			),
			...[0, 1, 2, 3].flatMap((row) =>
				Array.from({ length: 14 }, (_, index) => {
					const angle = (index / 14) * 6.283 + row * 0.22;
					const r = [0.83, 0.885, 0.83, 0.62][row] ?? 0.8;
					return at(
						sized(ball(0.06, glowing('#ffcf7a', 1.6)), 0.7, 1.5, 0.7),
						Math.cos(angle) * r,
						0.55 + row * 0.3,
						Math.sin(angle) * r,
					);
				}),
			),
		),
	),
	'Đèn lồng lụa Hội An': thing(45, (tint) => lantern(tint), { tint: '#d8343b', shot: { el: 4 } }),
	'Chuông gió gốm': thing(50, () => chime(), { shot: { el: 4 } }),
	'Tranh gạch gốm phố Phái': thing(
		44,
		() =>
			at(
				turn(
					wrap(
						group(
							box(2.9, 2.9, 0.16, timber('#b58350'), 0.04),
							...[0, 1, 2, 3].map((index) =>
								at(
									sticker(1.22, 1.22, street(index), 0.3),
									(index % 2) * 1.26 - 0.63,
									0.63 - Math.floor(index / 2) * 1.26,
									0.085,
								),
							),
						),
					),
					-8,
					14,
				),
				0,
				1.5,
			),
		{ shot: { el: 8 } },
	),
	'Nến thơm cốc gốm': thing(10, () =>
		group(
			lathe(
				[
					[0, 0],
					[0.6, 0],
					[0.66, 0.1],
					[0.66, 1.05],
					[0.58, 1.05],
					[0.56, 0.86],
					[0, 0.86],
				],
				clay('#c9b49a'),
			),
			at(drum(0.56, 0.56, 0.02, matte('#f5e6c8')), 0, 0.84),
			rod([0, 0.86, 0], [0.02, 1, 0], 0.02, matte('#3a2f28')),
			at(sized(ball(0.07, glowing('#ffb347', 2)), 1, 2.1, 1), 0.02, 1.14),
			at(wrapLabel(0.66, 0.66, 0.4, { brand: 'NHÀ MỘC', ground: '#f7f1e4', ink: '#7a4a2a' }, 0.26), 0, 0.5),
			at(turn(rod([0, 0.08, 0], [0.9, 0.08, 0], 0.08, matte('#8a4a24')), 0, 30), 0.7, 0, 0.6),
			at(handful(bean(0.06, 0.06, 0.06), '#c9701c', 5, 0.3), 1, 0, 0.1),
		),
	),
};

function branch(x: number, y: number, lean: number): Object3D {
	const stalk = tube(
		[
			[0, 0, 0],
			[0.04, 0.6, 0.05],
			[0.12, 1.3, 0],
		],
		0.022,
		matte('#6a5236'),
	);
	const buds = [0.4, 0.7, 0.95, 1.2, 1.35].map((height, index) =>
		at(
			around(5, (_, angle) =>
				at(
					sized(ball(0.085, matte(index % 2 === 0 ? '#f2b3c0' : '#fbdfe4')), 1, 0.5, 1),
					Math.cos(angle) * 0.09,
					0,
					Math.sin(angle) * 0.09,
				),
			),
			(index % 2 === 0 ? 0.1 : -0.04) + height * 0.06,
			height,
			0.05,
		),
	);
	return at(turn(wrap(group(stalk, ...buds)), 0, lean * 4, -lean), x, y);
}

function lantern(tint: string): Object3D {
	const ribs = around(16, (_, angle) =>
		tube(
			[...Array(7).keys()].map((index): Spot => {
				const a = (index / 6) * Math.PI;
				const r = 0.16 + Math.sin(a) * 0.96;
				return [Math.cos(angle) * r, 0.1 + (1 - Math.cos(a)) * 0.72, Math.sin(angle) * r];
			}),
			0.014,
			matte(darker(tint, 0.35)),
		),
	);
	const silk: Point[] = [...Array(13).keys()].map((index): Point => {
		const a = (index / 12) * Math.PI;
		return [0.15 + Math.sin(a) * 0.95, 0.1 + (1 - Math.cos(a)) * 0.72];
	});
	return group(
		at(
			group(
				lathe(silk, glowing(tint, 0.28)),
				ribs,
				drum(0.26, 0.26, 0.14, matte('#3a2a1c')),
				at(drum(0.26, 0.26, 0.14, matte('#3a2a1c')), 0, 1.5),
				rod([0, 1.6, 0], [0, 2.3, 0], 0.02, matte('#5a4a36')),
				at(ring(0.1, 0.02, matte('#5a4a36')), 0, 2.38),
			),
			0,
			1,
		),
		...Array.from({ length: 12 }, (_, index) =>
			rod(
				[Math.cos(index * 0.52) * 0.09, 1.02, Math.sin(index * 0.52) * 0.09],
				[Math.cos(index * 0.52) * 0.16, 0.1, Math.sin(index * 0.52) * 0.16],
				0.018,
				matte(tint),
			),
		),
		at(ball(0.13, matte(lighter(tint, 0.15))), 0, 0.98),
	);
}

function chime(): Object3D {
	return group(
		at(drum(0.62, 0.6, 0.12, timber('#8a5a34')), 0, 3),
		at(ring(0.12, 0.02, matte('#4a3a28')), 0, 3.4),
		...[0, 1, 2].map((index) =>
			rod([Math.cos(index * 2.1) * 0.5, 3.1, Math.sin(index * 2.1) * 0.5], [0, 3.3, 0], 0.012, matte('#4a3a28')),
		),
		around(7, (index, angle) =>
			at(
				group(
					rod([0, 1.9 - index * 0.12, 0], [0, 3, 0], 0.012, matte('#4a3a28')),
					at(
						lathe(
							[
								[0.13, 0],
								[0.11, 1.1 + (index % 3) * 0.16],
								[0, 1.14 + (index % 3) * 0.16],
							],
							ceramic(index % 2 === 0 ? '#4f8f9f' : '#e6dcc6'),
						),
						0,
						1 - (index % 3) * 0.14,
					),
				),
				Math.cos(angle) * 0.46,
				0,
				Math.sin(angle) * 0.46,
			),
		),
		rod([0, 0.4, 0], [0, 3, 0], 0.012, matte('#4a3a28')),
		at(turn(drum(0.3, 0.3, 0.05, timber('#c79a62')), 90), 0, 0.5),
	);
}
