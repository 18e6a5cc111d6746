import { gloss, matte, metal, plastic, rubber } from '../../studio/materials.ts';
import { at, box, drum, group, lathe, repeat, ring, rod, turn, wrap } from '../../studio/solids.ts';
import { clearGlass } from '../props.ts';
import { type Things, thing } from '../thing.ts';

export const cleaning: Things = {
	'Máy hút bụi cầm tay không dây': thing(
		110,
		() =>
			group(
				at(box(0.9, 0.14, 0.34, plastic('#2f343a'), 0.05), 0, 0.1, 0.2),
				at(box(0.88, 0.06, 0.1, matte('#d8343b'), 0.02), 0, 0.08, 0.36),
				rod([0, 0.16, 0.15], [0, 2, -0.1], 0.065, metal('#c43b48', 0.35)),
				at(
					turn(wrap(clearGlass(drum(0.24, 0.24, 0.5, gloss('#b9c2cb', { transparent: true, opacity: 0.75 })))), 8),
					0,
					1.85,
					-0.08,
				),
				at(turn(wrap(drum(0.25, 0.22, 0.4, plastic('#2f343a'))), 8), 0, 2.3, -0.14),
				at(turn(ring(0.22, 0.06, plastic('#c43b48'), 250), 0, 90, 60), 0, 2.45, -0.42),
				at(box(0.22, 0.32, 0.26, plastic('#2f343a'), 0.06), 0, 2.1, -0.5),
				at(
					group(
						drum(0.1, 0.07, 0.5, plastic('#2f343a')),
						at(box(0.3, 0.18, 0.14, plastic('#2f343a'), 0.05), 0.5, 0.09),
					),
					0.75,
					0,
					0.2,
				),
			),
		{ shot: { el: 8, az: -34 } },
	),
	'Robot hút bụi lau nhà': thing(
		10,
		() =>
			group(
				lathe(
					[
						[0, 0.06],
						[1.35, 0.06],
						[1.4, 0.14],
						[1.4, 0.42],
						[1.3, 0.5],
						[0, 0.52],
					],
					plastic('#f5f6f7'),
					0.06,
				),
				at(drum(0.36, 0.34, 0.18, plastic('#2b2f34')), 0, 0.5, -0.2),
				at(drum(0.28, 0.28, 0.02, gloss('#4a5058')), 0, 0.68, -0.2),
				at(box(0.36, 0.02, 0.14, plastic('#c9ced4'), 0.01), 0, 0.525, 0.7),
				at(ring(1.4, 0.04, rubber('#3a4048')).rotateX(Math.PI / 2), 0, 0.26),
				at(
					repeat(3, (index) => turn(wrap(at(box(0.5, 0.02, 0.05, matte('#5a626c'), 0.008), 0.3, 0)), 0, index * 120)),
					1.1,
					0.04,
					0.95,
				),
			),
		{ shot: { el: 32 } },
	),
};
