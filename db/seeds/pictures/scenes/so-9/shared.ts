import type { Object3D } from 'three';
import { cloth, gloss, lighter, metal, rubber, steel } from '../../studio/materials.ts';
import { sticker, write } from '../../studio/print.ts';
import { at, box, drum, group, ring, type Spot, sized, tube, turn, wrap } from '../../studio/solids.ts';

export const BRAND = 'SỐ 9';

export const wallpaper =
	(one: string, other: string, time = '09:41'): Parameters<typeof sticker>[2] =>
	(pen, w, h) => {
		const fade = pen.createLinearGradient(0, 0, w, h);
		fade.addColorStop(0, one);
		fade.addColorStop(1, other);
		pen.fillStyle = fade;
		pen.beginPath();
		pen.roundRect(0, 0, w, h, w * 0.1);
		pen.fill();
		write(pen, time, w / 2, h * 0.2, w * 0.22, '#ffffff', w, { weight: 600 });
		for (let icon = 0; icon < 8; icon += 1) {
			pen.fillStyle = ['#ffffffcc', '#ffd166cc', '#8fe3c8cc', '#ff9a8bcc'][icon % 4] ?? '#fff';
			pen.beginPath();
			pen.roundRect(
				w * (0.13 + (icon % 4) * 0.2),
				h * (0.72 + Math.floor(icon / 4) * 0.11),
				w * 0.14,
				w * 0.14,
				w * 0.035,
			);
			pen.fill();
		}
	};

export const phoneSide = (w: number, h: number, color: string, depth = 0.12): Object3D =>
	box(w, h, depth, gloss(color, { roughness: 0.3 }), 0.055);

export const lens = (radius: number): Object3D =>
	turn(
		group(
			drum(radius, radius * 0.96, 0.05, metal('#3a4048', 0.3)),
			at(drum(radius * 0.72, radius * 0.72, 0.01, gloss('#0c1016')), 0, 0.05),
			at(drum(radius * 0.26, radius * 0.26, 0.005, gloss('#2f4f8a')), 0, 0.06),
		),
		90,
	);

export const front = (w: number, h: number, color: string, art: Parameters<typeof sticker>[2]): Object3D =>
	group(phoneSide(w, h, color), at(sticker(w * 0.95, h * 0.972, art, 0.15), 0, 0, 0.063));

export const coil = (radius: number, thick: number, color: string, turns = 4): Object3D =>
	group(
		...Array.from({ length: turns }, (_, index) =>
			at(turn(ring(radius - index * 0.02, thick, cloth(color, 3)), 90, 0, index * 40), 0, thick + index * thick * 1.5),
		),
	);

export function watch(tint: string): Object3D {
	const strap = rubber(tint);
	const band = [...Array(9).keys()].map((index): Spot => {
		const a = (0.62 + (index / 8) * 1.76) * Math.PI;
		return [0, 0.9 + Math.cos(a - Math.PI) * -0.85 * -1, Math.sin(a) * 0.78 - 0.45];
	});
	return group(
		sized(tube(band, 0.2, strap), 1.9, 1, 1),
		at(
			turn(
				wrap(
					group(
						box(0.98, 1.12, 0.24, metal(lighter(tint, 0.12), 0.3), 0.2),
						at(
							sticker(
								0.84,
								0.98,
								(pen, w, h) => {
									pen.fillStyle = '#0b0f14';
									pen.beginPath();
									pen.roundRect(0, 0, w, h, w * 0.24);
									pen.fill();
									write(pen, '22:30', w / 2, h * 0.34, w * 0.26, '#ffffff', w, { weight: 600 });
									for (const [index, color] of ['#ff6a8b', '#6ad1ff', '#b9f06a'].entries()) {
										pen.strokeStyle = color;
										pen.lineWidth = w * 0.045;
										pen.lineCap = 'round';
										pen.beginPath();
										pen.arc(w / 2, h * 0.72, w * (0.1 + index * 0.065), -1.5, 1.6 + index);
										pen.stroke();
									}
								},
								0.15,
							),
							0,
							0,
							0.124,
						),
						at(drum(0.07, 0.07, 0.08, steel()).rotateZ(Math.PI / -2), 0.49, 0.2),
					),
				),
				-14,
			),
			0,
			1,
			0.36,
		),
	);
}
