import type { Object3D } from 'three';
import { ceramic, cloth, gloss, matte, metal, timber } from '../../studio/materials.ts';
import { sticker, write } from '../../studio/print.ts';
import {
	around,
	at,
	ball,
	box,
	drum,
	egg,
	group,
	lathe,
	repeat,
	ring,
	rod,
	tube,
	turn,
	wrap,
} from '../../studio/solids.ts';
import type { Pen } from '../../studio/textures.ts';
import { type Things, thing } from '../thing.ts';

const eggshell = (pen: Pen, w: number, h: number): void => {
	pen.fillStyle = '#8a1717';
	pen.fillRect(0, 0, w, h);
	for (let chip = 0; chip < 260; chip += 1) {
		const a = chip * 2.4;
		const r = Math.sqrt(chip / 260) * h * 0.4;
		pen.fillStyle = chip % 3 === 0 ? '#f6efe0' : '#e9dcc2';
		pen.save();
		pen.translate(w / 2 + Math.cos(a) * r * 1.3, h / 2 + Math.sin(a) * r);
		pen.rotate(a);
		pen.fillRect(-w * 0.016, -w * 0.013, w * 0.03, w * 0.024);
		pen.restore();
	}
	pen.strokeStyle = '#d8b26a';
	pen.lineWidth = w * 0.014;
	pen.strokeRect(w * 0.04, h * 0.05, w * 0.92, h * 0.9);
};

const dongHo = (pen: Pen, w: number, h: number): void => {
	pen.fillStyle = '#f3e6c6';
	pen.fillRect(0, 0, w, h);
	const hen = (x: number, y: number, s: number, body: string): void => {
		pen.fillStyle = body;
		pen.beginPath();
		pen.ellipse(x, y, s, s * 0.72, -0.2, 0, 7);
		pen.fill();
		pen.beginPath();
		pen.moveTo(x + s * 0.7, y - s * 0.2);
		pen.lineTo(x + s * 1.3, y - s * 0.9);
		pen.lineTo(x + s * 0.9, y + s * 0.2);
		pen.fill();
		pen.beginPath();
		pen.arc(x - s * 0.8, y - s * 0.72, s * 0.36, 0, 7);
		pen.fill();
		pen.fillStyle = '#c9302c';
		pen.beginPath();
		pen.arc(x - s * 0.82, y - s * 1.1, s * 0.16, 0, 7);
		pen.arc(x - s * 0.64, y - s * 1.08, s * 0.14, 0, 7);
		pen.fill();
		pen.fillStyle = '#e0a020';
		pen.beginPath();
		pen.moveTo(x - s * 1.1, y - s * 0.74);
		pen.lineTo(x - s * 1.4, y - s * 0.64);
		pen.lineTo(x - s * 1.1, y - s * 0.56);
		pen.fill();
		pen.fillStyle = '#2f5f4a';
		pen.beginPath();
		pen.ellipse(x + s * 0.1, y, s * 0.5, s * 0.32, 0.2, 0, 7);
		pen.fill();
		pen.fillStyle = '#1f1a16';
		pen.beginPath();
		pen.arc(x - s * 0.86, y - s * 0.76, s * 0.06, 0, 7);
		pen.fill();
	};
	hen(w * 0.54, h * 0.4, w * 0.24, '#c9762f');
	for (const [x, y] of [
		[0.24, 0.66],
		[0.46, 0.7],
		[0.68, 0.66],
		[0.34, 0.84],
		[0.6, 0.86],
		[0.82, 0.8],
	] as const)
		hen(w * x, h * y, w * 0.08, x > 0.5 ? '#e2b23a' : '#d9903a');
	write(pen, 'NHÀ MỘC', w * 0.85, h * 0.1, h * 0.03, '#7a2f22', w * 0.24);
};

export const handicraft: Things = {
	'Tượng trâu gốm trang trí': thing(14, () => buffalo(), { shot: { az: -40 } }),
	'Hộp sơn mài khảm trứng': thing(
		11,
		() =>
			group(
				turn(
					wrap(
						group(
							at(box(2, 0.75, 1.4, gloss('#1f1413', { roughness: 0.06 }), 0.05), 0, 0.38),
							at(box(2.06, 0.36, 1.46, gloss('#8a1717', { roughness: 0.06 }), 0.05), 0, 0.92),
							at(turn(sticker(1.9, 1.3, eggshell, 0.1), -90), 0, 1.104),
							at(box(0.2, 0.2, 0.04, metal('#d8b26a', 0.2), 0.02), 0, 0.74, 0.73),
						),
					),
					0,
					22,
				),
				at(
					repeat(7, (index) =>
						at(ball(0.11, gloss('#f6efe2')), Math.cos(index * 0.7) * 0.3, 0.11, Math.sin(index * 0.7) * 0.24),
					),
					1.5,
					0,
					0.7,
				),
			),
		{ shot: { el: 28 } },
	),
	'Nón lá Huế hai lớp': thing(18, () => nonLa(), { shot: { el: 16 } }),
	'Rổ mây đan tay': thing(28, () => basket(), { shot: { el: 20 } }),
	'Tranh Đông Hồ đàn gà': thing(
		38,
		() =>
			at(
				turn(
					wrap(group(box(2.2, 2.9, 0.1, timber('#7a4f2e'), 0.03), at(sticker(2, 2.7, dongHo, 0.9), 0, 0, 0.055))),
					-8,
					16,
				),
				0,
				1.5,
			),
		{ shot: { el: 8 } },
	),
};

function buffalo(): Object3D {
	const skin = ceramic('#6a4630');
	return group(
		at(egg(1, 0.56, 0.52, skin), 0, 0.95),
		at(egg(0.42, 0.34, 0.3, skin), -1.05, 1.08),
		at(egg(0.22, 0.18, 0.22, skin), -1.42, 0.96),
		...[-1, 1].map((side) =>
			tube(
				[
					[-1, 1.36, side * 0.16],
					[-0.98, 1.6, side * 0.55],
					[-0.75, 1.82, side * 0.72],
					[-0.5, 1.86, side * 0.6],
				],
				0.085,
				ceramic('#3f2a1c'),
			),
		),
		...[-0.6, 0.6].flatMap((x) => [-0.3, 0.3].map((z) => at(drum(0.17, 0.19, 0.6, skin), x, 0, z))),
		...[-1, 1].map((side) => at(egg(0.16, 0.06, 0.1, skin), -0.9, 1.26, side * 0.42)),
		...[-1, 1].map((side) => at(ball(0.045, gloss('#16100c')), -1.3, 1.18, side * 0.22)),
		tube(
			[
				[0.95, 1.1, 0],
				[1.15, 0.9, 0.05],
				[1.12, 0.5, 0.1],
			],
			0.05,
			skin,
		),
	);
}

function nonLa(): Object3D {
	const leaf = matte('#e6d5a4', { roughness: 0.75 });
	return group(
		lathe(
			[
				[1.5, 0],
				[1.5, 0.03],
				[0.02, 1.25],
				[0, 1.26],
			],
			leaf,
			0.01,
		),
		...Array.from({ length: 11 }, (_, index) =>
			at(ring(1.5 - index * 0.135, 0.012, matte('#b99a5a')).rotateX(Math.PI / 2), 0, 0.03 + index * 0.112),
		),
		around(36, (_, angle) =>
			rod([Math.cos(angle) * 1.49, 0.04, Math.sin(angle) * 1.49], [0, 1.26, 0], 0.006, matte('#c9b078')),
		),
		tube(
			[
				[-1.35, 0.06, 0.5],
				[-0.7, 0.05, 1.55],
				[0.4, 0.05, 1.8],
				[1.2, 0.05, 1.3],
				[1.3, 0.06, 0.6],
			],
			0.045,
			cloth('#c2405a'),
		),
	);
}

function basket(): Object3D {
	const cane = matte('#c79552');
	const r = (y: number): number => 0.85 + y * 0.32;
	return group(
		drum(0.86, 0.86, 0.05, cane),
		...Array.from({ length: 13 }, (_, index) =>
			at(
				ring(r(index * 0.085), 0.045, matte(index % 2 === 0 ? '#c79552' : '#b07f40')).rotateX(Math.PI / 2),
				0,
				0.06 + index * 0.085,
			),
		),
		around(26, (index, angle) =>
			rod(
				[Math.cos(angle) * (r(0) + (index % 2) * 0.05), 0, Math.sin(angle) * (r(0) + (index % 2) * 0.05)],
				[Math.cos(angle) * (r(1.1) + (index % 2) * 0.05), 1.12, Math.sin(angle) * (r(1.1) + (index % 2) * 0.05)],
				0.03,
				cane,
			),
		),
		tube(
			[
				[-1.2, 1.05, 0],
				[-1.05, 1.8, 0],
				[0, 2.25, 0],
				[1.05, 1.8, 0],
				[1.2, 1.05, 0],
			],
			0.07,
			timber('#8a5a34'),
		),
		...['#e8913a', '#c9302c', '#9fc25a', '#f2c438', '#e8913a'].map((color, index) =>
			at(
				ball(0.34, gloss(color)),
				Math.cos(index * 1.26) * 0.5,
				0.95 + (index === 4 ? 0.2 : 0),
				Math.sin(index * 1.26) * 0.5,
			),
		),
	);
}
