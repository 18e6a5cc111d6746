import type { Object3D } from 'three';
import { glowing, metal, plastic } from '../../studio/materials.ts';
import { sticker, write } from '../../studio/print.ts';
import { at, box, drum, group, turn, wrap } from '../../studio/solids.ts';
import { type Things, thing } from '../thing.ts';
import { front, lens, phoneSide, wallpaper, watch } from './shared.ts';

export const phones: Things = {
	'Điện thoại Sông Lam A5 pin 6.000 mAh': thing(
		17,
		(tint) =>
			twoPhones(
				tint,
				'#2f6f8f',
				'#9fd6b8',
				group(
					at(lens(0.15), -0.34, 0.9),
					at(lens(0.15), -0.34, 0.5),
					at(drum(0.05, 0.05, 0.02, glowing('#fff4d6', 0.4)).rotateX(Math.PI / 2), -0.08, 0.9),
				),
			),
		{ tint: '#1f2430' },
	),
	'Điện thoại Sông Lam Note 9 camera 108 MP': thing(
		16.5,
		(tint) =>
			twoPhones(
				tint,
				'#5a2f8f',
				'#f29ab0',
				group(
					at(turn(group(drum(0.44, 0.42, 0.06, metal('#2b2f36', 0.25))), 90), 0, 0.72),
					at(lens(0.16), 0, 0.88, 0.05),
					at(lens(0.12), -0.2, 0.6, 0.05),
					at(lens(0.12), 0.2, 0.6, 0.05),
				),
			),
		{ tint: '#8b5fc7' },
	),
	'Điện thoại phím to cho người lớn tuổi': thing(
		13,
		(tint) =>
			at(
				turn(
					wrap(
						group(
							box(1.1, 2.3, 0.26, plastic(tint), 0.12),
							at(
								sticker(
									0.86,
									0.72,
									(pen, w, h) => {
										pen.fillStyle = '#dfeefa';
										pen.fillRect(0, 0, w, h);
										write(pen, '09:41', w / 2, h / 2, h * 0.42, '#1f3f6a', w * 0.9);
									},
									0.15,
								),
								0,
								0.62,
								0.134,
							),
							...Array.from({ length: 12 }, (_, index) =>
								at(
									group(
										box(0.27, 0.22, 0.07, plastic('#f4f5f6'), 0.05),
										at(
											sticker(0.2, 0.18, (pen, w, h) =>
												write(pen, '123456789*0#'[index] ?? '', w / 2, h * 0.54, h * 0.9, '#1f2430', w),
											),
											0,
											0,
											0.04,
										),
									),
									((index % 3) - 1) * 0.32,
									-0.12 - Math.floor(index / 3) * 0.27,
									0.14,
								),
							),
						),
					),
					-10,
					12,
				),
				0,
				1.18,
			),
		{ tint: '#d8343b' },
	),
	'Máy đọc sách mực điện tử 7 inch': thing(18, () =>
		at(
			turn(
				wrap(
					group(
						box(1.75, 2.4, 0.11, plastic('#22262b'), 0.06),
						at(
							sticker(
								1.46,
								1.98,
								(pen, w, h) => {
									pen.fillStyle = '#ecebe4';
									pen.fillRect(0, 0, w, h);
									pen.fillStyle = '#4a4a48';
									for (let row = 0; row < 19; row += 1)
										pen.fillRect(w * 0.1, h * (0.1 + row * 0.045), w * (row % 6 === 5 ? 0.45 : 0.8), h * 0.013);
								},
								0.95,
							),
							0,
							0.1,
							0.06,
						),
					),
				),
				-14,
				18,
			),
			0,
			1.2,
		),
	),
	'Đồng hồ thông minh theo dõi giấc ngủ': thing(11, (tint) => watch(tint), { tint: '#1f2430' }),
};

function twoPhones(tint: string, one: string, other: string, lenses: Object3D): Object3D {
	const [w, h] = [1.15, 2.4];
	return group(
		at(turn(wrap(group(phoneSide(w, h, tint), at(lenses, 0, 0, 0.06))), -6, -14), 0.55, h / 2 + 0.02, -0.4),
		at(turn(wrap(front(w, h, tint, wallpaper(one, other))), -6, 14), -0.5, h / 2 + 0.02, 0.15),
	);
}
