import type { Object3D } from 'three';
import { metal } from '../../studio/materials.ts';
import type { Artwork } from '../../studio/print.ts';
import { at, ball, group, lathe, ring } from '../../studio/solids.ts';

export const look = (ground: string, ink: string, art: readonly string[], rest: Partial<Artwork> = {}): Artwork => ({
	brand: 'CAO NGUYÊN',
	ground,
	ink,
	art,
	...rest,
});

export const beside = (pack: Object3D, other: Object3D, x = 1.1, z = 0.5): Object3D => group(pack, at(other, x, 0, z));

export function phin(): Object3D {
	const m = metal('#c3c7ca', 0.34);
	return group(
		lathe(
			[
				[0, 0],
				[0.86, 0],
				[0.9, 0.05],
				[0.86, 0.07],
				[0.6, 0.05],
				[0, 0.05],
			],
			m,
		),
		at(
			lathe(
				[
					[0.5, 0],
					[0.56, 0.85],
					[0.6, 0.87],
					[0.55, 0.88],
					[0.46, 0.05],
				],
				m,
			),
			0,
			0.06,
		),
		at(
			lathe(
				[
					[0.6, 0],
					[0.58, 0.06],
					[0.2, 0.12],
					[0.07, 0.14],
					[0, 0.14],
				],
				m,
			),
			0,
			0.95,
		),
		at(ball(0.07, m), 0, 1.14),
		at(ring(0.17, 0.035, m), 0.72, 0.5),
	);
}
