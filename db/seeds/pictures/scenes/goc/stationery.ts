import type { Object3D } from 'three';
import { packet } from '../../studio/bags.ts';
import { gloss, lighter, matte, metal, plastic, steel } from '../../studio/materials.ts';
import { smallPrint, sticker, write } from '../../studio/print.ts';
import { at, box, cut, drum, group, ring, rod, sized, turn, wrap } from '../../studio/solids.ts';
import { type Things, thing } from '../thing.ts';
import { pen_, standing } from './shared.ts';

export const stationery: Things = {
	'Bút bi nước 0,5 mực đen': thing(
		8,
		() =>
			group(
				standing(
					packet({
						width: 1.5,
						height: 0.9,
						depth: 0.7,
						color: '#2b3a55',
						front: { brand: 'GÓC', ground: '#2b3a55', ink: '#ffffff', layout: 'stripe', accent: '#e0b04a' },
						side: { brand: 'GÓC', ground: '#2b3a55', ink: '#fff' },
					}),
					18,
				),
				...[0, 1, 2].map((index) =>
					at(turn(pen_(index === 1 ? '#23262b' : '#33373d'), 0, 12 - index * 14), -0.9, 0, 0.75 + index * 0.26),
				),
			),
		{ shot: { el: 26 } },
	),
	'Giấy in A4 định lượng 70': thing(
		7,
		() =>
			group(
				at(box(2.1, 0.7, 2.9, matte('#2f6fae', { roughness: 0.5 }), 0.03), 0, 0.35),
				at(
					turn(
						sticker(2.08, 2.88, (pen, w, h) => {
							pen.fillStyle = '#2f6fae';
							pen.fillRect(0, 0, w, h);
							pen.fillStyle = '#ffffff';
							pen.beginPath();
							pen.moveTo(0, h * 0.45);
							pen.lineTo(w, h * 0.3);
							pen.lineTo(w, h * 0.8);
							pen.lineTo(0, h * 0.9);
							pen.fill();
							write(pen, 'GÓC', w / 2, h * 0.2, h * 0.13, '#ffffff', w * 0.8);
							write(pen, 'A4', w / 2, h * 0.6, h * 0.22, '#2f6fae', w * 0.8);
							write(pen, '500', w * 0.5, h * 0.93, h * 0.06, '#fff', w * 0.5);
						}),
						-90,
					),
					0,
					0.705,
				),
				at(turn(wrap(box(2.05, 0.1, 2.85, matte('#fdfdfb'), 0.01)), 0, 14), 0.9, 0.05, 0.6),
			),
		{ shot: { el: 34 } },
	),
	'Giấy nhớ năm màu': thing(
		3,
		() =>
			group(
				...['#ffe066', '#ff9aa8', '#8fd3ff', '#a8e6a1', '#ffc078'].map((color, index) =>
					at(
						turn(
							wrap(
								group(
									box(0.95, 0.24, 0.95, matte(color), 0.01),
									at(turn(wrap(box(0.94, 0.008, 0.94, matte(lighter(color, 0.25)), 0.002)), -9, 4), 0, 0.18, 0.02),
								),
							),
							0,
							index * 13 - 20,
						),
						(index % 3) * 1.05 - 1.05 + (index > 2 ? 0.5 : 0),
						0.13,
						index > 2 ? 0.95 : 0,
					),
				),
			),
		{ shot: { el: 40 } },
	),
	'Bìa còng 7 phân khổ A4': thing(
		32,
		(tint) =>
			standing(
				group(
					at(box(0.08, 2.6, 2.1, plastic(tint), 0.02), -0.34, 1.3),
					at(box(0.08, 2.6, 2.1, plastic(tint), 0.02), 0.34, 1.3),
					at(box(0.7, 2.6, 0.09, plastic(tint), 0.03), 0, 1.3, 1.04),
					at(box(0.56, 2.4, 1.8, matte('#f6f3ea'), 0.01), 0, 1.25, -0.1),
					at(
						sticker(0.5, 1, (pen, w, h) => {
							pen.fillStyle = '#ffffff';
							pen.fillRect(0, 0, w, h);
							smallPrint(pen, w * 0.14, h * 0.2, w * 0.72, 6, '#8a929b', h * 0.12);
						}),
						0,
						1.75,
						1.095,
					),
					at(turn(wrap(ring(0.12, 0.03, steel())), 0, 0), 0, 0.55, 1.1),
				),
				-28,
			),
		{ tint: '#2f6fd0' },
	),
	'Máy tính cầm tay 12 số': thing(
		15,
		() =>
			at(
				turn(
					wrap(
						group(
							box(1.6, 2.2, 0.22, plastic('#3a4048'), 0.1),
							at(
								sticker(
									1.34,
									0.46,
									(pen, w, h) => {
										pen.fillStyle = '#c3d3bd';
										pen.fillRect(0, 0, w, h);
										write(pen, '123456789012', w * 0.95, h * 0.55, h * 0.52, '#1f2a22', w * 0.9, {
											align: 'right',
											weight: 600,
										});
									},
									0.2,
								),
								0,
								0.66,
								0.115,
							),
							at(box(0.5, 0.14, 0.01, gloss('#2a1d2f'), 0.005), 0.35, 1, 0.112),
							...Array.from({ length: 20 }, (_, index) =>
								at(
									box(0.26, 0.2, 0.1, plastic(index % 5 === 4 ? '#e0703a' : '#eef0f2'), 0.04),
									(index % 5) * 0.29 - 0.58,
									0.22 - Math.floor(index / 5) * 0.32,
									0.12,
								),
							),
						),
					),
					-62,
				),
				0,
				0.6,
				0,
			),
		{ shot: { el: 30 } },
	),
	'Kệ hồ sơ ba tầng': thing(30, () => standing(rack(), 30), { shot: { el: 20 } }),
	'Kéo văn phòng lưỡi thép': thing(21, () => scissors(), { isFlat: true }),
};

function rack(): Object3D {
	const wire = metal('#2b2f35', 0.5);
	const tray = (y: number): Object3D =>
		group(
			...Array.from({ length: 11 }, (_, index) =>
				rod([-0.9 + index * 0.18, y, -1.1], [-0.9 + index * 0.18, y, 1.1], 0.014, wire),
			),
			...[-1.1, -0.5, 0.1, 0.6, 1.1].map((z) => rod([-0.95, y, z], [0.95, y, z], 0.018, wire)),
			...[-0.95, 0.95].map((x) => rod([x, y + 0.2, -1.1], [x, y + 0.2, 1.1], 0.03, wire)),
			at(box(1.5, 0.1, 1.9, matte('#fbfaf5'), 0.01), 0, y + 0.06),
			at(box(1.5, 0.03, 1.9, matte(y > 1 ? '#6a9ac0' : '#e6c65a'), 0.01), 0, y + 0.13),
		);
	return group(
		tray(0.25),
		tray(1.05),
		tray(1.85),
		...[-0.95, 0.95].flatMap((x) => [-1.1, 1.1].map((z) => rod([x, 0, z], [x, 2.1, z], 0.035, wire))),
	);
}

function scissors(): Object3D {
	const blade = (side: number): Object3D =>
		turn(wrap(sized(cut('M-8 0 L8 0 L5 -130 L-9 -158 Z', 0.05, steel(), 0.008), side, 1, 1)), 0, 0, side * 12);
	const handle = (side: number): Object3D =>
		at(turn(sized(ring(0.32, 0.09, plastic('#d8343b')), 0.78, 1.15, 1), 0, 0, side * 16), side * 0.36, -0.72, 0.03);
	return group(
		blade(-1),
		at(blade(1), 0, 0, 0.05),
		at(turn(drum(0.07, 0.07, 0.06, steel()), 90), 0, 0.05, 0.05),
		rod([0.02, 0, 0.03], [0.24, -0.42, 0.03], 0.09, plastic('#d8343b')),
		rod([-0.02, 0, 0.03], [-0.24, -0.42, 0.03], 0.09, plastic('#d8343b')),
		handle(-1),
		handle(1),
	);
}
