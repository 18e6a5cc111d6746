import { Float32BufferAttribute, type Mesh, PlaneGeometry } from 'three';
import { cloth as clothMaterial, type Material } from './materials.ts';
import { solid } from './solids.ts';
import { canvasOf, type Pen, textureOf } from './textures.ts';

/** A fold is a stroke of an SVG path: its width and how far it lifts (or, negative, sinks) the cloth. */
export type Fold = readonly [path: string, width: number, lift: number];
export type Sheet = {
	/** Outline in a field of `width` × `height` hundredths of a unit, y downwards. */
	readonly path: string;
	readonly width: number;
	readonly height: number;
	readonly color: string;
	readonly thick?: number;
	readonly soft?: number;
	readonly folds?: readonly Fold[];
	readonly paint?: (pen: Pen) => void;
	readonly material?: (color: string) => Material;
};

const GRID = 220;
const PIXELS = 900;

/** How far each pixel of the drawing is inside, from 0 to 1. */
function field(sheet: Sheet, draw: (pen: Pen) => void, blur: number): Float32Array {
	const scale = GRID / Math.max(sheet.width, sheet.height);
	const { canvas, pen } = canvasOf(GRID, GRID);
	pen.fillStyle = '#000';
	pen.fillRect(0, 0, GRID, GRID);
	pen.filter = `blur(${blur * scale}px)`;
	pen.scale(scale, scale);
	draw(pen);
	const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
	return Float32Array.from({ length: GRID * GRID }, (_, index) => (data[index * 4] ?? 0) / 255);
}

function heights(sheet: Sheet): Float32Array {
	const thick = sheet.thick ?? 0.16;
	const soft = sheet.soft ?? 9;
	const outline = new Path2D(sheet.path);
	const inside = (blur: number): Float32Array =>
		field(
			sheet,
			(pen) => {
				pen.fillStyle = '#fff';
				pen.fill(outline);
			},
			blur,
		);
	const [edge, belly] = [inside(soft * 0.45), inside(soft * 1.8)];
	const result = edge.map((value, index) => {
		const rim = Math.max(0, value * 2 - 1);
		const body = Math.max(0, (belly[index] ?? 0) * 2 - 1);
		return thick * (0.55 * Math.sqrt(rim) + 0.45 * Math.sqrt(body));
	});
	for (const [path, width, lift] of sheet.folds ?? []) {
		const stroke = new Path2D(path);
		const raised = field(
			sheet,
			(pen) => {
				pen.strokeStyle = '#fff';
				pen.lineWidth = width;
				pen.lineCap = 'round';
				pen.stroke(stroke);
			},
			width * 0.55,
		);
		for (let index = 0; index < result.length; index += 1) {
			const rim = Math.min(1, Math.max(0, (edge[index] ?? 0) * 2 - 1) * 2);
			result[index] = (result[index] ?? 0) + (raised[index] ?? 0) * lift * rim;
		}
	}
	return result;
}

/** The first and the last column or row of the grid that the cloth touches, and one beyond. */
function extent(lifted: Float32Array, along: 'column' | 'row'): readonly [number, number] {
	let [first, last] = [GRID - 1, 0];
	for (const [index, height] of lifted.entries()) {
		if (height <= 0) continue;
		const place = along === 'column' ? index % GRID : Math.floor(index / GRID);
		first = Math.min(first, place);
		last = Math.max(last, place);
	}
	return [Math.max(0, first - 1), Math.min(GRID - 1, last + 1)];
}

/** Soft goods: an outline filled like a cushion, with folds and a painted surface; it stands upright, facing +z. */
export function sheet(of: Sheet): Mesh {
	const side = Math.max(of.width, of.height);
	const lifted = heights(of);
	const geometry = new PlaneGeometry(side / 100, side / 100, GRID - 1, GRID - 1);
	const positions = geometry.getAttribute('position');
	const [columns, rows] = [extent(lifted, 'column'), extent(lifted, 'row')];
	for (let index = 0; index < positions.count; index += 1) {
		// The empty margin collapses onto the outline, so that the box around the sheet is the box around the cloth.
		const column = Math.min(columns[1], Math.max(columns[0], index % GRID));
		const row = Math.min(rows[1], Math.max(rows[0], Math.floor(index / GRID)));
		const step = side / 100 / (GRID - 1);
		positions.setXYZ(index, column * step - side / 200, side / 200 - row * step, lifted[index] ?? 0);
	}
	geometry.setAttribute('position', new Float32BufferAttribute(positions.array, 3));
	geometry.computeVertexNormals();
	geometry.translate((side - of.width) / 200, of.height / 100 - side / 200, 0);
	const { canvas, pen } = canvasOf(PIXELS, PIXELS);
	pen.fillStyle = of.color;
	pen.fillRect(0, 0, PIXELS, PIXELS);
	pen.scale(PIXELS / side, PIXELS / side);
	of.paint?.(pen);
	const mask = canvasOf(PIXELS, PIXELS);
	mask.pen.fillStyle = '#000';
	mask.pen.fillRect(0, 0, PIXELS, PIXELS);
	mask.pen.scale(PIXELS / side, PIXELS / side);
	mask.pen.fillStyle = '#fff';
	mask.pen.fill(new Path2D(of.path));
	const material = (of.material ?? clothMaterial)('#ffffff');
	material.map = textureOf(canvas);
	material.alphaMap = textureOf(mask.canvas, false);
	material.alphaTest = 0.5;
	return solid(geometry, material);
}

/** Dashed stitches along a path. */
export function stitch(pen: Pen, path: string, color: string, width = 0.8, dash: readonly number[] = [3, 2]): void {
	pen.strokeStyle = color;
	pen.lineWidth = width;
	pen.setLineDash([...dash]);
	pen.stroke(new Path2D(path));
	pen.setLineDash([]);
}

export function line(pen: Pen, path: string, color: string, width: number): void {
	pen.strokeStyle = color;
	pen.lineWidth = width;
	pen.lineCap = 'round';
	pen.stroke(new Path2D(path));
}

export function area(pen: Pen, path: string, color: string): void {
	pen.fillStyle = color;
	pen.fill(new Path2D(path));
}

export function dot(pen: Pen, x: number, y: number, radius: number, color: string): void {
	pen.fillStyle = color;
	pen.beginPath();
	pen.arc(x, y, radius, 0, 7);
	pen.fill();
}
