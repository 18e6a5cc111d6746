import type { Object3D } from 'three';
import { cloth, gloss, glowing, leather, matte, metal, mixed, plastic, rubber, steel } from '../../studio/materials.ts';
import { sticker, write } from '../../studio/print.ts';
import { at, box, drum, group, lathe, ring, rod, sized, tube, turn, wrap } from '../../studio/solids.ts';
import { type Things, thing } from '../thing.ts';
import { BRAND, coil, front, wallpaper, watch } from './shared.ts';

const plug = (): Object3D =>
	group(...[-0.14, 0.14].map((x) => at(turn(wrap(drum(0.05, 0.045, 0.36, steel())), -90), x, 0)));

const port = (x: number, y: number, z: number, wide: boolean): Object3D =>
	group(
		at(box(wide ? 0.3 : 0.24, wide ? 0.13 : 0.085, 0.02, matte('#14171a'), 0.04), x, y, z),
		wide && at(box(0.22, 0.04, 0.03, matte('#3f7fc4'), 0.01), x, y + 0.02, z),
	);

const usbC = (color: string): Object3D =>
	group(box(0.16, 0.42, 0.1, plastic(color), 0.04), at(box(0.13, 0.16, 0.05, steel(), 0.02), 0, 0.28));

const powerBank = (w: number, h: number, d: number, color: string, text: string): Object3D =>
	group(
		box(w, h, d, matte(color, { roughness: 0.45 }), 0.1),
		at(
			sticker(w * 0.5, 0.26, (pen, pw, ph) =>
				write(
					pen,
					BRAND,
					pw / 2,
					ph / 2,
					ph * 0.7,
					mixed(color, color === '#ffffff' ? '#333a42' : '#ffffff', 0.75),
					pw,
				),
			),
			0,
			-h * 0.18,
			d / 2 + 0.004,
		),
		at(
			sticker(
				0.5,
				0.26,
				(pen, pw, ph) => {
					pen.fillStyle = '#12181e';
					pen.beginPath();
					pen.roundRect(0, 0, pw, ph, ph * 0.25);
					pen.fill();
					write(pen, text, pw / 2, ph * 0.54, ph * 0.6, '#7ff0c0', pw * 0.8, { weight: 600 });
				},
				0.2,
			),
			0,
			h * 0.3,
			d / 2 + 0.005,
		),
	);

export const chargers: Things = {
	'Củ sạc nhanh 33 W hai cổng': thing(
		8,
		() =>
			turn(
				wrap(
					group(
						box(1, 1.1, 0.9, plastic('#f4f5f6'), 0.16),
						port(0, 0.22, 0.455, false),
						port(0, -0.1, 0.455, true),
						at(plug(), 0, 0, -0.42),
						at(
							sticker(0.5, 0.2, (pen, w, h) => write(pen, '33W', w / 2, h / 2, h * 0.8, '#8a929b', w)),
							0,
							-0.36,
							0.457,
						),
					),
				),
				0,
				24,
			),
		{ shot: { az: -4, el: 20 } },
	),
	'Củ sạc GaN 65 W nhỏ gọn': thing(
		4.5,
		() =>
			group(
				turn(
					wrap(
						group(
							box(0.82, 0.82, 1.1, gloss('#23272d'), 0.12),
							port(-0.18, 0.12, 0.556, false),
							port(0.18, 0.12, 0.556, false),
							port(0, -0.14, 0.556, true),
							at(turn(plug(), 0, 180), 0, 0, 0.2),
						),
					),
					0,
					-34,
				),
				at(
					turn(wrap(group(box(0.82, 0.82, 1.1, gloss('#23272d'), 0.12), at(plug(), 0, 0, -0.52))), 0, 150),
					1.5,
					0,
					-0.2,
				),
			),
		{ shot: { az: 0, el: 20 } },
	),
	'Cáp Type-C bọc dù 100 W': thing(
		2,
		(tint) =>
			group(
				coil(0.85, 0.055, tint, 4),
				tube(
					[
						[0.82, 0.25, 0.2],
						[1.2, 0.2, 0.7],
						[1.5, 0.1, 1.15],
					],
					0.055,
					cloth(tint, 3),
				),
				at(turn(wrap(usbC('#c9ced4')), -86, 0, -36), 1.64, 0.1, 1.38),
				tube(
					[
						[-0.7, 0.25, 0.5],
						[-0.4, 0.2, 1.1],
						[0.1, 0.1, 1.35],
					],
					0.055,
					cloth(tint, 3),
				),
				at(turn(wrap(usbC('#c9ced4')), -86, 0, -70), 0.35, 0.1, 1.44),
				at(box(0.34, 0.32, 0.14, leather('#3a3f47'), 0.03), -0.8, 0.17, -0.1),
			),
		{ tint: '#1f2430', shot: { el: 42 } },
	),
	'Pin dự phòng 10.000 mAh siêu mỏng': thing(
		14,
		(tint) => at(turn(wrap(powerBank(1.15, 2.2, 0.22, tint, '87%')), -8, 22), 0, 1.12),
		{ tint: '#ffffff' },
	),
	'Pin dự phòng 20.000 mAh kèm dây': thing(14, () =>
		group(
			at(powerBank(1.3, 2.1, 0.52, '#2f3a4a', '100%'), 0, 1.05),
			tube(
				[
					[0.3, 2.1, 0],
					[0.34, 2.5, 0.05],
					[0.9, 2.4, 0.1],
					[1.05, 1.5, 0.2],
					[1, 0.7, 0.25],
				],
				0.045,
				rubber('#e0703a'),
			),
			at(turn(usbC('#e0703a'), 0, 0, 180), 1, 0.46, 0.25),
		),
	),
	'Đế sạc không dây ba trong một': thing(15, () =>
		group(
			at(box(2.4, 0.14, 1.2, plastic('#f1f2f4'), 0.06), 0, 0.07),
			rod([-0.6, 0.1, -0.3], [-0.6, 1.1, -0.4], 0.07, steel()),
			at(
				turn(
					wrap(
						group(drum(0.42, 0.4, 0.1, plastic('#ffffff')), at(ring(0.3, 0.02, metal()).rotateX(Math.PI / 2), 0, 0.1)),
					),
					72,
				),
				-0.6,
				1.25,
				-0.3,
			),
			at(turn(wrap(front(0.95, 1.95, '#2b2f36', wallpaper('#274a8a', '#d98fb0'))), -18), -0.6, 1.4, -0.05),
			at(drum(0.34, 0.34, 0.06, plastic('#ffffff')), 0.35, 0.14, 0.2),
			at(box(0.5, 0.28, 0.42, gloss('#ffffff'), 0.13), 0.35, 0.34, 0.2),
			rod([0.95, 0.1, -0.2], [0.95, 0.7, -0.2], 0.05, steel()),
			at(turn(wrap(sized(watch('#1f2430'), 0.3)), 0, -20), 0.95, 0.62, 0),
		),
	),
	'Sạc ô tô hai cổng 48 W': thing(
		7,
		() =>
			turn(
				wrap(
					group(
						lathe(
							[
								[0, 0],
								[0.14, 0],
								[0.2, 0.12],
								[0.36, 0.2],
								[0.36, 1.1],
								[0.5, 1.2],
								[0.5, 1.55],
								[0.44, 1.62],
								[0, 1.62],
							],
							metal('#4a5058', 0.35),
						),
						at(turn(wrap(ring(0.46, 0.03, glowing('#5fb7ff', 1.2))), 90), 0, 1.6),
						at(box(0.3, 0.02, 0.13, matte('#14171a'), 0.01), 0, 1.62, -0.12),
						at(box(0.24, 0.02, 0.09, matte('#14171a'), 0.01), 0, 1.62, 0.14),
						...[-1, 1].map((side) => at(box(0.06, 0.3, 0.16, steel(), 0.02), side * 0.37, 0.62)),
					),
				),
				58,
				30,
			),
		{ shot: { el: 26 } },
	),
};
