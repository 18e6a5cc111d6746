import type { BufferGeometry, Object3D } from 'three';
import { glass, gloss, lighter, matte, metal, plastic, syrup } from '../studio/materials.ts';
import { type Artwork, type Drawing, wrapLabel } from '../studio/print.ts';
import { at, box, drum, egg, group, heap, lathe, type Point, surface, tube, turn } from '../studio/solids.ts';
import { clearGlass } from './props.ts';

export type Jar = {
	readonly radius?: number;
	readonly height?: number;
	readonly fill: string;
	readonly lid?: string;
	readonly label: Artwork;
	readonly pieces?: BufferGeometry;
	readonly lidHeight?: number;
	readonly isOpaque?: boolean;
	readonly isSyrup?: boolean;
};

export function jar({
	radius = 0.62,
	height = 1.4,
	fill,
	lid = '#c8a24a',
	label,
	pieces,
	lidHeight = 0.26,
	isOpaque = false,
	isSyrup = false,
}: Jar): Object3D {
	const wall: Point[] = [
		[0, 0],
		[radius, 0],
		[radius, height * 0.86],
		[radius * 0.86, height],
		[radius * 0.86, height * 1.02],
	];
	const inside = radius * (isSyrup ? 0.98 : 0.93);
	const packedTo = pieces ? 0.82 : 1;
	return group(
		isOpaque ? lathe(wall, plastic(fill), 0.1) : clearGlass(lathe(wall, glass('#eaf4f4', isSyrup ? 0.08 : 0.26), 0.1)),
		!isOpaque &&
			at(
				lathe(
					[
						[0, 0],
						[inside * packedTo, 0],
						[inside * packedTo, height * 0.8],
						[0, height * 0.84],
					],
					isSyrup ? syrup(fill) : gloss(fill),
					0.1,
				),
				0,
				0.05,
			),
		pieces &&
			heap({
				geometry: pieces,
				material: matte(fill),
				count: 420,
				place: (random) => {
					const angle = random() * 6.283;
					return [Math.cos(angle) * inside * 0.77, 0.1 + random() * height * 0.76, Math.sin(angle) * inside * 0.77];
				},
			}),
		at(
			drum(radius * 0.92, radius * 0.92, lidHeight, lid.startsWith('#c8') ? metal(lid, 0.3) : plastic(lid)),
			0,
			height * 1.0,
		),
		at(wrapLabel(radius, radius, height * 0.5, label, 0.52), 0, height * 0.42),
	);
}

export type Bottle = {
	readonly radius?: number;
	readonly height?: number;
	readonly neck?: number;
	/** Share of the height where the shoulder begins. */
	readonly shoulder?: number;
	readonly color: string;
	readonly cap: string;
	readonly label: Artwork;
	readonly top?: 'cap' | 'pump' | 'spray' | 'dropper' | 'flip' | 'cork';
	readonly isGlass?: boolean;
	readonly isSyrup?: boolean;
	readonly labelHeight?: number;
	readonly share?: number;
};

export function bottle(of: Bottle): Object3D {
	const {
		radius = 0.42,
		height = 2,
		neck = 0.16,
		shoulder = 0.68,
		color,
		cap,
		label,
		top = 'cap',
		isGlass = true,
	} = of;
	const profile: Point[] = [
		[0, 0],
		[radius, 0],
		[radius, height * shoulder],
		[neck * 1.1, height * (shoulder + 0.17)],
		[neck, height * 0.98],
		[0, height * 0.98],
	];
	const liquid = of.isSyrup ? syrup(color) : gloss(color, { roughness: 0.06, transparent: true, opacity: 0.93 });
	const body = isGlass ? lathe(profile, liquid, 0.12) : lathe(profile, plastic(color), 0.1);
	const tall = height * (of.labelHeight ?? 0.42);
	return group(
		body,
		at(closure(top, neck, cap), 0, height * 0.94),
		at(wrapLabel(radius, radius, tall, label, of.share ?? 0.5), 0, height * shoulder * 0.52),
	);
}

function closure(kind: NonNullable<Bottle['top']>, neck: number, color: string): Object3D {
	const wide = neck * 1.3;
	switch (kind) {
		case 'cap':
			return drum(wide, wide * 0.96, neck * 1.9, plastic(color));
		case 'cork':
			return group(drum(neck * 0.95, neck * 1.05, neck * 1.5, matte('#c49a6c')));
		case 'flip':
			return group(
				drum(wide * 1.5, wide * 1.4, neck * 1.8, plastic(color)),
				at(box(neck, neck * 0.24, neck * 0.5, plastic(color)), 0, neck * 1.8, wide),
			);
		case 'pump':
			return group(
				drum(wide * 1.2, wide * 1.1, neck * 1.4, plastic(color)),
				at(drum(neck * 0.4, neck * 0.4, neck * 2, plastic(color)), 0, neck * 1.3),
				at(box(neck * 1.5, neck * 0.55, neck * 1.3, plastic(color), neck * 0.2), 0, neck * 3.3),
				tube(
					[
						[0, neck * 3.35, 0],
						[neck * 2.6, neck * 3.3, 0],
						[neck * 3, neck * 2.8, 0],
					],
					neck * 0.24,
					plastic(color),
				),
			);
		case 'spray':
			return group(
				drum(wide * 1.15, wide * 1.1, neck * 0.9, plastic(color)),
				at(drum(wide * 0.9, wide * 0.85, neck * 1.5, plastic(color)), 0, neck * 0.9),
				at(drum(wide * 0.26, wide * 0.2, neck * 0.3, plastic('#555d66')), 0, neck * 2.3),
				turn(at(drum(neck * 0.2, neck * 0.2, neck * 0.12, matte('#333')), 0, neck * 1.9, wide * 0.84), 90),
			);
		case 'dropper':
			return group(
				drum(wide * 1.2, wide * 1.2, neck * 2, plastic(color)),
				at(egg(neck * 0.75, neck * 1.9, neck * 0.75, plastic('#2b2b2e')), 0, neck * 3.1),
			);
	}
}

/** A crimped tube that stands on its cap. */
export function squeezeTube(height: number, radius: number, color: string, cap: string, label: Drawing): Object3D {
	const shape = (u: number, v: number, out: number): [number, number, number] => {
		const angle = (u - 0.5) * 2 * Math.PI;
		const flat = v ** 1.6;
		return [
			Math.sin(angle) * (radius * (1 + 0.28 * flat)) * out,
			v * height,
			Math.cos(angle) * radius * (1 - flat * 0.97) * out,
		];
	};
	const body = surface(64, 40, (u, v) => shape(u, v, 1), plastic(color));
	const front = surface(48, 32, (u, v) => shape(0.5 + (u - 0.5) * 0.46, 0.14 + v * 0.72, 1.012), matte('#ffffff'));
	const label_ = wrapLabel(radius, radius, height * 0.72, label, 0.5);
	front.material = label_.material;
	return group(
		at(drum(radius * 0.78, radius * 0.82, height * 0.17, plastic(cap)), 0, 0),
		at(group(body, front), 0, height * 0.16),
	);
}

export function tin(radius: number, height: number, label: Artwork, lid = '#cfd3d6', share = 0.98): Object3D {
	return group(
		lathe(
			[
				[0, 0],
				[radius * 0.97, 0],
				[radius, 0.04],
				[radius, height - 0.04],
				[radius * 0.97, height],
				[radius * 0.93, height - 0.02],
				[0, height - 0.02],
			],
			metal(lid, 0.3),
			0.02,
		),
		at(wrapLabel(radius * 0.998, radius * 0.998, height * 0.88, label, share), 0, height / 2),
	);
}

/** A tin for tea with a lid of the same colour. */
export function caddy(radius: number, height: number, color: string, label: Artwork): Object3D {
	return group(
		lathe(
			[
				[0, 0],
				[radius, 0],
				[radius, height * 0.78],
				[0, height * 0.78],
			],
			metal(color, 0.45),
			0.03,
		),
		at(
			lathe(
				[
					[radius * 1.02, 0],
					[radius * 1.02, height * 0.2],
					[radius * 0.9, height * 0.24],
					[0, height * 0.24],
				],
				metal(lighter(color, 0.1), 0.4),
				0.03,
			),
			0,
			height * 0.78,
		),
		at(wrapLabel(radius, radius, height * 0.6, label, 0.46), 0, height * 0.4),
	);
}

/** A cosmetic jar with a wide lid. */
export function creamJar(radius: number, color: string, lid: string, label: Artwork, height = 0.62): Object3D {
	return group(
		lathe(
			[
				[0, 0],
				[radius * 0.94, 0],
				[radius, 0.06],
				[radius, height],
				[0, height],
			],
			gloss(color),
			0.08,
		),
		at(drum(radius * 1.01, radius * 1.01, height * 0.52, plastic(lid), 0.05), 0, height * 1.02),
		at(wrapLabel(radius, radius, height * 0.66, label, 0.42), 0, height * 0.48),
	);
}
