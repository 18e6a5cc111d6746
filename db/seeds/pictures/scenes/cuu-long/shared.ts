import type { Object3D } from 'three';
import { type Bag, pouch } from '../../studio/bags.ts';
import type { Artwork } from '../../studio/print.ts';
import { at, group } from '../../studio/solids.ts';
import { bean, handful } from '../props.ts';

export const BRAND = 'CỬU LONG';

export const look = (ground: string, ink: string, art: readonly string[], rest: Partial<Artwork> = {}): Artwork => ({
	brand: BRAND,
	ground,
	ink,
	art,
	...rest,
});

export const small = (print: Artwork, rest: Partial<Bag> = {}): Object3D =>
	pouch({ width: 1.5, height: 2.1, depth: 0.75, print, back: print.ground, ...rest });

export const beside = (pack: Object3D, other: Object3D, x = 1.1, z = 0.55): Object3D => group(pack, at(other, x, 0, z));

export const slices = (color: string, count: number, x = 0.2, y = 0.03, z = 0.13, radius = 0.55): Object3D =>
	handful(bean(x, y, z), color, count, radius);
