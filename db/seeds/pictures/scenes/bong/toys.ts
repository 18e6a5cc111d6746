import type { Object3D } from 'three';
import { cloth, fleece, gloss, lighter, matte, mixed, plastic, rubber, steel, timber } from '../../studio/materials.ts';
import { sticker, write } from '../../studio/print.ts';
import { at, ball, box, cut, drum, egg, group, lathe, rod, sized, tube, turn, wrap } from '../../studio/solids.ts';
import { type Things, thing } from '../thing.ts';
import { pastel } from './shared.ts';

const block = (size: number, color: string): Object3D => box(size, size, size, timberLike(color), 0.05);

const timberLike = (color: string): ReturnType<typeof timber> => timber(color);

export const toys: Things = {
	'Bộ xếp hình gỗ 100 miếng': thing(22, () =>
		group(
			...[
				[-1, 0, 0],
				[-0.35, 0, 0.1],
				[0.3, 0, 0],
				[-0.68, 1, 0],
				[-0.02, 1, 0.05],
				[-0.35, 2, 0],
			].map(([x = 0, y = 0, z = 0], index) =>
				at(turn(block(0.6, pastel(index)), 0, index * 7 - 14), x, 0.3 + y * 0.6, z),
			),
			at(turn(cut('M-35 0 L0 -50 L35 0Z', 0.5, timber('#d8343b'), 0.04), 0, 12), -0.35, 1.82),
			at(turn(wrap(drum(0.28, 0.28, 0.6, timber('#6fb7e9'))), 0), 1.1, 0, 0.1),
			at(
				turn(cut('M-60 0 A60 60 0 0 1 60 0 L30 0 A30 30 0 0 0 -30 0Z', 0.5, timber('#3f9d54'), 0.03), 0, -16),
				1.15,
				0.02,
				0.9,
			),
			at(block(0.5, '#f6c945'), -0.6, 0.25, 0.95),
		),
	),
	'Gấu bông ôm ngủ 60 phân': thing(60, (tint) => bear(tint), { tint: '#7b5236' }),
	'Xe chòi chân ba bánh': thing(48, (tint) => trike(tint), { tint: '#d8343b', shot: { az: -40 } }),
	'Bộ nấu ăn bằng gỗ': thing(
		14,
		() =>
			group(
				at(box(2.6, 0.14, 1.7, timber('#d2a468'), 0.06), 0, 0.07),
				...[
					['#d8343b', -0.8, 0.2],
					['#f08330', 0, 0.3],
					['#3f9d54', 0.75, 0.1],
				].map(([color, x, z]) =>
					at(
						group(
							at(turn(wrap(egg(0.3, 0.3, 0.2, timber(color as string))), 0, 0, 0), -0.06, 0),
							at(drum(0.3, 0.3, 0.05, timber('#fbeed2')).rotateZ(Math.PI / 2), 0.16, 0),
						),
						x as number,
						0.44,
						z as number,
					),
				),
				at(
					turn(
						group(
							box(0.9, 0.06, 0.26, timber('#e2c493'), 0.03),
							at(box(0.5, 0.12, 0.16, timber('#d8343b'), 0.05), -0.65, 0),
						),
						0,
						20,
					),
					0.1,
					0.2,
					-0.5,
				),
				at(
					group(
						lathe(
							[
								[0, 0],
								[0.4, 0],
								[0.42, 0.4],
								[0.36, 0.4],
								[0.34, 0.06],
								[0, 0.06],
							],
							timber('#6fb7e9'),
						),
						...[-1, 1].map((side) => at(box(0.2, 0.08, 0.14, timber('#d2a468'), 0.03), side * 0.5, 0.32)),
					),
					1.75,
					0,
					0.5,
				),
			),
		{ shot: { el: 28 } },
	),
	'Đàn piano đồ chơi 37 phím': thing(
		14,
		() =>
			group(
				at(box(3.4, 0.5, 1.3, plastic('#f2a9b4'), 0.16), 0, 0.27),
				at(box(3.1, 0.06, 0.66, gloss('#fdfcf8'), 0.02), 0, 0.54, 0.26),
				...Array.from({ length: 21 }, (_, index) =>
					at(box(0.012, 0.01, 0.64, matte('#9aa0a6'), 0.002), -1.47 + index * 0.1475, 0.575, 0.27),
				),
				...Array.from({ length: 21 }, (_, index) =>
					index % 7 === 2 || index % 7 === 6
						? undefined
						: at(box(0.09, 0.1, 0.4, gloss('#22262b'), 0.02), -1.4 + index * 0.1475, 0.6, 0.14),
				),
				...[0, 1, 2, 3, 4].map((index) =>
					at(drum(0.09, 0.09, 0.06, plastic(pastel(index))), -0.6 + index * 0.3, 0.52, -0.35),
				),
				...[-1, 1].map((side) => at(drum(0.22, 0.22, 0.02, matte('#7a5a60')), side * 1.3, 0.52, -0.3)),
			),
		{ shot: { el: 32 } },
	),
	'Bộ màu sáp 24 cây': thing(12, () => crayons(), { shot: { el: 22 } }),
};

function bear(tint: string): Object3D {
	const fur = fleece(tint, 4);
	const pale = fleece(mixed(tint, '#fff3dc', 0.62), 4);
	return group(
		at(egg(0.85, 0.95, 0.7, fur), 0, 0.98),
		at(egg(0.55, 0.66, 0.3, pale), 0, 0.95, 0.48),
		at(egg(0.78, 0.7, 0.66, fur), 0, 2.3),
		...[-1, 1].map((side) =>
			group(at(egg(0.27, 0.27, 0.15, fur), side * 0.6, 2.85), at(egg(0.16, 0.16, 0.08, pale), side * 0.6, 2.85, 0.12)),
		),
		at(egg(0.34, 0.26, 0.26, pale), 0, 2.14, 0.55),
		at(egg(0.12, 0.09, 0.08, gloss('#22181a')), 0, 2.24, 0.8),
		...[-1, 1].map((side) => at(ball(0.08, gloss('#1a1413')), side * 0.28, 2.44, 0.58)),
		...[-1, 1].map((side) => at(turn(wrap(egg(0.3, 0.62, 0.3, fur)), 10, 0, side * 38), side * 0.92, 1.35, 0.24)),
		...[-1, 1].map((side) =>
			group(
				at(turn(wrap(egg(0.36, 0.36, 0.62, fur)), 0, side * 18), side * 0.56, 0.36, 0.66),
				at(turn(wrap(egg(0.22, 0.24, 0.07, pale)), 0, side * 14), side * 0.72, 0.4, 1.22),
			),
		),
		tube(
			[
				[-0.4, 1.76, 0.5],
				[0, 1.68, 0.66],
				[0.4, 1.76, 0.5],
			],
			0.08,
			cloth('#c9302c', 3),
		),
		...[-1, 1].map((side) =>
			at(turn(egg(0.24, 0.14, 0.08, cloth('#c9302c', 3)), 0, 0, side * -18), side * 0.22, 1.7, 0.72),
		),
	);
}

function trike(tint: string): Object3D {
	const frame = gloss(tint);
	const wheel = (x: number, y: number, z: number, r: number): Object3D =>
		at(
			turn(
				wrap(
					group(
						turn(
							wrap(
								lathe(
									[
										[0, 0],
										[r * 0.7, 0],
										[r, 0.06],
										[r, 0.2],
										[r * 0.7, 0.26],
										[0, 0.26],
									],
									rubber('#2b2f35'),
								),
							),
							90,
						),
						at(turn(wrap(drum(r * 0.55, r * 0.5, 0.3, plastic('#f6f7f8'))), 90), 0, 0, -0.02),
						at(turn(wrap(drum(r * 0.2, r * 0.2, 0.34, frame)), 90), 0, 0, -0.04),
					),
				),
				0,
				0,
			),
			x,
			y,
			z - 0.13,
		);
	return group(
		wheel(1.05, 0.5, 0, 0.5),
		wheel(-0.9, 0.4, 0.6, 0.4),
		wheel(-0.9, 0.4, -0.6, 0.4),
		rod([-0.9, 0.4, -0.6], [-0.9, 0.4, 0.6], 0.06, steel()),
		tube(
			[
				[-0.9, 0.42, 0],
				[-0.4, 0.75, 0],
				[0.4, 0.85, 0],
				[0.85, 1.3, 0],
			],
			0.11,
			frame,
		),
		rod([1.05, 0.5, 0], [0.78, 1.75, 0], 0.08, frame),
		rod([0.78, 1.75, -0.6], [0.78, 1.75, 0.6], 0.06, steel()),
		...[-1, 1].map((side) => rod([0.78, 1.75, side * 0.4], [0.78, 1.75, side * 0.7], 0.1, rubber('#f6c945'))),
		at(sized(box(0.9, 0.24, 0.66, plastic('#2b2f35'), 0.11), 1), -0.45, 1.02),
		at(box(0.16, 0.5, 0.6, plastic('#2b2f35'), 0.07), -0.88, 1.25),
	);
}

function crayons(): Object3D {
	const colors = [
		'#d8343b',
		'#f08330',
		'#f6c945',
		'#9fc25a',
		'#3f9d54',
		'#4fb8a5',
		'#6fb7e9',
		'#2f6fd0',
		'#8b5fc7',
		'#f4b6c6',
		'#7b5236',
		'#22262b',
	];
	const one = (color: string): Object3D =>
		group(
			drum(0.1, 0.1, 1.15, matte(color)),
			at(drum(0.102, 0.102, 0.8, matte(lighter(color, 0.35))), 0, 0.12),
			at(drum(0.1, 0.03, 0.26, matte(color)), 0, 1.15),
		);
	return group(
		at(box(2.6, 0.95, 0.62, matte('#f6c945'), 0.03), 0, 0.48),
		at(
			sticker(2.4, 0.7, (pen, w, h) => {
				pen.fillStyle = '#2f6fd0';
				pen.fillRect(0, h * 0.62, w, h * 0.38);
				write(pen, 'BỐNG', w / 2, h * 0.34, h * 0.42, '#c9302c', w * 0.5);
			}),
			0,
			0.46,
			0.315,
		),
		...colors.map((color, index) => at(one(color), index * 0.21 - 1.15, 0.25, -0.08)),
		...colors.map((color, index) => at(one(color), index * 0.21 - 1.05, 0.1, 0.14)),
		at(turn(wrap(one('#d8343b')), 0, 30, -88), 1.5, 0.11, 0.8),
		at(turn(wrap(one('#2f6fd0')), 0, -14, -88), 0.4, 0.11, 0.95),
	);
}
