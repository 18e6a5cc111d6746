import type { Object3D } from 'three';
import { area, dot, line, sheet, stitch } from '../../studio/cloth.ts';
import { cloth, darker, fleece, matte, mixed } from '../../studio/materials.ts';
import { artOf, sticker } from '../../studio/print.ts';
import { at, group, lathe, ring, sized, tube, turn, wrap } from '../../studio/solids.ts';
import { bottom, dress, flowers, top } from '../garments.ts';
import { shoe } from '../shoes.ts';
import { type Things, thing } from '../thing.ts';
import { flat } from './shared.ts';

export const babyClothes: Things = {
	'Bộ bodysuit cotton ba chiếc': thing(
		38,
		() =>
			group(
				at(sized(bodysuit('#f7d9c4', 'duck'), 0.62), -1.7, 0),
				bodysuit('#bfe0d0', 'bear'),
				at(sized(bodysuit('#f6e6b0', 'blossom'), 0.62), 1.7, 0),
			),
		flat,
	),
	'Áo khoác lông cừu cho bé': thing(
		40,
		(tint) =>
			group(
				top({
					color: tint,
					sleeve: 'long',
					neck: 'hood',
					thick: 0.4,
					bottom: 280,
					material: (color) => fleece(color, 3),
					paint: (pen, ink) => {
						line(pen, 'M150 60 L150 290', ink, 3);
					},
				}),
				...[-1, 1].map((side) =>
					at(
						sheet({
							path: 'M20 90 C0 60 6 4 22 4 C40 4 44 60 26 90Z',
							width: 46,
							height: 92,
							color: mixed(tint, '#f2a9b4', 0.3),
							thick: 0.16,
							soft: 6,
							material: (color) => fleece(color, 2),
						}),
						side * 0.34,
						2.85,
						0.1,
					),
				),
			),
		{ ...flat, tint: '#f3e7cf' },
	),
	'Bộ đồ ngủ hình khủng long': thing(
		70,
		() =>
			group(
				at(
					top({
						color: '#7fbf7a',
						sleeve: 'long',
						neck: 'round',
						bottom: 230,
						paint: (pen, ink) => {
							for (let index = 0; index < 12; index += 1)
								dot(pen, 84 + ((index * 47) % 136), 60 + ((index * 61) % 160), 7, '#a9dca0');
							area(pen, 'M110 130 C110 104 190 104 190 130 C190 190 110 190 110 130Z', '#f6e6b0');
							line(pen, 'M118 150 C140 164 160 164 182 150', ink, 2);
							dot(pen, 136, 130, 5, '#2f4a2c');
							dot(pen, 164, 130, 5, '#2f4a2c');
						},
					}),
					0,
					1.9,
					0.02,
				),
				sized(bottom({ color: '#6aa866', length: 270, ankle: 34, cuff: true, elastic: true }), 0.86, 0.8, 1),
				...[0, 1, 2, 3].map((index) =>
					at(
						sheet({ path: 'M0 30 L20 0 L40 30Z', width: 40, height: 32, color: '#f2a33a', thick: 0.1, soft: 4 }),
						-0.48 + index * 0.32,
						4.78 + (index === 1 || index === 2 ? -0.05 : 0.02),
						-0.02,
					),
				),
			),
		flat,
	),
	'Váy bé gái thêu hoa': thing(
		52,
		() =>
			dress({
				color: '#f4d3d8',
				height: 300,
				path: 'M150 52 C172 50 180 34 184 16 L206 18 C206 44 216 66 228 76 L208 120 C244 170 268 220 280 272 C230 290 180 290 150 290',
				folds: [
					['M162 130 C178 190 184 230 186 282', 14, 0.08],
					['M194 126 C226 180 240 230 246 276', 14, 0.08],
				],
				paint: (pen, ink) => {
					line(pen, 'M90 124 H210', ink, 3);
					flowers(pen, 16, '#ffffff', '#f2b53a', 60, 4);
					for (const [x, y, s] of [
						[150, 92, 34],
						[118, 84, 24],
						[182, 84, 24],
					] as const)
						pen.drawImage(artOf('cherryblossom'), x - s / 2, y - s / 2, s, s);
					stitch(pen, 'M24 266 C90 288 210 288 276 266', '#ffffff', 3, [5, 4]);
				},
			}),
		flat,
	),
	'Giày tập đi đế mềm': thing(
		7,
		() => {
			const make = shoe({ upper: cloth('#8fc7e8', 8), sole: '#f7f2e6', kind: 'baby', trim: '#f6cf6a' });
			const one = (): Object3D => sized(make(), 1.15, 1, 0.78);
			return group(at(turn(wrap(one()), 0, 58), -0.75, 0), at(turn(wrap(one()), 0, 38), 0.7, 0, -0.2));
		},
		{ shot: { el: 22 } },
	),
	'Mũ rộng vành chống nắng': thing(
		14,
		(tint) =>
			group(
				lathe(
					[
						[1.6, 0.02],
						[1.5, 0.1],
						[0.85, 0.3],
						[0.8, 0.7],
						[0.55, 1.05],
						[0, 1.12],
					],
					cloth(tint, 8),
					0.12,
				),
				at(ring(0.84, 0.06, cloth(darker(tint, 0.3), 4)).rotateX(Math.PI / 2), 0, 0.36),
				...[-1, 1].map((side) =>
					tube(
						[
							[side * 0.9, 0.2, 0.4],
							[side * 0.7, 0.02, 1.7],
							[side * 0.2, 0.03, 2.1],
						],
						0.035,
						matte(darker(tint, 0.3)),
					),
				),
				at(
					sticker(0.3, 0.3, (pen, w) => {
						pen.drawImage(artOf('duck'), 0, 0, w, w);
					}),
					0,
					0.62,
					0.84,
				),
			),
		{ tint: '#f6c945', shot: { el: 24 } },
	),
};

function bodysuit(color: string, art: string): Object3D {
	return sheet({
		path: 'M150 44 C176 44 186 32 192 16 L236 32 L274 92 L238 116 L222 102 L222 220 C200 232 178 262 174 292 L126 292 C122 262 100 232 78 220 L78 102 L62 116 L26 92 L64 32 L108 16 C114 32 124 44 150 44Z',
		width: 300,
		height: 300,
		color,
		thick: 0.2,
		soft: 10,
		folds: [
			['M100 120 C104 160 96 190 104 216', 9, 0.04],
			['M200 120 C196 160 204 190 196 216', 9, 0.04],
		],
		paint: (pen) => {
			line(pen, 'M110 18 C118 44 182 44 190 18', darker(color, 0.2), 5);
			line(pen, 'M80 220 C104 230 120 258 126 290', darker(color, 0.2), 4);
			line(pen, 'M220 220 C196 230 180 258 174 290', darker(color, 0.2), 4);
			for (const x of [136, 150, 164]) dot(pen, x, 284, 4, '#ffffff');
			pen.drawImage(artOf(art), 112, 104, 76, 76);
		},
	});
}
