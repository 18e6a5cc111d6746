import {
	type BufferGeometry,
	CapsuleGeometry,
	CatmullRomCurve3,
	ExtrudeGeometry,
	Float32BufferAttribute,
	Group,
	InstancedMesh,
	LatheGeometry,
	type Material,
	Matrix4,
	Mesh,
	Object3D,
	PlaneGeometry,
	Quaternion,
	type Shape,
	SphereGeometry,
	TorusGeometry,
	TubeGeometry,
	Vector2,
	Vector3,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { SVGLoader } from 'three/addons/loaders/SVGLoader.js';
import { randomOf } from './random.ts';

export type Point = readonly [x: number, y: number];
export type Spot = readonly [x: number, y: number, z: number];

export const solid = (geometry: BufferGeometry, material: Material): Mesh => {
	const mesh = new Mesh(geometry, material);
	mesh.castShadow = true;
	mesh.receiveShadow = true;
	return mesh;
};

export function group(...parts: readonly (Object3D | undefined | false)[]): Group {
	const all = new Group();
	for (const part of parts) if (part) all.add(part);
	return all;
}

export function at<Part extends Object3D>(part: Part, x: number, y: number, z = 0): Part {
	part.position.set(x, y, z);
	return part;
}

/** Degrees about the three axes. */
export function turn<Part extends Object3D>(part: Part, x: number, y = 0, z = 0): Part {
	part.rotation.set((x * Math.PI) / 180, (y * Math.PI) / 180, (z * Math.PI) / 180);
	return part;
}

export function sized<Part extends Object3D>(part: Part, x: number, y = x, z = x): Part {
	part.scale.set(x, y, z);
	return part;
}

/** Wraps the part, so that it can be moved after it was turned. */
export const wrap = (part: Object3D): Group => group(part);

/** Replaces each corner of a profile by an arc. */
function rounded(points: readonly Point[], radius: number): Vector2[] {
	const found = points.map(([x, y]) => new Vector2(x, y));
	return found.flatMap((point, index) => {
		const before = found[index - 1];
		const after = found[index + 1];
		if (!before || !after) return [point];
		const reach = (other: Vector2): Vector2 =>
			point.clone().lerp(other, Math.min(0.5, radius / Math.max(0.0001, point.distanceTo(other))));
		const [from, to] = [reach(before), reach(after)];
		return [0, 0.25, 0.5, 0.75, 1].map((share) => {
			const first = from.clone().lerp(point, share);
			return first.lerp(point.clone().lerp(to, share), share);
		});
	});
}

/** A turned body: `profile` runs from the bottom to the top as radius and height. */
export const lathe = (profile: readonly Point[], material: Material, radius = 0.04, segments = 72): Mesh =>
	solid(new LatheGeometry(rounded(profile, radius), segments), material);

export const drum = (bottom: number, top: number, height: number, material: Material, radius = 0.03): Mesh =>
	lathe(
		[
			[0, 0],
			[bottom, 0],
			[top, height],
			[0, height],
		],
		material,
		radius,
	);

export const box = (width: number, height: number, depth: number, material: Material, radius = 0.04): Mesh =>
	solid(
		new RoundedBoxGeometry(width, height, depth, 4, Math.min(radius, width / 2.01, height / 2.01, depth / 2.01)),
		material,
	);

export const ball = (radius: number, material: Material): Mesh => solid(new SphereGeometry(radius, 48, 32), material);

export const egg = (x: number, y: number, z: number, material: Material): Mesh => sized(ball(1, material), x, y, z);

export const ring = (radius: number, thick: number, material: Material, arc = 360): Mesh =>
	solid(new TorusGeometry(radius, thick, 20, 64, (arc * Math.PI) / 180), material);

export const pill = (radius: number, length: number, material: Material): Mesh =>
	solid(new CapsuleGeometry(radius, length, 10, 24), material);

export function tube(spots: readonly Spot[], radius: number, material: Material, isClosed = false): Mesh {
	const curve = new CatmullRomCurve3(
		spots.map((spot) => new Vector3(...spot)),
		isClosed,
		'catmullrom',
		0.5,
	);
	return solid(new TubeGeometry(curve, Math.max(24, spots.length * 14), radius, 14, isClosed), material);
}

export function rod(from: Spot, to: Spot, radius: number, material: Material): Group {
	const [start, end] = [new Vector3(...from), new Vector3(...to)];
	const length = start.distanceTo(end);
	const mesh = lathe(
		[
			[0, 0],
			[radius, 0],
			[radius, length],
			[0, length],
		],
		material,
		radius / 4,
		24,
	);
	mesh.quaternion.copy(new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), end.clone().sub(start).normalize()));
	mesh.position.copy(start);
	return group(mesh);
}

/** Reads an SVG path (y downwards, 100 to the unit) as shapes. */
export function shapesOf(path: string): Shape[] {
	const parsed = new SVGLoader().parse(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${path}"/></svg>`);
	return parsed.paths.flatMap((one) => SVGLoader.createShapes(one));
}

export function cut(path: string, depth: number, material: Material, bevel = 0.03): Mesh {
	const geometry = new ExtrudeGeometry(shapesOf(path), {
		depth: Math.max(0.001, (depth - 2 * bevel) * 100),
		bevelEnabled: bevel > 0,
		bevelThickness: bevel * 100,
		bevelSize: bevel * 100,
		bevelOffset: -bevel * 100,
		bevelSegments: 4,
		curveSegments: 24,
	});
	geometry.scale(0.01, -0.01, 0.01);
	geometry.translate(0, 0, -depth / 2 + bevel);
	flip(geometry);
	return solid(geometry, material);
}

/** Mirroring turned the faces inside out. */
function flip(geometry: BufferGeometry): void {
	const normals = geometry.getAttribute('normal');
	const positions = geometry.getAttribute('position');
	for (let index = 0; index < positions.count; index += 3) {
		for (const attribute of [positions, normals, geometry.getAttribute('uv')]) {
			const kept = attribute.array.slice(index * attribute.itemSize, (index + 1) * attribute.itemSize);
			const from = (index + 2) * attribute.itemSize;
			attribute.array.copyWithin(index * attribute.itemSize, from, from + attribute.itemSize);
			attribute.array.set(kept, from);
		}
	}
	geometry.computeVertexNormals();
}

export const plane = (width: number, height: number, material: Material): Mesh =>
	solid(new PlaneGeometry(width, height), material);

/** A sheet with its points where `place` puts them; u and v run from 0 to 1. */
export function surface(
	columns: number,
	rows: number,
	place: (u: number, v: number) => Spot,
	material: Material,
): Mesh {
	const geometry = new PlaneGeometry(1, 1, columns, rows);
	const uv = geometry.getAttribute('uv');
	const placed: number[] = [];
	for (let index = 0; index < uv.count; index += 1) placed.push(...place(uv.getX(index), uv.getY(index)));
	geometry.setAttribute('position', new Float32BufferAttribute(placed, 3));
	geometry.computeVertexNormals();
	return solid(geometry, material);
}

export type Heap = {
	readonly geometry: BufferGeometry;
	readonly material: Material;
	readonly count: number;
	readonly seed?: number;
	/** Says where the piece at this share of the whole (0 to 1) goes. */
	readonly place: (random: () => number, share: number) => Spot;
	readonly size?: (random: () => number) => number;
};

/** Many small pieces with a turn of their own: grains, nuts, leaves. */
export function heap({ geometry, material, count, seed = 1, place, size }: Heap): InstancedMesh {
	const random = randomOf(seed);
	const mesh = new InstancedMesh(geometry, material, count);
	const dummy = new Object3D();
	for (let index = 0; index < count; index += 1) {
		dummy.position.set(...place(random, index / count));
		dummy.rotation.set(random() * 6.3, random() * 6.3, random() * 6.3);
		dummy.scale.setScalar(size ? size(random) : 0.85 + random() * 0.3);
		dummy.updateMatrix();
		mesh.setMatrixAt(index, new Matrix4().copy(dummy.matrix));
	}
	mesh.castShadow = true;
	mesh.receiveShadow = true;
	return mesh;
}

/** Points inside a cone-shaped pile of radius `radius` and height `height`. */
export const pile =
	(radius: number, height: number) =>
	(random: () => number): Spot => {
		const away = Math.sqrt(random()) * radius;
		const angle = random() * 6.283;
		const top = height * (1 - (away / radius) ** 1.4);
		return [Math.cos(angle) * away, 0.03 + random() ** 0.4 * top, Math.sin(angle) * away];
	};

export const around = (count: number, part: (index: number, angle: number) => Object3D): Group =>
	group(...Array.from({ length: count }, (_, index) => part(index, (index / count) * Math.PI * 2)));

export const repeat = (count: number, part: (index: number) => Object3D): Group =>
	group(...Array.from({ length: count }, (_, index) => part(index)));
