import { InstancedMesh, Mesh, type Object3D } from 'three';
import { ATTACHMENTS, THINGS } from '../scenes/index.ts';
import { mixed } from './materials.ts';
import { addArtwork, artOf, startWords, wordsSoFar } from './print.ts';
import { Stage } from './stage.ts';
import { canvasOf } from './textures.ts';
import { compose, row, type Wanted } from './views.ts';

export type Order = Wanted & { readonly name: string };
export type Built = { readonly digest: string; readonly words: readonly string[]; readonly address?: string };
export type StudioPage = {
	/** A square picture of a row of products; the caller cuts the banner out of its middle. */
	cover(names: readonly string[], ground: string, side: number, frames: number): string;
	logo(art: string, ground: string, side: number): string;
	loadArtwork(name: string, address: string): Promise<void>;
	/** Builds the scene and photographs it, unless it is still the scene with the digest `known`. */
	take(order: Order, side: number, frames: number, known: string): Promise<Built>;
};

/** `Túi 10 kg` prints `10 kg`. */
const weightIn = (pack = ''): string | undefined => /\d.*$/.exec(pack)?.[0];

let stage: { readonly side: number; readonly of: Stage } | undefined;

function composedOf(order: Order): ReturnType<typeof compose> {
	const thing = THINGS[order.name] ?? ATTACHMENTS[order.name];
	if (!thing) throw new Error(`no scene shows "${order.name}"`);
	startWords(weightIn(order.pack));
	return compose(thing, order);
}

/** Depends on the geometry, the materials, the prints and the shot; equal scenes have equal digests. */
function fingerprintOf({ thing, shot, beside }: ReturnType<typeof compose>): string {
	const parts: string[] = [JSON.stringify(shot)];
	const addAll = (root: Object3D): void =>
		root.traverse((child) => {
			if (!(child instanceof Mesh)) return;
			child.updateWorldMatrix(true, false);
			const positions = child.geometry.attributes.position.array;
			parts.push(
				child.matrixWorld.elements.map((value) => value.toFixed(4)).join(),
				`${positions.length} ${sumOf(positions)}`,
			);
			if (child instanceof InstancedMesh) parts.push(`${child.count} ${sumOf(child.instanceMatrix.array)}`);
			const { color, roughness, metalness, opacity, map } = child.material;
			parts.push(`${color?.getHexString()} ${roughness} ${metalness} ${opacity}`);
			if (map?.image instanceof HTMLCanvasElement) {
				const { width, height } = map.image;
				const pixels = map.image.getContext('2d')?.getImageData(0, 0, width, height).data;
				if (pixels) parts.push(sumOf(pixels, 1));
			}
		});
	addAll(thing);
	if (beside) addAll(beside);
	return parts.join('|');
}

/** Two runs of FNV-1a: pages without a secure origin have no crypto. */
function shortHash(text: string): string {
	const run = (seed: number): string => {
		let hash = seed;
		for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
		return (hash >>> 0).toString(16).padStart(8, '0');
	};
	return run(2_166_136_261) + run(97);
}

function sumOf(values: ArrayLike<number>, scale = 1000): string {
	let [sum, weighted] = [0, 0];
	for (let index = 0; index < values.length; index += 1) {
		const value = Math.round((values[index] ?? 0) * scale);
		sum += value;
		weighted += value * ((index % 97) + 1);
	}
	return `${sum} ${weighted}`;
}

const page: StudioPage = {
	async loadArtwork(name, address) {
		const image = new Image();
		image.src = address;
		await image.decode();
		addArtwork(name, image);
	},
	cover(names, ground, side, frames) {
		startWords();
		const things = names.map((name) => THINGS[name]).filter((thing) => thing !== undefined);
		return new Stage(side).take(row(things), { az: -4, el: 9, ground }, frames);
	},
	logo(art, ground, side) {
		const { canvas, pen } = canvasOf(side, side);
		const light = pen.createRadialGradient(side * 0.35, side * 0.25, 0, side / 2, side / 2, side * 0.75);
		light.addColorStop(0, mixed(ground, '#ffffff', 0.35));
		light.addColorStop(1, ground);
		pen.fillStyle = light;
		pen.fillRect(0, 0, side, side);
		pen.fillStyle = 'rgb(255 255 255 / 0.92)';
		pen.beginPath();
		pen.arc(side / 2, side / 2, side * 0.4, 0, 7);
		pen.fill();
		pen.shadowColor = 'rgb(40 25 10 / 0.3)';
		pen.shadowBlur = side * 0.04;
		pen.shadowOffsetY = side * 0.02;
		pen.drawImage(artOf(art), side * 0.23, side * 0.23, side * 0.54, side * 0.54);
		return canvas.toDataURL('image/png');
	},
	async take(order, side, frames, known) {
		const composed = composedOf(order);
		const built = { digest: shortHash(fingerprintOf(composed)), words: [...wordsSoFar()] };
		if (built.digest === known) return built;
		if (stage?.side !== side) stage = { side, of: new Stage(side) };
		return { ...built, address: stage.of.take(composed.thing, composed.shot, frames, composed.beside) };
	},
};
Object.assign(window, { studio: page });
