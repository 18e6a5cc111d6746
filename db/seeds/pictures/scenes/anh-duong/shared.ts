import type { Object3D } from 'three';
import { matte, plastic } from '../../studio/materials.ts';
import { sticker, write } from '../../studio/print.ts';
import { at, box, drum, group, turn } from '../../studio/solids.ts';

export const knob = (radius: number, color = '#2b2e33'): Object3D =>
	turn(
		group(
			drum(radius, radius * 0.92, radius * 0.6, plastic(color)),
			at(box(radius * 0.14, 0.02, radius * 0.9, matte('#f2f2f2')), 0, radius * 0.6, -radius * 0.3),
		),
		90,
	);

export const screen = (w: number, h: number, text: string): Object3D =>
	sticker(
		w,
		h,
		(pen, pw, ph) => {
			pen.fillStyle = '#0f1a22';
			pen.beginPath();
			pen.roundRect(0, 0, pw, ph, ph * 0.2);
			pen.fill();
			write(pen, text, pw / 2, ph * 0.54, ph * 0.62, '#8fe3ff', pw * 0.9, { weight: 600 });
		},
		0.2,
	);
