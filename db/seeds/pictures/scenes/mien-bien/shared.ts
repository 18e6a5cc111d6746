import type { Object3D } from 'three';
import { gloss, matte } from '../../studio/materials.ts';
import type { Artwork } from '../../studio/print.ts';
import { at, group, tube } from '../../studio/solids.ts';

export const look = (ground: string, ink: string, art: readonly string[], rest: Partial<Artwork> = {}): Artwork => ({
	brand: 'MIỀN BIỂN',
	ground,
	ink,
	art,
	...rest,
});

export const beside = (pack: Object3D, other: Object3D, x = 1.1, z = 0.5): Object3D => group(pack, at(other, x, 0, z));

export const pod = (color: string): Object3D =>
	group(
		tube(
			[
				[0, 0, 0],
				[0.25, 0.02, 0.02],
				[0.48, 0.03, -0.06],
				[0.6, 0, -0.16],
			],
			0.07,
			gloss(color),
		),
		tube(
			[
				[0, 0, 0],
				[-0.1, 0.05, 0.02],
				[-0.18, 0.04, 0.05],
			],
			0.025,
			matte('#4c7a2e'),
		),
	);
