import type { Object3D } from 'three';
import { line } from '../../studio/cloth.ts';
import { cloth, gloss, plastic, rubber } from '../../studio/materials.ts';
import { sticker, write } from '../../studio/print.ts';
import { at, box, group, lathe, ring, sized, tube, turn, wrap } from '../../studio/solids.ts';
import { bottom, top } from '../garments.ts';
import { type Things, thing } from '../thing.ts';

export const helmetsAndRaincoats: Things = {
	'Áo mưa bộ phản quang': thing(
		120,
		(tint) =>
			group(
				at(
					top({
						color: tint,
						sleeve: 'long',
						neck: 'hood',
						bottom: 290,
						hem: 86,
						material: (color) => gloss(color, { roughness: 0.34 }),
						paint: (pen, ink) => {
							line(pen, 'M150 60 L150 296', ink, 2.4);
							for (const path of ['M62 196 H238', 'M262 200 L292 192', 'M8 192 L38 200']) {
								line(pen, path, '#eef2f4', 11);
								line(pen, path, '#c9d1d6', 5);
							}
						},
					}),
					-1.2,
					0,
				),
				at(
					sized(
						bottom({
							color: tint,
							length: 330,
							ankle: 40,
							wide: 86,
							elastic: true,
							material: (color) => gloss(color, { roughness: 0.34 }),
							paint: (pen) => {
								for (const x of [106, 194]) {
									line(pen, `M${x - 40} 262 H${x + 40}`, '#eef2f4', 10);
									line(pen, `M${x - 40} 262 H${x + 40}`, '#c9d1d6', 4);
								}
							},
						}),
						0.86,
					),
					1.5,
					0,
				),
			),
		{ isFlat: true, tint: '#243b63', detail: { zoom: 2.1, focus: [0.3, 0.5, 0.3] } },
	),
	'Mũ bảo hiểm nửa đầu': thing(18, (tint) => helmet(tint), { tint: '#1f2430', shot: { az: -42, el: 14 } }),
};

function helmet(tint: string): Object3D {
	const shell = gloss(tint);
	return group(
		sized(
			lathe(
				[
					[0.96, 0],
					[1.02, 0.24],
					[0.98, 0.7],
					[0.56, 1.16],
					[0, 1.28],
				],
				shell,
				0.24,
			),
			0.94,
			0.95,
			1.08,
		),
		at(turn(ring(0.97, 0.055, rubber('#22262b')), 90), 0, 0.06),
		at(
			turn(
				wrap(
					sized(
						lathe(
							[
								[0.99, 0],
								[1.03, 0.3],
								[0.99, 0.62],
							],
							gloss('#3a4a55', { transparent: true, opacity: 0.72 }),
							0.1,
						),
						0.97,
						0.9,
						1.16,
					),
				),
				4,
			),
			0,
			0.16,
			0.06,
		),
		...[-1, 1].map((side) =>
			tube(
				[
					[side * 0.9, 0.1, 0.1],
					[side * 0.66, -0.5, 0.2],
					[side * 0.12, -0.78, 0.34],
				],
				0.05,
				cloth('#2b2f35', 3),
			),
		),
		at(box(0.3, 0.12, 0.08, plastic('#22262b'), 0.03), 0, -0.78, 0.36),
		at(
			sized(
				lathe(
					[
						[0.9, 0],
						[0.8, 0.4],
						[0, 0.9],
					],
					cloth('#6a727c', 6),
				),
				0.92,
				1,
				1,
			),
			0,
			0.02,
		),
		at(
			sticker(0.5, 0.18, (pen, w, h) =>
				write(pen, 'BÁC TƯ', w / 2, h / 2, h * 0.8, tint === '#ffffff' ? '#c9241f' : '#ffffff', w),
			),
			0,
			0.92,
			0.94,
		),
	);
}
