import { glass, gloss, plastic, steel } from '../../studio/materials.ts';
import { at, drum, group, lathe, tube } from '../../studio/solids.ts';
import { clearGlass } from '../props.ts';
import { type Things, thing } from '../thing.ts';
import { phin } from './shared.ts';

export const tableware: Things = {
	'Phin nhôm Đà Lạt kèm đế': thing(9, phin, { shot: { el: 20 } }),
	'Bình ủ lạnh cold brew 1 lít': thing(26, () =>
		group(
			at(
				lathe(
					[
						[0, 0],
						[0.4, 0],
						[0.4, 1.35],
						[0, 1.4],
					],
					gloss('#3b1d0d'),
					0.1,
				),
				0,
				0.06,
			),
			clearGlass(
				lathe(
					[
						[0, 0],
						[0.46, 0],
						[0.46, 1.55],
						[0.36, 1.85],
						[0.36, 2.1],
					],
					glass(),
					0.14,
				),
			),
			at(drum(0.24, 0.24, 1.5, steel()), 0, 0.5),
			at(drum(0.39, 0.37, 0.22, plastic('#22262a')), 0, 2.06),
			tube(
				[
					[0.44, 1.5, 0],
					[0.82, 1.42, 0],
					[0.84, 0.9, 0],
					[0.46, 0.55, 0],
				],
				0.05,
				glass('#dfecec', 0.5),
			),
		),
	),
};
