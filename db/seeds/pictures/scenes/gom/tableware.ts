import type { Object3D } from 'three';
import { ceramic, clay, mixed, printed, timber } from '../../studio/materials.ts';
import { artOf, labelTexture, sticker } from '../../studio/print.ts';
import { at, ball, box, group, lathe, repeat, ring, sized, tube, turn, wrap } from '../../studio/solids.ts';
import type { Pen } from '../../studio/textures.ts';
import { type Things, thing } from '../thing.ts';

const bowl = (r: number, color: string, h = 0.62): Object3D =>
	group(
		lathe(
			[
				[0, 0],
				[r * 0.46, 0],
				[r * 0.5, r * 0.09],
				[r * 0.86, r * h * 0.6],
				[r, r * h],
				[r * 0.95, r * h * 1.02],
				[r * 0.8, r * h * 0.6],
				[r * 0.4, r * 0.14],
				[0, r * 0.12],
			],
			ceramic(color),
		),
		at(ring(r * 0.985, r * 0.018, ceramic(mixed(color, '#3f5f7a', 0.45))).rotateX(Math.PI / 2), 0, r * h),
	);

const plate = (r: number, color: string): Object3D =>
	lathe(
		[
			[0, 0],
			[r * 0.5, 0],
			[r * 0.56, 0.05],
			[r, 0.17],
			[r * 0.98, 0.2],
			[r * 0.55, 0.09],
			[0, 0.085],
		],
		ceramic(color),
	);

const teapot = (color: string, s = 1): Object3D =>
	sized(
		group(
			lathe(
				[
					[0, 0],
					[0.5, 0],
					[0.75, 0.3],
					[0.72, 0.62],
					[0.42, 0.86],
					[0, 0.88],
				],
				clay(color),
				0.2,
			),
			at(
				lathe(
					[
						[0.36, 0],
						[0.34, 0.08],
						[0.12, 0.16],
						[0, 0.17],
					],
					clay(color),
				),
				0,
				0.86,
			),
			at(ball(0.09, clay(color)), 0, 1.08),
			tube(
				[
					[-0.6, 0.3, 0],
					[-0.92, 0.5, 0],
					[-1.05, 0.86, 0],
				],
				0.1,
				clay(color),
			),
			tube(
				[
					[0.55, 0.72, 0],
					[0.95, 0.8, 0],
					[1.02, 0.42, 0],
					[0.62, 0.26, 0],
				],
				0.07,
				clay(color),
			),
		),
		s,
	);

const blueFlowers = (pen: Pen, w: number, h: number): void => {
	pen.clearRect(0, 0, w, h);
	for (let index = 0; index < 9; index += 1) {
		const [x, y] = [w * (0.06 + index * 0.11), h * (0.5 + (index % 2) * 0.12)];
		pen.fillStyle = '#274f9a';
		for (let petal = 0; petal < 6; petal += 1) {
			pen.beginPath();
			pen.ellipse(
				x + Math.cos(petal * 1.05) * h * 0.16,
				y + Math.sin(petal * 1.05) * h * 0.16,
				h * 0.12,
				h * 0.07,
				petal * 1.05,
				0,
				7,
			);
			pen.fill();
		}
		pen.fillStyle = '#6f93d0';
		pen.beginPath();
		pen.arc(x, y, h * 0.08, 0, 7);
		pen.fill();
		pen.strokeStyle = '#274f9a';
		pen.lineWidth = h * 0.03;
		pen.beginPath();
		pen.moveTo(x + h * 0.2, y + h * 0.2);
		pen.quadraticCurveTo(x + w * 0.05, y - h * 0.3, x + w * 0.09, y);
		pen.stroke();
	}
};

const teacup = () =>
	lathe(
		[
			[0, 0],
			[0.14, 0],
			[0.24, 0.3],
			[0.21, 0.3],
			[0.12, 0.05],
			[0, 0.05],
		],
		clay('#8a4a30'),
	);

export const tableware: Things = {
	'Bộ bát cơm men rạn sáu chiếc': thing(
		12,
		(tint) =>
			group(
				repeat(3, (index) => at(bowl(0.72, tint), -0.55, index * 0.2)),
				repeat(2, (index) => at(bowl(0.72, tint), 0.95, index * 0.2, -0.15)),
				at(turn(wrap(bowl(0.72, tint)), 62, 0, 0), 0.45, 0.36, 0.95),
			),
		{ tint: '#ffffff', shot: { el: 26 } },
	),
	'Đĩa tròn vẽ hoa sen tay': thing(
		25,
		() =>
			at(
				turn(
					wrap(
						group(
							plate(1.4, '#f3efe4'),
							at(
								turn(
									sticker(1.9, 1.9, (pen, w) => {
										pen.clearRect(0, 0, w, w);
										pen.drawImage(artOf('lotus'), w * 0.16, w * 0.12, w * 0.68, w * 0.68);
										pen.strokeStyle = '#4f8a6a';
										pen.lineWidth = w * 0.02;
										pen.beginPath();
										pen.arc(w / 2, w / 2, w * 0.47, 0, 7);
										pen.stroke();
									}),
									-90,
								),
								0,
								0.1,
							),
						),
					),
					64,
				),
				0,
				1.3,
				0,
			),
		{ shot: { el: 10 } },
	),
	'Bộ ấm chén tử sa': thing(
		14,
		() =>
			group(
				at(box(3.4, 0.12, 2, timber('#6a4226'), 0.06), 0, 0.06),
				at(teapot('#8a4a30', 0.95), -0.5, 0.12, -0.25),
				...[0, 1, 2, 3].map((index) => at(teacup(), -0.7 + index * 0.56, 0.12, 0.65)),
				at(teacup(), 1, 0.12, -0.1),
				at(teacup(), 1.3, 0.12, 0.35),
			),
		{ shot: { el: 24 } },
	),
	'Tô canh lớn men lam': thing(11, () => group(bowl(1.2, '#f2f3ee', 0.66), patternBand(1.2)), { shot: { el: 16 } }),
};

function patternBand(r: number): Object3D {
	const made = lathe(
		[
			[r * 0.855, r * 0.38],
			[r * 0.99, r * 0.62],
		],
		printed(labelTexture(6, 0.7, blueFlowers), { transparent: true, alphaTest: 0.3, roughness: 0.3 }),
	);
	return sized(made, 1.02, 1, 1.02);
}
