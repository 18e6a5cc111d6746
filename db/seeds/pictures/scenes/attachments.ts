import { carton } from '../studio/bags.ts';
import { matte } from '../studio/materials.ts';
import { smallPrint, sticker, write } from '../studio/print.ts';
import { at, box, group, turn, wrap } from '../studio/solids.ts';
import type { Pen } from '../studio/textures.ts';
import { type Things, thing } from './thing.ts';

function label(pen: Pen, w: number, h: number): void {
	pen.fillStyle = '#ffffff';
	pen.fillRect(0, 0, w, h);
	for (let bar = 0; bar < 36; bar += 1) {
		pen.fillStyle = '#1d2126';
		pen.fillRect(w * (0.08 + bar * 0.023), h * 0.08, w * (bar % 3 === 0 ? 0.014 : 0.007), h * 0.26);
	}
	smallPrint(pen, w * 0.08, h * 0.44, w * 0.8, 6, '#5a626c', h * 0.08);
}

/** What people photograph besides products. */
export const ATTACHMENTS: Things = {
	parcel: thing(
		30,
		() =>
			group(
				turn(wrap(carton(2.4, 1.6, 1.8, '#c89b6a', '#dcc298')), 0, 24),
				at(turn(sticker(1.1, 0.8, label), 0, 24), 0.3, 0.85, 0.86),
				at(box(4.2, 0.05, 3, matte('#8d9a8a')), 0, -0.03),
			),
		{ shot: { el: 24 } },
	),
	receipt: thing(
		14,
		() =>
			group(
				box(1.5, 2.4, 0.03, matte('#fdfcf8'), 0.005),
				at(
					sticker(1.4, 2.3, (pen, w, h) => {
						label(pen, w, h * 0.6);
						write(pen, 'BIÊN NHẬN', w / 2, h * 0.68, h * 0.05, '#1d2126', w * 0.8);
						smallPrint(pen, w * 0.1, h * 0.76, w * 0.8, 5, '#7c8896', h * 0.04);
					}),
					0,
					0,
					0.02,
				),
			),
		{ isFlat: true },
	),
};
