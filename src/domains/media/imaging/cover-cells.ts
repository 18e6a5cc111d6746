import type { Pixels } from './encoding.ts';

const GREY = 0x40;

/** Overwrites the pixels of these cells, because a blur could be reversed. */
export function coverCells({ data, info }: Pixels, cells: readonly number[], side: number): void {
	const { width, height, channels } = info;
	const edge = (length: number, at: number): number => Math.round((length * at) / side);
	for (const cell of cells) {
		const [row, column] = [Math.floor(cell / side), cell % side];
		const [from, to] = [edge(width, column) * channels, edge(width, column + 1) * channels];
		for (let y = edge(height, row); y < edge(height, row + 1); y += 1)
			data.fill(GREY, y * width * channels + from, y * width * channels + to);
	}
}
