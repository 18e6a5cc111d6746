import type { Object3D } from 'three';
import type { Artwork } from '../../studio/print.ts';
import { at, group } from '../../studio/solids.ts';

export const look = (ground: string, ink: string, art: readonly string[], rest: Partial<Artwork> = {}): Artwork => ({
	brand: 'CỎ MÂY',
	ground,
	ink,
	art,
	...rest,
});

export const beside = (pack: Object3D, other: Object3D, x = 0.9, z = 0.45): Object3D => group(pack, at(other, x, 0, z));
