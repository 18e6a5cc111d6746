import type { BufferGeometry, Object3D } from 'three';
import { SphereGeometry } from 'three';
import { gloss, matte } from '../studio/materials.ts';
import {
	around,
	at,
	ball,
	drum,
	egg,
	group,
	heap,
	lathe,
	pile,
	rod,
	sized,
	tube,
	turn,
	wrap,
} from '../studio/solids.ts';

export const bean = (x = 0.09, y = 0.06, z = 0.06): BufferGeometry => new SphereGeometry(1, 14, 10).scale(x, y, z);

/** A handful of pieces on the floor in front of a pack. */
export const handful = (geometry: BufferGeometry, color: string, count = 60, radius = 0.6, seed = 1): Object3D =>
	heap({ geometry, material: matte(color, { roughness: 0.6 }), count, seed, place: pile(radius, radius * 0.32) });

/** Pieces in a bowl of white china. */
export function bowlOf(
	geometry: BufferGeometry,
	color: string,
	radius = 0.6,
	china = '#f4f1ea',
	count = 320,
	seed = 2,
): Object3D {
	const shell = lathe(
		[
			[0, 0],
			[radius * 0.42, 0],
			[radius * 0.45, radius * 0.06],
			[radius, radius * 0.58],
			[radius * 0.95, radius * 0.6],
			[radius * 0.4, radius * 0.14],
			[0, radius * 0.12],
		],
		gloss(china),
	);
	const fill = heap({
		geometry,
		material: matte(color, { roughness: 0.6 }),
		count,
		seed,
		place: (random) => {
			const away = Math.sqrt(random()) * radius * 0.8;
			const angle = random() * 6.283;
			return [
				Math.cos(angle) * away,
				radius * (0.46 + 0.22 * (1 - (away / radius) ** 2)) + random() * 0.02,
				Math.sin(angle) * away,
			];
		},
	});
	return group(shell, at(drum(radius * 0.3, radius * 0.84, radius * 0.4, matte(color)), 0, radius * 0.1), fill);
}

export function clearGlass(part: Object3D): Object3D {
	part.traverse((child) => {
		child.castShadow = false;
		child.renderOrder = 3;
	});
	return part;
}

export const leafSprig = (color: string, size = 0.5): Object3D =>
	group(
		tube(
			[
				[0, 0.02, 0],
				[size * 0.6, 0.06, 0.05],
				[size * 1.3, 0.03, 0],
			],
			0.014,
			matte('#6b7a3f'),
		),
		...[0, 1, 2, 3, 4].map((index) =>
			at(
				turn(wrap(egg(size * 0.3, 0.015, size * 0.12, matte(color))), 6, index % 2 === 0 ? 50 : -50, 8),
				size * (0.2 + index * 0.25),
				0.05,
				index % 2 === 0 ? size * 0.2 : -size * 0.2,
			),
		),
	);

export const spoonOf = (length: number, material = matte('#b98552')): Object3D =>
	group(
		at(sized(ball(1, material), length * 0.16, length * 0.05, length * 0.11), 0, length * 0.05),
		rod([length * 0.12, length * 0.06, 0], [length, length * 0.09, 0], length * 0.03, material),
	);

export const petals = (count: number, radius: number, color: string, heart: string): Object3D =>
	group(
		around(count, (_, angle) =>
			at(
				sized(
					turn(wrap(ball(1, matte(color))), 0, (-angle * 180) / Math.PI),
					radius * 0.44,
					radius * 0.06,
					radius * Math.min(0.3, 1.45 / count),
				),
				Math.cos(angle) * radius * 0.6,
				radius * 0.15,
				Math.sin(angle) * radius * 0.6,
			),
		),
		at(sized(ball(radius * 0.26, matte(heart)), 1, 0.75, 1), 0, radius * 0.2),
	);
