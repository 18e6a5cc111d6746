import {
	BackSide,
	Box3,
	Color,
	DirectionalLight,
	Mesh,
	MeshBasicMaterial,
	NeutralToneMapping,
	type Object3D,
	PerspectiveCamera,
	PlaneGeometry,
	PMREMGenerator,
	Scene,
	ShadowMaterial,
	SphereGeometry,
	type Texture,
	Vector3,
	WebGLRenderer,
} from 'three';
import { mixed } from './materials.ts';
import { randomOf } from './random.ts';
import { canvasOf, textureOf } from './textures.ts';

export type Shot = {
	/** Degrees around the product and above the floor. */
	readonly az?: number;
	readonly el?: number;
	/** 1 fits the whole product. */
	readonly zoom?: number;
	/** The middle of the picture, as shares of the product's box. */
	readonly focus?: readonly [number, number, number];
	readonly ground?: string;
};

const FIELD = 24;
const FILLED = 0.84;

/** Softboxes around the set: they make the highlights on glossy things. */
function softboxes(): Scene {
	const scene = new Scene();
	const panel = (color: string, strength: number, w: number, h: number, x: number, y: number, z: number): void => {
		const mesh = new Mesh(
			new PlaneGeometry(w, h),
			new MeshBasicMaterial({ color: new Color(color).multiplyScalar(strength) }),
		);
		mesh.position.set(x, y, z);
		mesh.lookAt(0, 0, 0);
		scene.add(mesh);
	};
	scene.add(new Mesh(new SphereGeometry(40), new MeshBasicMaterial({ color: '#8f8f93', side: BackSide })));
	panel('#fffaf0', 7, 14, 9, -6, 16, 6);
	panel('#ffffff', 5, 5, 16, -15, 6, 6);
	panel('#f4f8ff', 3, 4, 14, 15, 5, 5);
	panel('#ffffff', 1.2, 18, 10, 0, 5, 20);
	panel('#d8d2c8', 0.7, 40, 40, 0, -8, 0);
	return scene;
}

export class Stage {
	private readonly renderer = new WebGLRenderer({ preserveDrawingBuffer: true, alpha: false });
	private readonly around: Texture;
	private readonly key = new DirectionalLight('#fff6ea', 2.0);
	private readonly dome = new DirectionalLight('#f3f6ff', 1.15);
	private readonly side: number;

	constructor(side: number) {
		this.side = side;
		this.renderer.setPixelRatio(1);
		this.renderer.setSize(side, side);
		this.renderer.toneMapping = NeutralToneMapping;
		this.renderer.toneMappingExposure = 1.06;
		this.renderer.shadowMap.enabled = true;
		this.around = new PMREMGenerator(this.renderer).fromScene(softboxes(), 0.02).texture;
		for (const light of [this.key, this.dome]) {
			light.castShadow = true;
			light.shadow.mapSize.set(light === this.key ? 1024 : 512, light === this.key ? 1024 : 512);
			light.shadow.radius = light === this.key ? 5 : 9;
			light.shadow.bias = -0.0006;
			light.shadow.normalBias = 0.012;
		}
	}

	/** Averages `frames` pictures with moved lights and camera: soft shadows and smooth edges. */
	take(thing: Object3D, shot: Shot, frames: number, beside?: Object3D): string {
		const scene = new Scene();
		const bounds = new Box3().setFromObject(thing, true);
		const reach = bounds.getSize(new Vector3()).length() / 2;
		const middle = bounds.getCenter(new Vector3());
		if (beside) scene.add(beside);
		scene.add(thing, this.key, this.dome, this.key.target, this.dome.target);
		scene.environment = this.around;
		scene.environmentIntensity = 0.5;
		const ground = shot.ground ?? '#ece7df';
		scene.background = backdrop(ground);
		const floor = new Mesh(
			new PlaneGeometry(80, 80),
			new ShadowMaterial({ color: mixed(ground, '#1b1410', 0.8), opacity: 0.36 }),
		);
		floor.rotation.x = -Math.PI / 2;
		floor.position.y = bounds.min.y;
		floor.receiveShadow = true;
		scene.add(floor);
		const camera = cameraFor(bounds, shot);
		const random = randomOf(3);
		const sum = new Float32Array(this.side * this.side * 4);
		const pixels = new Uint8Array(sum.length);
		const gl = this.renderer.getContext();
		for (let frame = 0; frame < frames; frame += 1) {
			this.light(middle, reach, frame / frames, random);
			camera.setViewOffset(this.side, this.side, random() - 0.5, random() - 0.5, this.side, this.side);
			this.renderer.render(scene, camera);
			gl.readPixels(0, 0, this.side, this.side, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
			for (let index = 0; index < sum.length; index += 1) sum[index] = (sum[index] ?? 0) + (pixels[index] ?? 0);
		}
		discard(scene);
		return this.develop(sum, frames);
	}

	/** Moves the lights by even steps; the dome's light turns by the golden angle. */
	private light(middle: Vector3, reach: number, share: number, random: () => number): void {
		const angle = share * 6.283 + 0.4;
		const up = 0.6 + 0.36 * ((share * 2.618) % 1);
		const out = Math.sqrt(1 - up * up);
		const wide = 0.16;
		const keyAt = new Vector3(-0.62 + (share - 0.5) * wide * 2, 1, 0.72 + (random() - 0.5) * wide);
		const domeAt = new Vector3(Math.cos(angle) * out, up, Math.sin(angle) * out + 0.25);
		for (const [light, direction] of [
			[this.key, keyAt],
			[this.dome, domeAt],
		] as const) {
			light.position.copy(middle).addScaledVector(direction.normalize(), reach * 3);
			light.target.position.copy(middle);
			Object.assign(light.shadow.camera, {
				left: -reach * 1.15,
				right: reach * 1.15,
				top: reach * 1.15,
				bottom: -reach * 1.15,
				near: reach,
				far: reach * 6,
			});
			light.shadow.camera.updateProjectionMatrix();
		}
	}

	private develop(sum: Float32Array, frames: number): string {
		const { side } = this;
		const { canvas, pen } = canvasOf(side, side);
		const image = pen.createImageData(side, side);
		for (let row = 0; row < side; row += 1)
			for (let index = 0; index < side * 4; index += 1)
				image.data[row * side * 4 + index] = Math.round((sum[(side - 1 - row) * side * 4 + index] ?? 0) / frames);
		pen.putImageData(image, 0, 0);
		return canvas.toDataURL('image/png');
	}
}

function cameraFor(bounds: Box3, { az = -16, el = 14, zoom = 1, focus = [0.5, 0.5, 0.5] }: Shot): PerspectiveCamera {
	const camera = new PerspectiveCamera(FIELD, 1, 0.05, 200);
	const [size, middle] = [bounds.getSize(new Vector3()), bounds.getCenter(new Vector3())];
	const [across, above] = [(az * Math.PI) / 180, (el * Math.PI) / 180];
	const direction = new Vector3(
		Math.sin(across) * Math.cos(above),
		Math.sin(above),
		Math.cos(across) * Math.cos(above),
	);
	const corners = [0, 1, 2, 3, 4, 5, 6, 7].map(
		(corner) =>
			new Vector3(
				corner & 1 ? bounds.max.x : bounds.min.x,
				corner & 2 ? bounds.max.y : bounds.min.y,
				corner & 4 ? bounds.max.z : bounds.min.z,
			),
	);
	// Moves back until all corners are inside the frame.
	let distance = size.length();
	camera.up.set(0, 1, el > 85 ? -0.001 : 0);
	if (el > 85) camera.up.set(0, 0, -1);
	const centre = middle.clone();
	for (let turn = 0; turn < 10; turn += 1) {
		camera.position.copy(centre).addScaledVector(direction, distance);
		camera.lookAt(centre);
		camera.updateMatrixWorld(true);
		const seen = corners.map((corner) => corner.clone().project(camera));
		const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
		const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
		const half = distance * Math.tan((FIELD * Math.PI) / 360);
		const [right_, up_] = [new Vector3(), new Vector3()];
		camera.matrixWorld.extractBasis(right_, up_, new Vector3());
		centre.addScaledVector(right_, ((left + right) / 2) * half).addScaledVector(up_, ((low + high) / 2) * half);
		distance *= Math.max(right - left, high - low) / 2 / FILLED;
	}
	const target = zoom > 1.3 ? bounds.min.clone().add(size.clone().multiply(new Vector3(...focus))) : centre;
	camera.position.copy(target).addScaledVector(direction, distance / zoom);
	camera.lookAt(target);
	camera.updateMatrixWorld(true);
	return camera;
}

function backdrop(ground: string): Texture {
	const { canvas, pen } = canvasOf(512, 512);
	const fade = pen.createRadialGradient(256, 230, 30, 256, 256, 400);
	fade.addColorStop(0, mixed(ground, '#ffffff', 0.62));
	fade.addColorStop(0.55, mixed(ground, '#ffffff', 0.28));
	fade.addColorStop(1, mixed(ground, '#5a5048', 0.08));
	pen.fillStyle = fade;
	pen.fillRect(0, 0, 512, 512);
	return textureOf(canvas);
}

function discard(scene: Scene): void {
	scene.traverse((child) => {
		if (!(child instanceof Mesh)) return;
		child.geometry.dispose();
		for (const material of [child.material].flat(1))
			for (const value of Object.values(material))
				if (value && typeof value === 'object' && 'isTexture' in value) (value as Texture).dispose();
	});
}
