import type { Object3D } from 'three';
import { cloth, darker, gloss, matte, metal, mixed, plastic } from '../../studio/materials.ts';
import { sticker, write } from '../../studio/print.ts';
import { at, box, cut, drum, group, ring, rod, turn, wrap } from '../../studio/solids.ts';
import { type Things, thing } from '../thing.ts';
import { book, type Draw, pen_, standing } from './shared.ts';

export const notebooksAndPens: Things = {
	'Sổ tay bìa da khâu chỉ': thing(
		21,
		(tint) => group(standing(notebook(tint), 26), at(turn(pen_('#2b2522', 1.8), 0, -30), 0.2, 0, 1)),
		{ tint: '#7b5236', shot: { el: 18 } },
	),
	'Bút máy luyện chữ': thing(2, () => fountainPen(), { shot: { el: 34 } }),
	'Lịch để bàn có ô ghi việc': thing(18, () => calendar(), { shot: { az: -18 } }),
};

function notebook(tint: string): Object3D {
	return group(
		book(1.6, 2.2, 0.34, tint, (pen, w, h) => {
			pen.fillStyle = tint;
			pen.fillRect(0, 0, w, h);
			pen.strokeStyle = mixed(tint, '#f2e2c0', 0.5);
			pen.setLineDash([9, 6]);
			pen.lineWidth = 3;
			pen.strokeRect(w * 0.05, h * 0.035, w * 0.9, h * 0.93);
			pen.setLineDash([]);
			write(pen, 'GÓC', w * 0.5, h * 0.5, h * 0.06, mixed(tint, '#f2e2c0', 0.6), w * 0.4);
		}),
		at(box(0.09, 2.24, 0.4, cloth(darker(tint, 0.45)), 0.01), 0.55, 1.1),
		at(box(0.08, 0.5, 0.01, cloth('#b5382e'), 0.003), 0.2, -0.02, 0.02),
	);
}

function fountainPen(): Object3D {
	const body = gloss('#274a8a');
	return group(
		rod([-1.3, 0.14, 0], [0.5, 0.14, 0], 0.13, body),
		at(turn(drum(0.135, 0.135, 0.08, metal('#d8b26a', 0.2)), 0, 0, -90), 0.46, 0.14),
		rod([0.5, 0.14, 0], [0.9, 0.14, 0], 0.1, plastic('#20242a')),
		at(
			turn(wrap(cut('M0 -9 C14 -9 30 -5 46 0 C30 5 14 9 0 9Z', 0.03, metal('#d8b26a', 0.22), 0.005)), -90),
			0.88,
			0.16,
			0,
		),
		at(
			turn(
				group(
					rod([0, 0.14, 0], [1.2, 0.14, 0], 0.15, body),
					at(box(0.9, 0.05, 0.07, metal('#d8b26a', 0.2), 0.02), 0.55, 0.32),
					at(turn(drum(0.155, 0.155, 0.07, metal('#d8b26a', 0.2)), 0, 0, -90), 1.1, 0.14),
				),
				0,
				24,
			),
			-0.9,
			0,
			0.7,
		),
		...[0, 1].map((index) =>
			rod(
				[-0.6 + index * 0.2, 0.06, -0.55 - index * 0.2],
				[0.2 + index * 0.2, 0.06, -0.5 - index * 0.2],
				0.055,
				plastic('#3f6fd0', { transparent: true, opacity: 0.85 }),
			),
		),
	);
}

function calendar(): Object3D {
	const page: Draw = (pen, w, h) => {
		pen.fillStyle = '#fdfbf5';
		pen.fillRect(0, 0, w, h);
		pen.fillStyle = '#e7d3b0';
		pen.fillRect(0, 0, w * 0.4, h);
		for (let roof = 0; roof < 4; roof += 1) {
			pen.fillStyle = ['#b5653f', '#d9a45a', '#8a4a36', '#c98a54'][roof] ?? '#000';
			pen.fillRect(w * (0.03 + roof * 0.09), h * (0.42 + (roof % 2) * 0.1), w * 0.08, h * 0.5);
			pen.beginPath();
			pen.moveTo(w * (0.02 + roof * 0.09), h * (0.44 + (roof % 2) * 0.1));
			pen.lineTo(w * (0.07 + roof * 0.09), h * (0.3 + (roof % 2) * 0.1));
			pen.lineTo(w * (0.12 + roof * 0.09), h * (0.44 + (roof % 2) * 0.1));
			pen.fill();
		}
		for (let day = 0; day < 35; day += 1) {
			const [x, y] = [w * (0.43 + (day % 7) * 0.078), h * (0.24 + Math.floor(day / 7) * 0.145)];
			pen.strokeStyle = '#c9cdd2';
			pen.strokeRect(x, y, w * 0.07, h * 0.13);
			if (day < 31)
				write(
					pen,
					String(day + 1),
					x + w * 0.02,
					y + h * 0.05,
					h * 0.06,
					day % 7 === 6 ? '#c9302c' : '#3a4048',
					w * 0.06,
					{ weight: 600 },
				);
		}
	};
	return group(
		at(
			turn(wrap(group(box(2.8, 1.9, 0.05, matte('#b5382e'), 0.02), at(sticker(2.7, 1.8, page), 0, 0, 0.03))), -20),
			0,
			0.95,
			0.3,
		),
		at(turn(wrap(box(2.8, 1.9, 0.05, matte('#b5382e'), 0.02)), 20), 0, 0.95, -0.35),
		...Array.from({ length: 15 }, (_, index) =>
			at(turn(ring(0.09, 0.018, metal('#3a4048', 0.3)), 0, 90), -1.2 + index * 0.17, 1.86, -0.02),
		),
	);
}
