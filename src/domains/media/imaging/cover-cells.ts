import { COVER_SIDE } from '../contract.ts';
import type { Pixels } from './encoding.ts';

const GREY = 0x40;

/** Nothing is left of what these cells have shown: no blur that somebody could undo. */
export function coverCells({ data, info: { width, height, channels } }: Pixels, cells: readonly number[]): void {
	const edge = (length: number, at: number): number => Math.round((length * at) / COVER_SIDE);
	for (const cell of cells) {
		const [row, column] = [Math.floor(cell / COVER_SIDE), cell % COVER_SIDE];
		const [from, to] = [edge(width, column) * channels, edge(width, column + 1) * channels];
		for (let y = edge(height, row); y < edge(height, row + 1); y += 1)
			data.fill(GREY, y * width * channels + from, y * width * channels + to);
	}
}
