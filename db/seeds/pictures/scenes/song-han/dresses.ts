import { dot, line, stitch } from '../../studio/cloth.ts';
import { matte } from '../../studio/materials.ts';
import { dress, flowers } from '../garments.ts';
import { type Things, thing } from '../thing.ts';
import { flat } from './shared.ts';

export const dresses: Things = {
	'Váy hoa nhí dáng xoè': thing(
		92,
		(tint) =>
			dress({
				color: tint,
				height: 330,
				path: 'M150 64 C172 62 180 40 184 18 L204 18 C204 50 214 76 222 92 L204 138 C240 190 272 250 286 308 C240 326 180 326 150 326',
				folds: [
					['M160 150 C176 210 184 260 186 316', 13, 0.07],
					['M192 146 C226 210 240 260 246 312', 13, 0.07],
					['M176 148 C200 220 210 270 216 316', 9, -0.05],
				],
				paint: (pen, ink) => {
					flowers(pen, 130, '#ffffff', '#e0703a', 330, 4);
					for (let x = 96; x < 206; x += 5) line(pen, `M${x} 126 v22`, ink, 0.9);
				},
			}),
		{ ...flat, tint: '#f6c945' },
	),
	'Đầm suông công sở': thing(
		95,
		(tint) =>
			dress({
				color: tint,
				height: 330,
				path: 'M150 84 L178 16 L206 20 L246 58 L228 92 L214 84 C214 150 220 230 224 318 C190 324 160 324 150 324',
				folds: [
					['M176 120 C182 180 176 250 184 312', 11, 0.05],
					['M206 110 C200 180 212 250 206 310', 10, 0.04],
				],
				paint: (pen, ink) => {
					line(pen, 'M122 16 L150 86 L178 16', ink, 3);
					line(pen, 'M76 190 L92 224', ink, 2.4);
					line(pen, 'M224 190 L208 224', ink, 2.4);
				},
				material: (color) => matte(color, {}),
			}),
		{ ...flat, tint: '#1f2430' },
	),
	'Chân váy chữ A jean': thing(
		42,
		() =>
			dress({
				color: '#3f5f8a',
				height: 260,
				path: 'M150 20 L206 20 C216 90 240 170 262 238 C220 252 170 254 150 254',
				folds: [
					['M176 60 C186 130 190 190 196 244', 12, 0.06],
					['M204 70 C220 140 228 190 234 238', 10, 0.05],
				],
				paint: (pen) => {
					line(pen, 'M60 42 H240', '#2f4a70', 1.5);
					line(pen, 'M150 20 V254', '#2f4a70', 1.6);
					for (let y = 32; y < 230; y += 34) dot(pen, 150, y, 4, '#d8a24a');
					for (const path of [
						'M104 44 C112 70 102 86 88 92',
						'M196 44 C188 70 198 86 212 92',
						'M42 228 C100 244 200 244 258 228',
					])
						stitch(pen, path, '#e2b04a', 1.2);
				},
			}),
		flat,
	),
	'Đầm maxi đi biển': thing(
		130,
		(tint) =>
			dress({
				color: tint,
				height: 380,
				path: 'M150 86 C166 84 178 74 182 58 L184 10 L190 10 L190 60 C200 78 204 96 204 118 C230 200 252 290 262 362 C220 376 170 376 150 376',
				folds: [
					['M166 130 C184 220 186 300 192 366', 12, 0.07],
					['M192 130 C220 220 226 300 236 362', 12, 0.06],
					['M178 130 C204 220 206 300 214 366', 9, -0.05],
				],
				paint: (pen, ink) => {
					for (let row = 0; row < 6; row += 1)
						line(
							pen,
							`M0 ${310 + row * 12} C60 ${300 + row * 12} 120 ${322 + row * 12} 180 ${308 + row * 12} S270 ${304 + row * 12} 300 ${312 + row * 12}`,
							'#ffffff',
							2.4,
						);
					line(pen, 'M92 122 C130 130 170 130 208 122', ink, 2);
				},
			}),
		{ ...flat, tint: '#6fb7e9' },
	),
};
