import type { Object3D } from 'three';
import { area, dot, line, sheet } from '../../studio/cloth.ts';
import { darker, fleece, gloss, lighter } from '../../studio/materials.ts';
import { artOf } from '../../studio/print.ts';
import { at, group } from '../../studio/solids.ts';
import { button, dress, top } from '../garments.ts';
import { type Things, thing } from '../thing.ts';
import { flat, silk } from './shared.ts';

const tag = (pen: CanvasRenderingContext2D): void => {
	area(pen, 'M140 50 h20 v10 h-20Z', '#f4efe4');
};

export const tops: Things = {
	'Áo thun cổ tròn cotton hai chiều': thing(
		70,
		(tint) => top({ color: tint, sleeve: 'short', neck: 'round', paint: tag }),
		{ ...flat, tint: '#ffffff' },
	),
	'Áo sơ mi linen tay ngắn': thing(
		72,
		(tint) =>
			group(
				top({
					color: tint,
					sleeve: 'short',
					neck: 'collar',
					bottom: 300,
					paint: (pen, ink) => {
						line(pen, 'M150 60 L150 306', ink, 1.2);
						line(pen, 'M158 62 L158 306', ink, 0.8);
						line(pen, 'M180 96 h34 v38 l-17 8 l-17 -8Z', ink, 1.3);
					},
				}),
				...[0, 1, 2, 3, 4].map((index) => button(0.04, 2.2 - index * 0.46, 0.21)),
			),
		{ ...flat, tint: '#ffffff' },
	),
	'Áo polo nam vải cá sấu': thing(
		72,
		(tint) =>
			group(
				top({
					color: tint,
					sleeve: 'short',
					neck: 'collar',
					paint: (pen, ink) => {
						area(pen, 'M139 60 h22 v64 h-22Z', lighter(tint, 0.07));
						line(pen, 'M139 60 V124 H161 V60', ink, 1);
						for (const path of ['M290 114 L248 140', 'M10 114 L52 140']) line(pen, path, lighter(tint, 0.25), 9);
						dot(pen, 196, 98, 6, '#e0b04a');
					},
				}),
				button(0, 2.2, 0.22),
				button(0, 1.98, 0.22),
			),
		{ ...flat, tint: '#243b63' },
	),
	'Áo khoác gió hai lớp': thing(
		72,
		(tint) =>
			top({
				color: tint,
				sleeve: 'long',
				neck: 'hood',
				thick: 0.26,
				material: (color) => gloss(color, { roughness: 0.5 }),
				paint: (pen, ink) => {
					line(pen, 'M150 60 L150 312', '#d9dde2', 5);
					line(pen, 'M150 60 L150 312', '#6b7480', 1.6);
					line(pen, 'M92 220 L112 254', ink, 3);
					line(pen, 'M208 220 L188 254', ink, 3);
					line(pen, 'M70 112 C120 126 180 126 230 112', ink, 1.4);
				},
			}),
		{ ...flat, tint: '#1f2430' },
	),
	'Áo dài lụa tơ tằm cách tân': thing(110, (tint) => aoDai(tint), { ...flat, tint: '#d8343b' }),
	'Áo hoodie nỉ bông': thing(
		70,
		(tint) =>
			top({
				color: tint,
				sleeve: 'long',
				neck: 'hood',
				thick: 0.32,
				hem: 74,
				material: (color) => fleece(color),
				paint: (pen, ink) => {
					area(pen, 'M98 214 L202 214 L222 268 L214 272 L86 272 L78 268Z', darker(tint, 0.07));
					line(pen, 'M98 214 L202 214 L222 268 M98 214 L78 268', ink, 1.6);
					area(pen, 'M60 290 h180 v24 h-180Z', darker(tint, 0.16));
					for (let x = 66; x < 236; x += 5) line(pen, `M${x} 291 v22`, darker(tint, 0.24), 1);
				},
			}),
		{ ...flat, tint: '#f3e7cf' },
	),
	'Áo len mỏng cổ tim': thing(
		64,
		(tint) =>
			top({
				color: tint,
				sleeve: 'long',
				neck: 'v',
				thick: 0.24,
				paint: (pen) => {
					for (let x = 0; x < 300; x += 7) line(pen, `M${x} 100 V320`, darker(tint, 0.11), 1.6);
					area(pen, 'M60 288 h180 v26 h-180Z', darker(tint, 0.14));
				},
			}),
		{ ...flat, tint: '#d9c7a8' },
	),
};

function aoDai(tint: string): Object3D {
	const trousers = sheet({
		path: 'M96 190 L204 190 L222 424 L158 426 L150 260 L142 426 L78 424Z',
		width: 300,
		height: 430,
		color: '#fdf9f0',
		thick: 0.14,
		soft: 9,
		folds: [
			['M116 250 C122 320 112 370 118 420', 10, 0.06],
			['M184 250 C178 320 188 370 182 420', 10, 0.06],
		],
		material: silk,
	});
	const robe = dress({
		color: tint,
		height: 430,
		path: 'M150 26 C166 26 176 22 182 12 L212 26 C240 70 262 150 284 232 C270 246 256 250 246 250 C236 190 224 140 212 104 C206 130 204 146 206 160 C222 220 226 270 222 338 C196 350 170 352 150 352',
		folds: [
			['M168 160 C176 220 172 280 182 340', 12, 0.05],
			['M200 120 C190 150 200 190 206 240', 9, 0.04],
		],
		paint: (pen, ink) => {
			line(pen, 'M118 16 C132 34 168 34 182 16', darker(tint, 0.35), 14);
			line(pen, 'M150 34 C176 56 196 74 208 100', ink, 1.6);
			for (const [x, y] of [
				[164, 48],
				[182, 64],
				[198, 84],
			] as const)
				dot(pen, x, y, 3, '#f2d48a');
			line(pen, 'M206 162 C222 222 226 270 222 338', darker(tint, 0.3), 2.4);
			line(pen, 'M94 162 C78 222 74 270 78 338', darker(tint, 0.3), 2.4);
			for (const [x, y, s] of [
				[150, 290, 92],
				[112, 236, 44],
				[188, 228, 48],
				[150, 130, 40],
			] as const)
				pen.drawImage(artOf('lotus'), x - s / 2, y - s / 2, s, s);
		},
		material: silk,
	});
	return group(trousers, at(robe, 0, 0, 0.12));
}
