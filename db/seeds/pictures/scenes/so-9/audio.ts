import type { Object3D } from 'three';
import { cloth, darker, gloss, glowing, leather, metal, plastic, rubber, steel } from '../../studio/materials.ts';
import { sticker, write } from '../../studio/print.ts';
import {
	at,
	ball,
	box,
	drum,
	group,
	lathe,
	pill,
	ring,
	rod,
	type Spot,
	sized,
	tube,
	turn,
	wrap,
} from '../../studio/solids.ts';
import { type Things, thing } from '../thing.ts';
import { BRAND } from './shared.ts';

const earbud = (color: string): Object3D =>
	group(
		sized(ball(0.26, gloss(color)), 1, 0.9, 0.85),
		at(turn(wrap(drum(0.13, 0.16, 0.14, rubber('#d9dde2'))), 0, 0, 70), -0.2, 0.02),
		at(turn(pill(0.075, 0.5, gloss(color)), 0, 0, 8), 0.1, -0.38),
	);

const microphone = (x: number, color: string): Object3D =>
	at(
		turn(
			wrap(
				group(
					lathe(
						[
							[0, 0],
							[0.09, 0],
							[0.13, 1.0],
							[0, 1.0],
						],
						plastic('#22262b'),
					),
					at(drum(0.135, 0.135, 0.06, metal(color, 0.3)), 0, 0.98),
					at(ball(0.2, metal(color, 0.5)), 0, 1.18),
				),
			),
			10,
			0,
			-6,
		),
		x,
		0,
		0.55,
	);

export const audio: Things = {
	'Tai nghe không dây chống ồn': thing(
		6,
		(tint) =>
			group(
				at(box(1.5, 0.85, 0.7, gloss(tint), 0.32), 0, 0.43),
				at(turn(wrap(at(box(1.5, 0.4, 0.7, gloss(tint), 0.18), 0, 0.2, -0.34)), -62), 0, 0.86, -0.28),
				at(ball(0.03, glowing('#57e08c', 1)), 0, 0.5, 0.36),
				at(earbud(tint), -0.36, 1.12, 0.02),
				at(sized(earbud(tint), -1, 1, 1), 0.36, 1.12, 0.02),
			),
		{ tint: '#ffffff', shot: { el: 18 } },
	),
	'Tai nghe chụp tai gập gọn': thing(19, overEar, { tint: '#f3e7cf', shot: { az: -28 } }),
	'Tai nghe có dây âm trầm': thing(48, () => wiredEarphones(), {
		isFlat: true,
		detail: { zoom: 1.9, focus: [0.5, 0.5, 0.16] },
	}),
	'Loa bluetooth chống nước': thing(
		9,
		(tint) =>
			group(
				at(turn(wrap(at(drum(0.55, 0.55, 2.2, cloth(tint, 12), 0.14), 0, -1.1)), 0, 0, 90), 0, 0.57),
				...[-1, 1].map((side) => at(turn(wrap(ring(0.46, 0.07, rubber())), 0, 90), side * 1.12, 0.57)),
				...[-1, 1].map((side) =>
					at(turn(wrap(drum(0.4, 0.38, 0.06, metal('#5a626c', 0.4))), 0, 0, -90 * side), side * 1.08, 0.57),
				),
				at(
					sticker(0.7, 0.26, (pen, w, h) => write(pen, BRAND, w / 2, h / 2, h * 0.9, '#ffffff', w)),
					0,
					0.6,
					0.565,
				),
				tube(
					[
						[1.1, 0.9, 0.2],
						[1.5, 0.8, 0.4],
						[1.35, 0.3, 0.5],
					],
					0.035,
					cloth('#22262a'),
				),
			),
		{ tint: '#3f9d54', shot: { az: -28, el: 18 } },
	),
	'Loa kéo hát gia đình hai micro': thing(
		75,
		() =>
			group(
				at(box(1.5, 2.6, 1.1, plastic('#22262b'), 0.1), 0, 1.42),
				at(
					turn(
						wrap(
							group(
								drum(0.56, 0.56, 0.06, metal('#3a4048', 0.5)),
								at(ring(0.56, 0.05, glowing('#2f8fe0', 0.9)).rotateX(Math.PI / 2), 0, 0.06),
								at(sized(ball(0.2, rubber('#15181b')), 1, 0.5, 1), 0, 0.06),
							),
						),
						90,
					),
					0,
					0.95,
					0.55,
				),
				at(
					turn(
						wrap(
							group(
								drum(0.28, 0.28, 0.05, metal('#3a4048', 0.5)),
								at(sized(ball(0.1, rubber('#15181b')), 1, 0.5, 1), 0, 0.06),
							),
						),
						90,
					),
					0,
					1.9,
					0.55,
				),
				at(box(1.1, 0.26, 0.05, gloss('#10151a'), 0.04), 0, 2.44, 0.56),
				rod([-0.45, 2.7, -0.4], [-0.45, 3.3, -0.4], 0.04, steel()),
				rod([0.45, 2.7, -0.4], [0.45, 3.3, -0.4], 0.04, steel()),
				rod([-0.45, 3.3, -0.4], [0.45, 3.3, -0.4], 0.06, plastic('#22262b')),
				...[-0.6, 0.6].map((x) => at(turn(wrap(drum(0.16, 0.16, 0.12, rubber())), 0, 0, 90), x + 0.06, 0.15, -0.4)),
				microphone(1.15, '#c9a23f'),
				microphone(1.55, '#8a929b'),
			),
		{ shot: { el: 10 } },
	),
	'Micro thu âm cài áo không dây': thing(
		5,
		() =>
			group(
				at(box(1.5, 0.5, 0.9, gloss('#22262b'), 0.2), 0, 0.25),
				at(turn(wrap(at(box(1.5, 0.26, 0.9, gloss('#2b3036'), 0.12), 0, 0.12, -0.44)), -70), 0, 0.5, -0.4),
				...[-0.4, 0.25].map((x) =>
					at(
						group(
							box(0.34, 0.5, 0.24, plastic('#33383f'), 0.08),
							at(sized(ball(0.17, cloth('#17191c')), 1, 0.8, 1), 0, 0.34),
							at(ball(0.025, glowing('#57e08c', 1)), 0, 0.08, 0.125),
						),
						x,
						0.62,
					),
				),
				at(
					group(box(0.34, 0.5, 0.2, plastic('#33383f'), 0.08), at(box(0.13, 0.14, 0.05, steel(), 0.02), 0, 0.3)),
					1.05,
					0.26,
					0.4,
				),
			),
		{ shot: { el: 20 } },
	),
};

function overEar(tint: string): Object3D {
	const cup = (side: number): Object3D =>
		at(
			turn(
				wrap(
					group(
						lathe(
							[
								[0, 0],
								[0.5, 0],
								[0.56, 0.1],
								[0.5, 0.3],
								[0, 0.32],
							],
							plastic(tint),
							0.08,
						),
						at(turn(ring(0.4, 0.15, leather(darker(tint, 0.3))), 90), 0, -0.08),
					),
				),
				0,
				0,
				side * -90,
			),
			side * 0.82,
			0.62,
		);
	const band = [...Array(9).keys()].map(
		(index): Spot => [Math.cos((index / 8) * Math.PI) * 0.96, 0.95 + Math.sin((index / 8) * Math.PI) * 1.05, 0],
	);
	return group(
		cup(-1),
		cup(1),
		tube(band, 0.09, plastic(tint)),
		tube(
			band.slice(2, 7).map(([x, y]): Spot => [x * 0.93, y - 0.06, 0]),
			0.1,
			leather(darker(tint, 0.3)),
		),
	);
}

/** Laid out flat: two earbuds, the cables joined by a slider, and the plug. */
function wiredEarphones(): Object3D {
	const red = '#c43b48';
	const cable = (...spots: readonly Spot[]): Object3D => tube(spots, 0.036, rubber(red));
	const bud = (side: number): Object3D =>
		at(
			turn(
				wrap(
					group(
						sized(ball(0.25, metal(red, 0.35)), 1, 1, 0.9),
						at(turn(wrap(drum(0.16, 0.13, 0.18, metal('#4a5058'))), 0, 0, side * 90), side * -0.16, 0),
						at(sized(ball(0.2, rubber('#22262a')), 0.8, 1, 1), side * -0.36, 0),
						at(drum(0.07, 0.1, 0.36, plastic('#22262a')), 0, -0.52),
					),
				),
				0,
				0,
				side * 14,
			),
			side * 0.72,
			1.7,
			0.25,
		);
	return group(
		bud(-1),
		bud(1),
		cable([-0.84, 1.22, 0.2], [-0.7, 0.85, 0.06], [-0.12, 0.5, 0.06], [-0.03, 0.2, 0.06]),
		cable([0.84, 1.22, 0.2], [0.7, 0.85, 0.06], [0.12, 0.5, 0.06], [0.03, 0.2, 0.06]),
		at(box(0.16, 0.34, 0.14, plastic('#22262a'), 0.06), 0, 0.1, 0.08),
		cable(
			[0, 0, 0.06],
			[0.1, -0.4, 0.06],
			[0.75, -0.6, 0.06],
			[0.95, -1.15, 0.06],
			[0.2, -1.4, 0.06],
			[-0.7, -1.1, 0.06],
			[-1.0, -1.5, 0.06],
			[-0.55, -1.85, 0.06],
			[0.1, -1.8, 0.06],
		),
		at(turn(wrap(drum(0.09, 0.08, 0.34, plastic('#22262a'))), 0, 0, -90), 0.08, -1.8, 0.09),
		at(turn(wrap(drum(0.045, 0.03, 0.36, metal('#d8b26a', 0.2))), 0, 0, -90), 0.42, -1.8, 0.09),
	);
}
