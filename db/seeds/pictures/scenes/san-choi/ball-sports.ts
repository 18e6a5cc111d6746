import { type Object3D, SphereGeometry } from 'three';
import { darker, gloss, leather, matte, plastic, printed, timber } from '../../studio/materials.ts';
import { labelTexture, sticker, wrapLabel, write } from '../../studio/print.ts';
import {
	around,
	at,
	ball,
	box,
	cut,
	drum,
	group,
	ring,
	rod,
	type Spot,
	sized,
	solid,
	surface,
	turn,
	wrap,
} from '../../studio/solids.ts';
import { type Things, thing } from '../thing.ts';

const grip = (from: Spot, to: Spot, color: string, radius = 0.09): Object3D => rod(from, to, radius, leather(color));

const strings = (rx: number, ry: number, gap: number, color = '#f4f4ee'): Object3D => {
	const wire = matte(color);
	const lines: Object3D[] = [];
	for (let x = -rx + gap; x < rx; x += gap) {
		const y = ry * Math.sqrt(1 - (x / rx) ** 2);
		lines.push(rod([x, -y, 0], [x, y, 0], 0.008, wire));
	}
	for (let y = -ry + gap; y < ry; y += gap) {
		const x = rx * Math.sqrt(1 - (y / ry) ** 2);
		lines.push(rod([-x, y, 0.01], [x, y, 0.01], 0.008, wire));
	}
	return group(...lines);
};

const leaning = (made: Object3D, lean: number, y: number): Object3D => at(turn(wrap(made), -12, 0, lean), 0, y);

const shuttle = (): Object3D =>
	group(
		sized(ball(0.16, matte('#f7f2e6')), 1, 0.9, 1),
		at(drum(0.165, 0.165, 0.04, matte('#2f8f4f')), 0, 0.08),
		at(
			around(14, (_, angle) =>
				turn(
					wrap(at(cut('M-3 0 L3 0 L9 -62 Q0 -72 -9 -62Z', 0.012, matte('#fdfcf8'), 0.002), 0, 0.1, 0.1)),
					22,
					(angle * 180) / Math.PI,
				),
			),
			0,
			0,
		),
	);

export const ballSports: Things = {
	'Vợt cầu lông khung carbon 4U': thing(
		67,
		(tint) =>
			leaning(
				group(
					sized(ring(0.78, 0.045, gloss(tint)), 0.86, 1.08, 1),
					strings(0.66, 0.82, 0.085),
					rod([0, -0.84, 0], [0, -2.0, 0], 0.035, gloss(darker(tint, 0.3))),
					grip([0, -2, 0], [0, -3, 0], '#f2f2f2', 0.08),
					at(shuttle(), 0.9, -2.6, 0.5),
				),
				10,
				2.95,
			),
		{ tint: '#d8343b', shot: { el: 6 } },
	),
	'Ống cầu lông lông vũ 12 quả': thing(
		40,
		() =>
			group(
				drum(0.36, 0.36, 2.6, matte('#1f6f5f')),
				at(
					wrapLabel(
						0.36,
						0.36,
						1.7,
						{ brand: 'SÂN CHƠI', ground: '#1f6f5f', ink: '#f7f2e0', layout: 'stripe', accent: '#e0b04a', weight: '12' },
						0.5,
					),
					0,
					1.3,
				),
				at(drum(0.38, 0.38, 0.14, plastic('#e0b04a')), 0, 2.55),
				at(turn(wrap(shuttle()), 0, 0, 90), 1.1, 0.38, 0.5),
				at(turn(wrap(shuttle()), 180), 0.8, 0.85, -0.3),
			),
		{ shot: { el: 10 } },
	),
	'Bóng đá cỡ 5 khâu máy': thing(22, () => football()),
	'Bóng rổ da PU số 7': thing(24, () =>
		group(
			at(ball(1, leather('#d9702a', 6)), 0, 1),
			at(
				turn(
					group(
						ring(1.003, 0.022, matte('#241c18')),
						turn(ring(1.003, 0.022, matte('#241c18')), 0, 90),
						at(sized(ring(0.86, 0.022, matte('#241c18')), 1), 0, 0, 0.52),
						at(ring(0.86, 0.022, matte('#241c18')), 0, 0, -0.52),
					),
					18,
					30,
					20,
				),
				0,
				1,
			),
		),
	),
	'Bóng chuyền mềm thi đấu': thing(21, () =>
		ballOf((pen, w, h) => {
			for (let panel = 0; panel < 18; panel += 1) {
				pen.fillStyle = ['#f7f4ea', '#2f6fd0', '#f2c438'][panel % 3] ?? '#fff';
				pen.beginPath();
				const x = (panel % 6) * (w / 6);
				const y = Math.floor(panel / 6) * (h / 3);
				pen.fillRect(x, y, w / 6 + 1, h / 3 + 1);
				pen.strokeStyle = '#5a626c';
				pen.lineWidth = 3;
				pen.beginPath();
				pen.moveTo(x, y);
				pen.bezierCurveTo(x + w / 12, y + h / 9, x + w / 12, y + h / 4, x + w / 6, y + h / 3);
				pen.stroke();
				pen.strokeRect(x, y, w / 6, h / 3);
			}
		}),
	),
	'Vợt bóng bàn năm sao': thing(26, () =>
		group(
			leaning(
				group(
					cut(
						'M-72 -70 C-72 -130 72 -130 72 -70 C72 -20 40 8 16 16 L-16 16 C-40 8 -72 -20 -72 -70Z',
						0.1,
						timber('#c99a63'),
						0.02,
					),
					at(
						cut(
							'M-71 -70 C-71 -129 71 -129 71 -70 C71 -30 50 -12 40 -6 L-40 -6 C-50 -12 -71 -30 -71 -70Z',
							0.03,
							matte('#c9302c', { roughness: 0.55 }),
							0.005,
						),
						0,
						0,
						0.065,
					),
					at(
						cut(
							'M-71 -70 C-71 -129 71 -129 71 -70 C71 -30 50 -12 40 -6 L-40 -6 C-50 -12 -71 -30 -71 -70Z',
							0.03,
							matte('#1f2023'),
							0.005,
						),
						0,
						0,
						-0.065,
					),
					at(box(0.26, 1, 0.22, timber('#b07f48'), 0.08), 0, -0.62),
				),
				14,
				1.15,
			),
			...[0, 1, 2].map((index) => at(ball(0.2, matte('#fbfaf4')), 0.9 + index * 0.4, 0.2, 0.3 + (index % 2) * 0.4)),
		),
	),
	'Vợt pickleball sợi carbon': thing(
		41,
		(tint) =>
			group(
				leaning(
					group(
						box(1.5, 2, 0.14, gloss(darker(tint, 0.25)), 0.38),
						at(box(1.4, 1.9, 0.15, matte(tint), 0.36), 0, 0),
						at(
							sticker(1, 0.3, (pen, w, h) => write(pen, 'SÂN CHƠI', w / 2, h / 2, h * 0.66, '#f7f2e0', w)),
							0,
							0.1,
							0.08,
						),
						grip([0, -0.95, 0], [0, -2, 0], '#33383f', 0.12),
					),
					12,
					2,
				),
				at(perforated(), 1.15, 0.34, 0.5),
			),
		{ tint: '#1f2430' },
	),
};

function ballOf(draw: Parameters<typeof labelTexture>[2], radius = 1): Object3D {
	return at(
		solid(new SphereGeometry(radius, 64, 48), printed(labelTexture(2, 1, draw), { roughness: 0.45 })),
		0,
		radius,
	);
}

function football(): Object3D {
	const directions = [...Array(12).keys()].map((index): Spot => {
		if (index === 0) return [0, 1, 0];
		if (index === 11) return [0, -1, 0];
		const upper = index < 6;
		const a = (((index - 1) % 5) / 5) * 6.283 + (upper ? 0 : 0.628);
		return [Math.cos(a) * 0.894, upper ? 0.447 : -0.447, Math.sin(a) * 0.894];
	});
	const pentagon = (): Object3D =>
		surface(
			60,
			6,
			(u, v) => {
				const angle = u * 6.2832;
				const corner = ((angle % 1.2566) + 1.2566) % 1.2566;
				const away = (v * 0.31) / Math.cos(corner - 0.6283);
				return [
					Math.sin(away) * Math.cos(angle) * 1.006,
					Math.cos(away) * 1.006,
					Math.sin(away) * Math.sin(angle) * 1.006,
				];
			},
			matte('#1f2430', { roughness: 0.45 }),
		);
	const patches = directions.map(([x, y, z]) => {
		const holder = group(pentagon());
		holder.rotation.order = 'YXZ';
		holder.rotation.set(Math.acos(Math.max(-1, Math.min(1, y))), Math.atan2(x, z), 0);
		return holder;
	});
	return at(turn(group(ball(1, matte('#f8f7f2', { roughness: 0.45 })), ...patches), 20, 15, 12), 0, 1);
}

function perforated(): Object3D {
	return group(
		ball(0.34, plastic('#d8e83a')),
		...Array.from({ length: 26 }, (_, index) => {
			const y = 1 - (index / 25) * 2;
			const r = Math.sqrt(1 - y * y);
			return at(
				ball(0.055, matte('#6a7420')),
				Math.cos(index * 2.4) * r * 0.31,
				y * 0.31,
				Math.sin(index * 2.4) * r * 0.31,
			);
		}),
	);
}
