import { artOf, smallPrint, write } from '../../studio/print.ts';
import { type Things, thing } from '../thing.ts';
import { book, type Draw, standing } from './shared.ts';

const road =
	(ground: string, sky: string): Draw =>
	(pen, w, h) => {
		pen.fillStyle = sky;
		pen.fillRect(0, 0, w, h);
		pen.fillStyle = '#f3d9a0';
		pen.beginPath();
		pen.arc(w * 0.68, h * 0.36, w * 0.15, 0, 7);
		pen.fill();
		pen.fillStyle = ground;
		pen.beginPath();
		pen.moveTo(0, h * 0.62);
		pen.lineTo(w * 0.3, h * 0.4);
		pen.lineTo(w * 0.55, h * 0.58);
		pen.lineTo(w * 0.8, h * 0.46);
		pen.lineTo(w, h * 0.6);
		pen.lineTo(w, h);
		pen.lineTo(0, h);
		pen.fill();
		pen.fillStyle = '#3a3f45';
		pen.beginPath();
		pen.moveTo(w * 0.48, h * 0.6);
		pen.lineTo(w * 0.54, h * 0.6);
		pen.lineTo(w * 0.85, h);
		pen.lineTo(w * 0.15, h);
		pen.fill();
		pen.strokeStyle = '#f7e9b8';
		pen.lineWidth = w * 0.015;
		pen.setLineDash([h * 0.04, h * 0.03]);
		pen.beginPath();
		pen.moveTo(w * 0.51, h * 0.62);
		pen.lineTo(w * 0.5, h);
		pen.stroke();
		pen.setLineDash([]);
		write(pen, 'GÓC SÁCH', w / 2, h * 0.13, h * 0.07, '#fff8e6', w * 0.7);
	};

const artBook =
	(ground: string, art: readonly string[], ink = '#fffaf0'): Draw =>
	(pen, w, h) => {
		pen.fillStyle = ground;
		pen.fillRect(0, 0, w, h);
		pen.fillStyle = 'rgb(255 255 255 / 0.18)';
		pen.beginPath();
		pen.arc(w / 2, h * 0.58, w * 0.42, 0, 7);
		pen.fill();
		for (const [index, name] of art.entries()) {
			const s = w * (art.length > 1 ? 0.44 : 0.66);
			pen.drawImage(
				artOf(name),
				w * (art.length > 1 ? 0.26 + (index % 2) * 0.48 : 0.5) - s / 2,
				h * (art.length > 1 ? 0.46 + Math.floor(index / 2) * 0.24 : 0.58) - s / 2,
				s,
				s,
			);
		}
		write(pen, 'GÓC SÁCH', w / 2, h * 0.14, h * 0.07, ink, w * 0.7);
		smallPrint(pen, w * 0.3, h * 0.22, w * 0.4, 1, ink, h * 0.03);
	};

export const books: Things = {
	'Sách Ghi chép trên đường xuyên Việt': thing(21, () =>
		standing(book(1.6, 2.4, 0.34, '#2f5f6f', road('#4f8a5a', '#e8a25a'))),
	),
	'Sách Nấu ăn ba miền trong ba mươi phút': thing(24, () =>
		standing(book(1.9, 2.4, 0.44, '#b5382e', artBook('#b5382e', ['bowl', 'shrimp', 'chili', 'herb']))),
	),
	'Truyện tranh Bé Cốm đi chợ phiên': thing(24, () =>
		standing(book(2.1, 2.1, 0.2, '#f0a63a', artBook('#f6c765', ['bear', 'mango', 'duck', 'tangerine'], '#7a3a12')), 18),
	),
	'Sách Sổ sách cho người bán hàng nhỏ': thing(21, () =>
		standing(
			book(1.6, 2.35, 0.36, '#27486f', (pen, w, h) => {
				pen.fillStyle = '#27486f';
				pen.fillRect(0, 0, w, h);
				for (let bar = 0; bar < 5; bar += 1) {
					pen.fillStyle = ['#f2b53a', '#e98a3a', '#f2d48a', '#f2b53a', '#ffffff'][bar] ?? '#fff';
					pen.fillRect(w * (0.2 + bar * 0.125), h * (0.78 - bar * 0.075), w * 0.085, h * (0.05 + bar * 0.075));
				}
				pen.strokeStyle = '#ffffff';
				pen.lineWidth = w * 0.012;
				pen.strokeRect(w * 0.1, h * 0.3, w * 0.8, h * 0.6);
				write(pen, 'GÓC SÁCH', w / 2, h * 0.15, h * 0.075, '#fff', w * 0.7);
			}),
		),
	),
};
