import { sheet } from '../../studio/cloth.ts';
import { glass, gloss, glowing, lighter, plastic, rubber } from '../../studio/materials.ts';
import { artOf, sticker, write } from '../../studio/print.ts';
import { at, ball, box, drum, egg, group, lathe, sized, turn, wrap } from '../../studio/solids.ts';
import { clearGlass } from '../props.ts';
import { type Things, thing } from '../thing.ts';
import { flat } from './shared.ts';

export const babyCare2: Things = {
	'Nhiệt kế điện tử đo trán': thing(
		15,
		() =>
			turn(
				wrap(
					group(
						at(turn(wrap(box(0.62, 1.7, 0.55, plastic('#f6f7f8'), 0.2)), -8), 0, 0.9, -0.15),
						at(turn(wrap(box(0.8, 0.75, 1.4, plastic('#f6f7f8'), 0.28)), 8), 0, 1.9, 0.1),
						at(
							turn(
								wrap(
									lathe(
										[
											[0.26, 0],
											[0.24, 0.3],
											[0.16, 0.34],
											[0, 0.3],
										],
										plastic('#5fb3a5'),
									),
								),
								98,
							),
							0,
							1.82,
							0.75,
						),
						at(
							turn(
								sticker(
									0.5,
									0.4,
									(pen, w, h) => {
										pen.fillStyle = '#9df0b5';
										pen.fillRect(0, 0, w, h);
										write(pen, '36,6', w / 2, h * 0.55, h * 0.55, '#14301f', w * 0.9);
									},
									0.2,
								),
								0,
								90,
							),
							0.405,
							1.96,
							-0.12,
						),
						at(box(0.2, 0.32, 0.14, plastic('#5fb3a5'), 0.06), 0, 1.45, 0.2),
						at(ball(0.09, glowing('#5fe08c', 0.8)), 0.4, 1.8, 0.5),
					),
				),
				0,
				-66,
			),
		{ shot: { az: -8, el: 16 } },
	),
	'Chậu tắm gấp cho bé': thing(
		24,
		() =>
			group(
				at(
					sized(
						lathe(
							[
								[0, 0],
								[0.9, 0],
								[1.2, 0.1],
								[1.26, 0.42],
								[1.36, 0.5],
								[1.42, 0.85],
								[1.5, 0.9],
								[1.38, 0.92],
								[1.28, 0.52],
								[1.1, 0.16],
								[0, 0.12],
							],
							plastic('#8fd0d8'),
							0.06,
						),
						1.25,
						1,
						0.82,
					),
					0,
					0.18,
				),
				at(sized(drum(1.2, 1.2, 0.03, gloss('#bfe6f4', { transparent: true, opacity: 0.8 })), 1.25, 1, 0.82), 0, 0.62),
				...[-1.1, 1.1].flatMap((x) => [-0.55, 0.55].map((z) => at(drum(0.12, 0.14, 0.3, plastic('#ffffff')), x, 0, z))),
				at(
					group(
						at(egg(0.34, 0.26, 0.26, plastic('#f6c945')), 0, 0.1),
						at(ball(0.2, plastic('#f6c945')), 0.2, 0.4),
						at(egg(0.1, 0.04, 0.08, plastic('#f08330')), 0.4, 0.38),
					),
					-0.5,
					0.66,
					0,
				),
				...Array.from({ length: 14 }, (_, index) =>
					clearGlass(
						at(
							ball(0.08 + (index % 3) * 0.04, glass('#ffffff', 0.5)),
							0.3 + (index % 5) * 0.16,
							0.7,
							-0.4 + Math.floor(index / 5) * 0.2,
						),
					),
				),
			),
		{ shot: { el: 30 } },
	),
	'Yếm ăn silicon có máng': thing(
		30,
		(tint) =>
			group(
				sheet({
					path: 'M80 120 C30 100 40 20 90 14 C70 40 80 82 110 92 C130 98 170 98 190 92 C220 82 230 40 210 14 C260 20 270 100 220 120 C250 160 256 230 250 300 L50 300 C44 230 50 160 80 120Z',
					width: 300,
					height: 310,
					color: tint,
					thick: 0.13,
					soft: 6,
					material: (color) => rubber(color),
					paint: (pen) => {
						pen.drawImage(artOf('bear'), 110, 130, 80, 80);
					},
				}),
				at(
					sheet({
						path: 'M6 10 C60 36 160 36 214 10 L206 70 C160 92 60 92 14 70Z',
						width: 220,
						height: 94,
						color: lighter(tint, 0.14),
						thick: 0.4,
						soft: 12,
						material: (color) => rubber(color),
					}),
					0,
					0,
					0.1,
				),
			),
		{ ...flat, tint: '#3f9d54' },
	),
};
