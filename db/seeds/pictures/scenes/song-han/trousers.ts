import { dot, line, stitch } from '../../studio/cloth.ts';
import { matte } from '../../studio/materials.ts';
import { bottom } from '../garments.ts';
import { type Things, thing } from '../thing.ts';
import { flat } from './shared.ts';

const denim = '#4a6a94';

export const trousers: Things = {
	'Quần jean ống đứng nam': thing(
		104,
		() =>
			bottom({
				color: denim,
				length: 345,
				ankle: 38,
				paint: (pen) => {
					stitch(pen, 'M98 40 C104 62 96 70 84 76', '#e2a04a', 1.2);
					stitch(pen, 'M202 40 C196 62 204 70 216 76', '#e2a04a', 1.2);
					stitch(pen, 'M156 36 C156 70 152 86 144 94', '#e2a04a', 1.2);
					dot(pen, 150, 24, 4, '#c98a3a');
					for (const x of [112, 188]) {
						const fade = pen.createRadialGradient(x, 160, 4, x, 160, 42);
						fade.addColorStop(0, 'rgb(200 215 235 / 0.5)');
						fade.addColorStop(1, 'rgb(200 215 235 / 0)');
						pen.fillStyle = fade;
						pen.fillRect(x - 45, 90, 90, 150);
					}
				},
			}),
		flat,
	),
	'Quần tây nữ lưng cao': thing(
		98,
		(tint) =>
			bottom({
				color: tint,
				length: 345,
				ankle: 30,
				wide: 72,
				material: (color) => matte(color, {}),
				paint: (pen, ink) => {
					line(pen, 'M112 60 L104 340', ink, 1);
					line(pen, 'M188 60 L196 340', ink, 1);
					line(pen, 'M94 44 L206 44', ink, 1.2);
					dot(pen, 150, 26, 3, '#d8c9a4');
				},
			}),
		{ ...flat, tint: '#1f2430' },
	),
	'Quần short kaki': thing(50, (tint) => bottom({ color: tint, length: 212, ankle: 46, wide: 86 }), {
		...flat,
		tint: '#f3e7cf',
	}),
	'Quần jogger thể thao': thing(
		98,
		() =>
			bottom({
				color: '#3a4048',
				length: 338,
				ankle: 20,
				cuff: true,
				elastic: true,
				paint: (pen) => {
					line(pen, 'M144 34 C138 60 140 80 136 92', '#f2f2f2', 2.4);
					line(pen, 'M156 34 C162 60 160 84 166 96', '#f2f2f2', 2.4);
					line(pen, 'M232 120 L212 322', '#e0703a', 5);
					line(pen, 'M68 120 L88 322', '#e0703a', 5);
				},
			}),
		flat,
	),
	'Quần đũi ống rộng': thing(
		96,
		(tint) =>
			bottom({
				color: tint,
				length: 340,
				ankle: 62,
				wide: 92,
				elastic: true,
				paint: (pen) => {
					line(pen, 'M146 32 C130 56 124 70 128 86', '#f7f1e2', 3);
					line(pen, 'M154 32 C170 56 172 74 166 90', '#f7f1e2', 3);
					for (let y = 40; y < 340; y += 7) line(pen, `M0 ${y} H300`, 'rgb(90 60 30 / 0.07)', 1);
				},
			}),
		{ ...flat, tint: '#9a6b4a' },
	),
};
