import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three';
import { randomOf } from './random.ts';

export type Pen = CanvasRenderingContext2D;

export function canvasOf(width: number, height: number): { canvas: HTMLCanvasElement; pen: Pen } {
	const canvas = document.createElement('canvas');
	canvas.width = width;
	canvas.height = height;
	const pen = canvas.getContext('2d');
	if (!pen) throw new Error('this browser draws no canvas');
	return { canvas, pen };
}

export function textureOf(
	canvas: HTMLCanvasElement,
	isColour = true,
	repeat?: readonly [number, number],
): CanvasTexture {
	const texture = new CanvasTexture(canvas);
	if (isColour) texture.colorSpace = SRGBColorSpace;
	texture.anisotropy = 4;
	if (repeat) {
		texture.wrapS = RepeatWrapping;
		texture.wrapT = RepeatWrapping;
		texture.repeat.set(...repeat);
	}
	return texture;
}

const made = new Map<string, HTMLCanvasElement>();

/** Draws a grey pattern once; the materials share the canvas. */
export function patternOf(name: string, draw: (pen: Pen, side: number) => void, side = 256): HTMLCanvasElement {
	const there = made.get(name);
	if (there) return there;
	const { canvas, pen } = canvasOf(side, side);
	pen.fillStyle = '#808080';
	pen.fillRect(0, 0, side, side);
	draw(pen, side);
	made.set(name, canvas);
	return canvas;
}

export const weave = (): HTMLCanvasElement =>
	patternOf('weave', (pen, side) => {
		for (let x = 0; x < side; x += 4)
			for (let y = 0; y < side; y += 4) {
				pen.fillStyle = (x + y) % 8 === 0 ? '#a8a8a8' : '#5a5a5a';
				pen.fillRect(x, y, 3, 3);
			}
	});

export const grain = (): HTMLCanvasElement =>
	patternOf('grain', (pen, side) => {
		const random = randomOf(7);
		for (let dot = 0; dot < 9000; dot += 1) {
			const grey = 80 + Math.floor(random() * 100);
			pen.fillStyle = `rgb(${grey} ${grey} ${grey})`;
			pen.fillRect(random() * side, random() * side, 2, 2);
		}
	});

export const pebbles = (): HTMLCanvasElement =>
	patternOf('pebbles', (pen, side) => {
		const random = randomOf(11);
		for (let dot = 0; dot < 1800; dot += 1) {
			const radius = 2 + random() * 4;
			pen.fillStyle = random() < 0.5 ? 'rgb(175 175 175 / 0.5)' : 'rgb(70 70 70 / 0.5)';
			pen.beginPath();
			pen.arc(random() * side, random() * side, radius, 0, 7);
			pen.fill();
		}
	});

/** White streaks on grey; a material's colour tints them. */
export const wood = (): HTMLCanvasElement =>
	patternOf(
		'wood',
		(pen, side) => {
			const random = randomOf(5);
			pen.fillStyle = '#e9e9e9';
			pen.fillRect(0, 0, side, side);
			for (let line = 0; line < 90; line += 1) {
				const y = random() * side;
				pen.strokeStyle = `rgb(90 60 40 / ${0.08 + random() * 0.2})`;
				pen.lineWidth = 1 + random() * 3;
				pen.beginPath();
				pen.moveTo(0, y);
				pen.bezierCurveTo(side / 3, y + random() * 14 - 7, side / 1.5, y + random() * 14 - 7, side, y);
				pen.stroke();
			}
		},
		512,
	);
