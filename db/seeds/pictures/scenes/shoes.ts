import type { Object3D } from 'three';
import { cloth, leather, type Material, matte, plastic, rubber } from '../studio/materials.ts';
import { at, box, cut, group, type Spot, sized, surface, tube, turn } from '../studio/solids.ts';

export type Shoe = {
	readonly upper: Material;
	readonly sole: string;
	readonly kind: 'loafer' | 'runner' | 'boot' | 'baby';
	readonly trim: string;
};

/** Half width and height of the upper along the foot, from the heel (0) to the toe (1). */
const widthAt = (v: number): number =>
	0.33 +
	0.12 * Math.sin(Math.min(1, v * 1.25) * Math.PI * 0.62) -
	(v > 0.82 ? ((v - 0.82) / 0.18) ** 2 * 0.32 : 0) -
	(v < 0.1 ? ((0.1 - v) / 0.1) ** 2 * 0.14 : 0);
function heightAt(v: number, kind: Shoe['kind']): number {
	const ankle = { loafer: 0.56, runner: 0.86, boot: 1.35, baby: 0.85 }[kind];
	const toe = kind === 'baby' ? 0.5 : 0.42;
	const slope = Math.min(1, Math.max(0, (v - 0.32) / 0.42));
	const soft = slope * slope * (3 - 2 * slope);
	return (ankle * (1 - soft) + toe * soft) * (v > 0.86 ? 1 - ((v - 0.86) / 0.14) ** 2 * 0.75 : 1);
}

/** The bands and the seam on top of a loafer. */
const apron = (trim: string, z: (v: number) => number): readonly Object3D[] => [
	...[0.5, 0.54, 0.58].map((v) => {
		const y = heightAt(v, 'loafer');
		const spots: readonly Spot[] = [
			[-0.3, y * 0.78, z(v)],
			[-0.15, y + 0.1, z(v)],
			[0.15, y + 0.1, z(v)],
			[0.3, y * 0.78, z(v)],
		];
		return tube(spots, 0.04, leather(trim));
	}),
	tube(
		[0.5, 0.66, 0.78, 0.86, 0.78, 0.66, 0.5].map((v, index): Spot => {
			const side = Math.sign(index - 3);
			return [side * 0.26, heightAt(v, 'loafer') * 0.98 + (side === 0 ? 0.08 : 0.02), z(v)];
		}),
		0.025,
		leather(trim),
	),
];

export const shoe =
	({ upper, sole, kind, trim }: Shoe) =>
	(): Object3D => {
		const long = 2.5;
		const z = (v: number): number => (v - 0.5) * long;
		const body = surface(
			60,
			80,
			(u, v) => {
				const angle = (u - 0.5) * Math.PI * 1.08;
				const open = v < 0.46 ? 0.86 : 1;
				const [wide, tall] = [Math.max(0.02, widthAt(v)), heightAt(v, kind)];
				const x = Math.sin(angle) * wide * (Math.abs(angle) < 0.6 ? open * 0.9 + 0.1 : 1);
				return [
					x,
					0.12 + Math.max(0, Math.cos(angle)) ** 0.5 * tall * (v < 0.46 && Math.abs(angle) < 0.55 ? 0.93 : 1),
					z(v),
				];
			},
			upper,
		);
		const path =
			'M-34 120 C-46 60 -36 -20 -44 -60 C-46 -116 -20 -130 0 -130 C20 -130 46 -116 44 -60 C36 -20 46 60 34 120 C20 134 -20 134 -34 120Z';
		const thick = kind === 'runner' || kind === 'boot' ? 0.26 : 0.14;
		const bottom = at(turn(cut(path, thick, rubber(sole), 0.05), -90), 0, thick / 2 - 0.02);
		const mouth = [...Array(14).keys()].map(
			(index): Spot => [
				Math.cos((index / 14) * 6.283) * 0.24,
				heightAt(0.24, kind) + 0.12 + (kind === 'boot' ? 0.02 : 0),
				z(0.24) + Math.sin((index / 14) * 6.283) * 0.42,
			],
		);
		const collar = tube(mouth, 0.06, leather(trim), true);
		const inside = at(
			turn(
				sized(cut('M-22 0 C-22 -26 22 -26 22 0 C22 26 -22 26 -22 0Z', 0.02, matte('#26211e'), 0.005), 1, 1.75, 1),
				-90,
			),
			0,
			heightAt(0.24, kind) + 0.13,
			z(0.24),
		);
		const laces =
			kind === 'loafer' || kind === 'baby'
				? []
				: [0, 1, 2, 3, 4].map((index) => {
						const v = 0.46 + index * 0.055;
						const y = heightAt(v, kind) + 0.14;
						return tube(
							[
								[-0.2, y - 0.05, z(v)],
								[0, y + 0.03, z(v) - 0.02],
								[0.2, y - 0.05, z(v + 0.03)],
							],
							0.035,
							cloth(kind === 'boot' ? '#c9a24a' : '#f7f7f4', 3),
						);
					});
		const strap = kind === 'loafer' ? apron(trim, z) : [];
		const baby =
			kind === 'baby'
				? [
						tube(
							[
								[-0.4, 0.5, z(0.42)],
								[0, 0.92, z(0.44)],
								[0.4, 0.5, z(0.42)],
							],
							0.09,
							cloth(trim, 3),
						),
					]
				: [];
		const stripe =
			kind === 'runner'
				? [-1, 1].map((side) =>
						tube(
							[
								[side * 0.44, 0.28, z(0.3)],
								[side * 0.45, 0.46, z(0.45)],
								[side * 0.4, 0.6, z(0.5)],
							],
							0.045,
							plastic(trim),
						),
					)
				: [];
		return group(body, bottom, collar, inside, ...laces, ...strap, ...baby, ...stripe);
	};

export const sandal = (tint: string) => (): Object3D => {
	const path =
		'M-34 120 C-46 60 -32 -20 -44 -60 C-46 -116 -20 -130 0 -130 C20 -130 46 -116 44 -60 C32 -20 46 60 34 120 C20 134 -20 134 -34 120Z';
	const strap = (spots: readonly Spot[]): Object3D => sized(tube(spots, 0.075, leather(tint)), 1, 1, 1);
	return group(
		at(turn(cut(path, 0.34, matte('#8a6a4a'), 0.05), -90), 0, 0.15),
		at(turn(cut(path, 0.06, leather('#d9b48a'), 0.02), -90), 0, 0.34),
		strap([
			[-0.44, 0.34, 0.75],
			[-0.2, 0.72, 0.5],
			[0.2, 0.72, 0.25],
			[0.42, 0.34, 0],
		]),
		strap([
			[0.44, 0.34, 0.75],
			[0.2, 0.72, 0.5],
			[-0.2, 0.72, 0.25],
			[-0.42, 0.34, 0],
		]),
		strap([
			[-0.36, 0.34, -0.7],
			[-0.34, 0.8, -1.05],
			[0, 0.86, -1.2],
			[0.34, 0.8, -1.05],
			[0.36, 0.34, -0.7],
		]),
		at(box(0.1, 0.14, 0.05, plastic('#d8b26a'), 0.02), 0.38, 0.6, -0.85),
	);
};
