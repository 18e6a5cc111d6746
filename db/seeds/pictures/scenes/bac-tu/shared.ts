import type { Object3D } from 'three';
import { lighter, matte } from '../../studio/materials.ts';
import type { Artwork } from '../../studio/print.ts';
import { at, egg, group, tube, turn } from '../../studio/solids.ts';

export const look = (ground: string, ink: string, art: readonly string[], rest: Partial<Artwork> = {}): Artwork => ({
	brand: 'BÁC TƯ',
	ground,
	ink,
	art,
	...rest,
});

export function sprouts(color: string): Object3D {
	return group(
		...Array.from({ length: 7 }, (_, index) =>
			at(
				group(
					tube(
						[
							[0, 0, 0],
							[0.02, 0.16, 0],
							[0, 0.3, 0.02],
						],
						0.016,
						matte(lighter(color, 0.3)),
					),
					...[-1, 1].map((side) => at(turn(egg(0.11, 0.02, 0.06, matte(color)), 0, 0, side * 24), side * 0.09, 0.32)),
				),
				(index % 4) * 0.2 - 0.3,
				0,
				Math.floor(index / 4) * 0.24 - 0.1,
			),
		),
	);
}
