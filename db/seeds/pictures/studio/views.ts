import { Box3, type Object3D, Vector3 } from 'three';
import type { Thing } from '../scenes/thing.ts';
import { carton } from './bags.ts';
import { ceramic, matte, mixed, printed, timber } from './materials.ts';
import { labelTexture, write } from './print.ts';
import { at, ball, box, egg, group, lathe, plane, repeat, rod, turn, wrap } from './solids.ts';
import type { Shot } from './stage.ts';

export type Composed = { readonly thing: Object3D; readonly shot: Shot; readonly beside?: Object3D };
export type Wanted = {
	readonly view: 'whole' | 'detail' | 'other' | 'size' | 'packed' | 'set' | 'home';
	readonly tints: readonly string[];
	readonly ground: string;
	readonly brand: string;
	readonly pack?: string;
};

const measure = (thing: Object3D): { size: Vector3; box: Box3 } => {
	const bounds = new Box3().setFromObject(thing, true);
	return { size: bounds.getSize(new Vector3()), box: bounds };
};

function inARow(things: readonly Object3D[], isFlat: boolean): Object3D {
	const gaps = things.map((thing) => measure(thing).size);
	const row = group();
	let x = 0;
	for (const [index, thing] of things.entries()) {
		const size = gaps[index] ?? new Vector3();
		const step = size.x * (things.length > 2 && !isFlat ? 0.86 : 1.08);
		const placed = wrap(thing);
		placed.position.set(x + size.x / 2, 0, isFlat ? 0 : index % 2 === 0 ? 0 : -size.z * 0.75);
		row.add(placed);
		x += step;
	}
	return row;
}

function bar(
	from: Vector3,
	to: Vector3,
	text: string,
	thick: number,
	tilt: readonly [number, number, number],
): Object3D {
	const ink = matte('#3b4450');
	const along = to.clone().sub(from).normalize();
	const across = new Vector3(along.y, along.x, 0).normalize().multiplyScalar(thick * 5);
	const tick = (spot: Vector3): Object3D =>
		rod(spot.clone().sub(across).toArray(), spot.clone().add(across).toArray(), thick, ink);
	const width = thick * 8.5 * Math.max(5, text.length);
	const tag = plane(
		width,
		thick * 20,
		printed(
			labelTexture(width, thick * 20, (pen, w, h) => {
				pen.fillStyle = '#ffffff';
				pen.beginPath();
				pen.roundRect(0, 0, w, h, h / 2);
				pen.fill();
				write(pen, text, w / 2, h * 0.53, h * 0.62, '#27303a', w * 0.86, { weight: 700 });
			}),
			{ transparent: true, alphaTest: 0.4, roughness: 1 },
		),
	);
	tag.castShadow = false;
	const middle = from.clone().lerp(to, 0.5);
	const placed = at(wrap(turn(tag, ...tilt)), middle.x, middle.y, middle.z);
	placed.position.add(new Vector3(0, tilt[0] < 0 ? thick * 3 : 0, tilt[0] < 0 ? 0 : thick * 3));
	return group(rod(from.toArray(), to.toArray(), thick, ink), tick(from), tick(to), placed);
}

const inCm = (cm: number): string =>
	`${cm < 10 ? (Math.round(cm * 2) / 2).toString().replace('.', ',') : Math.round(cm)} cm`;

/** Measuring lines for height and width. */
function withSize(thing: Object3D, { cm, isFlat }: Thing): Composed {
	const { size, box: bounds } = measure(thing);
	const upright = isFlat ? size.z : size.y;
	const perUnit = cm / upright;
	const thick = Math.max(size.x, upright) * 0.006;
	const gap = Math.max(size.x, upright) * 0.13;
	const { min, max } = bounds;
	const spot = (x: number, up: number): Vector3 =>
		isFlat
			? new Vector3(x, thick * 2, max.z + min.z - (min.z + (up - 0) * size.z))
			: new Vector3(x, min.y + up * size.y, max.z);
	const tilt = isFlat ? ([-90, 0, 0] as const) : ([0, 0, 0] as const);
	const right = max.x + gap;
	const below = isFlat ? new Vector3(0, 0, gap) : new Vector3(0, thick * 2 - 0, gap);
	const all = group(
		thing,
		bar(spot(right, 0), spot(right, 1), inCm(cm), thick, tilt),
		bar(
			spot(min.x, 0).add(below),
			spot(max.x, 0).add(below),
			inCm(size.x * perUnit),
			thick,
			isFlat ? tilt : [-38, 0, 0],
		),
	);
	return { thing: all, shot: isFlat ? { az: 0, el: 89 } : { az: 0, el: 12 } };
}

function plant(height: number): Object3D {
	const leaves = repeat(9, (index) =>
		turn(
			wrap(
				at(
					egg(height * 0.055, height * 0.3, height * 0.02, matte(index % 2 === 0 ? '#5f8f5a' : '#77a56b')),
					0,
					height * 0.26,
				),
			),
			18 + (index % 3) * 9,
			index * 40,
		),
	);
	const pot = lathe(
		[
			[0, 0],
			[height * 0.15, 0],
			[height * 0.2, height * 0.36],
			[height * 0.17, height * 0.36],
			[0, height * 0.3],
		],
		ceramic('#f1ece4'),
	);
	return group(pot, at(leaves, 0, height * 0.32));
}

const books = (size: number): Object3D =>
	group(
		...['#b65f4a', '#e5d9c0', '#46677a'].map((color, index) =>
			at(
				turn(box(size, size * 0.13, size * 0.7, matte(color), 0.02), 0, index * 9 - 8),
				0,
				size * (0.07 + index * 0.135),
			),
		),
	);

/** On a wooden table before a wall, with a plant and a few books out of focus behind. */
function atHome(thing: Object3D, { shot, isFlat }: Thing, ground: string): Composed {
	const { size, box: bounds } = measure(thing);
	const reach = Math.max(size.x, size.y, size.z);
	const floor = plane(reach * 14, reach * 9, timber('#d2a878', [3, 2]));
	const wall = plane(reach * 30, reach * 16, matte(mixed(ground, '#b9b2a6', 0.28)));
	wall.castShadow = false;
	const beside = group(
		at(turn(floor, -90), 0, bounds.min.y - 0.002, reach * 1.5),
		at(wall, 0, 0, -reach * 2.6),
		at(plant(reach * 1.15), bounds.min.x - reach * 0.42, bounds.min.y, bounds.min.z - reach * 0.75),
		at(turn(books(reach * 0.62), 0, 14), bounds.max.x + reach * 0.34, bounds.min.y, bounds.min.z - reach * 0.6),
		at(
			ball(reach * 0.09, ceramic('#d98f5f')),
			bounds.max.x + reach * 0.26,
			bounds.min.y + reach * 0.09,
			bounds.max.z - reach * 0.1,
		),
	);
	return {
		thing,
		beside,
		shot: isFlat
			? { az: -14, el: 48, zoom: 0.82 }
			: { ...shot, el: Math.max(9, Math.min(20, shot.el ?? 14)), zoom: 0.78 },
	};
}

function packed(thing: Object3D, wanted: Wanted, isFlat: boolean): Composed {
	const { size, box: bounds } = measure(thing);
	const [w, h, d] = [
		Math.max(size.x, size.y * 0.7) * 1.12,
		Math.max(size.y, size.x * 0.5) * 0.98,
		Math.max(size.z * 1.1, size.x * 0.55),
	];
	const sign = plane(
		w * 0.56,
		h * 0.24,
		printed(
			labelTexture(w * 0.56, h * 0.24, (pen, width, height) => {
				write(
					pen,
					wanted.brand,
					width / 2,
					height / 2,
					Math.min(height * 0.6, (width * 1.4) / wanted.brand.length),
					'#6b4a2a',
					width * 0.94,
				);
			}),
			{ transparent: true, roughness: 0.9 },
		),
	);
	sign.castShadow = false;
	const parcel = group(carton(w, h, d, '#c89b6a', '#e0c79d'), at(sign, 0, h * 0.6, d / 2 + 0.004));
	const back = at(turn(parcel, 0, 16), bounds.max.x + w * 0.22, bounds.min.y, bounds.min.z - d * 0.62);
	return { thing: group(thing, back), shot: isFlat ? { az: -12, el: 30 } : { az: -16, el: 15 } };
}

/** Products of different kinds side by side, each scaled to the same height. */
export function row(things: readonly Thing[]): Object3D {
	const all = group();
	let x = 0;
	for (const thing of things) {
		const made = thing.make(thing.tint);
		const { size, box: bounds } = measure(made);
		const scale = 1 / Math.max(size.y, size.x * 0.8, size.z * 0.7);
		const grounded = at(
			wrap(made),
			-(bounds.min.x + bounds.max.x) / 2,
			-bounds.min.y,
			-(bounds.min.z + bounds.max.z) / 2,
		);
		const placed = wrap(grounded);
		placed.scale.setScalar(scale);
		const width = Math.max(size.x, size.z * 0.5) * scale;
		placed.position.set(x + width / 2, 0, 0);
		x += width + 0.42;
		all.add(placed);
	}
	return all;
}

export function compose(thing: Thing, wanted: Wanted): Composed {
	const { isFlat } = thing;
	const lay = (made: Object3D): Object3D => (isFlat ? wrap(turn(wrap(made), -90)) : made);
	const one = (tint = wanted.tints[0] ?? thing.tint): Object3D => lay(thing.make(tint, wanted.pack));
	const shot: Shot = isFlat ? { az: 0, el: 89, ...thing.shot } : thing.shot;
	const with_ = (composed: Composed): Composed => ({ ...composed, shot: { ...composed.shot, ground: wanted.ground } });
	switch (wanted.view) {
		case 'whole':
			return with_({ thing: one(), shot });
		case 'detail':
			return with_({ thing: one(), shot: { ...shot, ...thing.detail } });
		case 'other':
			return with_({
				thing: one(),
				shot: isFlat ? { az: -28, el: 42 } : { ...shot, az: (shot.az ?? -16) + 58, el: 26 },
			});
		case 'size':
			return with_(withSize(one(), thing));
		case 'packed':
			return with_(packed(one(), wanted, isFlat));
		case 'home':
			return with_(atHome(one(), thing, wanted.ground));
		case 'set': {
			const tints = wanted.tints.length > 1 ? wanted.tints : [thing.tint, thing.tint];
			return with_({
				thing: inARow(tints.slice(0, 4).map(one), isFlat),
				shot: isFlat ? shot : { ...shot, az: (shot.az ?? -16) / 2, el: 13 },
			});
		}
	}
}
