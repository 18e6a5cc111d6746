import type { Object3D } from 'three';
import type { Shot } from '../studio/stage.ts';

export type Thing = {
	/** Builds the product in the colour of a variant, or in one of its further packs; `tint` is the product's own colour where it has no such option. */
	readonly make: (tint: string, pack?: string) => Object3D;
	readonly tint: string;
	/** Real height of the scene in centimetres. */
	readonly cm: number;
	readonly shot: Shot;
	readonly detail: Shot;
	/** Seen from above: it lies on the floor. */
	readonly isFlat: boolean;
};
type Options = Partial<Omit<Thing, 'make' | 'cm'>>;

export const thing = (cm: number, make: Thing['make'], options: Options = {}): Thing => ({
	tint: '#d9c7a8',
	shot: {},
	detail: { zoom: 1.8, focus: [0.45, 0.62, 0.5] },
	isFlat: false,
	...options,
	cm,
	make,
});

/** The things of one shop by the product's name. */
export type Things = Readonly<Record<string, Thing>>;
