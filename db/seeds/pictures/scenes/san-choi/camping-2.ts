import { glass, plastic } from '../../studio/materials.ts';
import { sticker, write } from '../../studio/print.ts';
import { at, box, drum, group, repeat, tube, turn, wrap } from '../../studio/solids.ts';
import { type Things, thing } from '../thing.ts';

export const camping2: Things = {
	'Thùng giữ lạnh 25 lít': thing(38, () =>
		group(
			at(box(2.5, 1.5, 1.6, plastic('#2f7fb5'), 0.12), 0, 0.78),
			at(box(2.6, 0.36, 1.7, plastic('#f4f5f6'), 0.12), 0, 1.66),
			tube(
				[
					[-1.3, 1.1, 0],
					[-1.42, 2.2, 0],
					[0, 2.36, 0],
					[1.42, 2.2, 0],
					[1.3, 1.1, 0],
				],
				0.07,
				plastic('#f4f5f6'),
			),
			at(turn(wrap(drum(0.1, 0.1, 0.16, plastic('#f4f5f6'))), 90), 0.8, 0.28, 0.8),
			at(
				sticker(1.3, 0.3, (pen, w, h) => write(pen, 'SÂN CHƠI', w / 2, h / 2, h * 0.8, '#ffffff', w)),
				0,
				0.9,
				0.806,
			),
			at(
				repeat(6, (index) =>
					at(
						turn(box(0.26, 0.26, 0.26, glass('#dff1fa', 0.6), 0.05), index * 20, index * 33),
						(index % 3) * 0.3,
						0.14 + Math.floor(index / 3) * 0.24,
						(index % 2) * 0.2,
					),
				),
				1.7,
				0,
				0.6,
			),
		),
	),
};
