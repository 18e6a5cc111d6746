import { cloth, glowing, metal, plastic, rubber, steel } from '../../studio/materials.ts';
import { sticker, write } from '../../studio/print.ts';
import { at, box, cut, drum, group, repeat, ring, tube, turn, wrap } from '../../studio/solids.ts';
import { type Things, thing } from '../thing.ts';

export const storage: Things = {
	'Ổ cứng di động 1 TB': thing(
		2,
		() =>
			group(
				turn(
					wrap(
						group(
							at(box(1.3, 0.24, 1.9, metal('#3f5f8a', 0.4), 0.08), 0, 0.14),
							at(
								turn(
									sticker(0.8, 0.24, (pen, w, h) => write(pen, 'GÓC', w / 2, h / 2, h * 0.9, '#dfe8f2', w)),
									-90,
								),
								0,
								0.265,
								0.5,
							),
							at(box(0.2, 0.03, 0.03, glowing('#8fd3ff', 1), 0.01), 0.4, 0.27, 0.8),
						),
					),
					0,
					28,
				),
				tube(
					[
						[0.4, 0.12, -0.9],
						[0.9, 0.2, -1.4],
						[1.6, 0.08, -0.7],
						[1.5, 0.07, 0.3],
					],
					0.045,
					rubber(),
				),
				at(
					turn(
						group(box(0.34, 0.5, 0.16, rubber(), 0.04), at(box(0.26, 0.26, 0.09, steel(), 0.01), 0, 0.36)),
						90,
						0,
						0,
					),
					1.5,
					0.09,
					0.5,
				),
				at(turn(wrap(box(1.5, 0.1, 2.1, cloth('#2b2f35'), 0.05)), 0, 60), -0.9, 0.05, -0.7),
			),
		{ shot: { el: 34 } },
	),
	'Ổ SSD di động 500 GB': thing(6, () =>
		group(
			at(
				turn(
					wrap(
						group(
							box(1, 1.5, 0.2, metal('#c43b48', 0.38), 0.09),
							at(
								sticker(0.62, 0.3, (pen, w, h) => write(pen, 'SSD', w / 2, h / 2, h * 0.9, '#ffffff', w)),
								0,
								0.1,
								0.105,
							),
						),
					),
					-10,
					24,
				),
				0,
				0.76,
			),
			at(
				turn(wrap(repeat(4, (index) => at(drum(0.42, 0.42, 0.06, metal('#d8b26a', 0.3)), 0, index * 0.06))), 0, 0),
				1.05,
				0,
				0.5,
			),
		),
	),
	'Thẻ nhớ 128 GB quay phim 4K': thing(3, () =>
		group(
			at(
				turn(
					wrap(
						group(
							cut('M-50 -70 L30 -70 L50 -50 L50 70 L-50 70Z', 0.12, plastic('#20242a'), 0.02),
							at(
								sticker(0.86, 0.9, (pen, w, h) => {
									pen.fillStyle = '#e0703a';
									pen.fillRect(0, 0, w, h);
									pen.fillStyle = '#1d2126';
									pen.fillRect(0, h * 0.66, w, h * 0.34);
									write(pen, '128', w * 0.4, h * 0.34, h * 0.4, '#ffffff', w * 0.7);
									write(pen, '4K', w * 0.8, h * 0.83, h * 0.22, '#ffd7bf', w * 0.3);
								}),
								0,
								0.12,
								0.065,
							),
						),
					),
					-8,
					20,
				),
				-0.4,
				0.72,
			),
			at(
				turn(
					wrap(
						group(
							box(0.5, 0.72, 0.05, plastic('#20242a'), 0.02),
							at(
								sticker(0.44, 0.36, (pen, w, h) => {
									pen.fillStyle = '#e0703a';
									pen.fillRect(0, 0, w, h);
								}),
								0,
								0.1,
								0.03,
							),
						),
					),
					-74,
					20,
				),
				0.75,
				0.06,
				0.5,
			),
		),
	),
	'USB kim loại 64 GB': thing(
		6,
		() =>
			group(
				turn(
					wrap(
						group(
							at(box(1.7, 0.16, 0.5, metal('#c3c8cd', 0.25), 0.06), 0, 0.1),
							at(box(0.5, 0.12, 0.36, steel(), 0.01), 1.05, 0.1),
							at(box(0.26, 0.08, 0.24, steel(), 0.03), -0.96, 0.1),
							at(
								turn(
									sticker(0.8, 0.26, (pen, w, h) => write(pen, '64 GB', w / 2, h / 2, h * 0.8, '#5a626c', w)),
									-90,
								),
								0.1,
								0.185,
							),
						),
					),
					0,
					26,
				),
				at(turn(ring(0.34, 0.035, steel()), 78), -0.9, 0.12, 0.62),
				at(turn(ring(0.24, 0.03, steel()), 84, 30), -1.3, 0.1, 0.9),
			),
		{ shot: { el: 34 } },
	),
};
