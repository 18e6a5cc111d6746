import { writeFile } from 'node:fs/promises';
import sharp, { type OverlayOptions } from 'sharp';
import { readPicture } from './library.ts';
import { allPictures, type Planned } from './plan.ts';

const CELL = { width: 200, height: 216 } as const;
const COLUMNS = 20;

async function cellOf(planned: Planned, index: number): Promise<readonly OverlayOptions[]> {
	const [left, top] = [(index % COLUMNS) * CELL.width, Math.floor(index / COLUMNS) * CELL.height];
	const number = `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL.width}" height="16">
		<text x="4" y="12" font-family="sans-serif" font-size="12" fill="#333333">${index + 1}</text></svg>`;
	const picture = await sharp(await readPicture(planned))
		.resize(CELL.width, CELL.width)
		.png()
		.toBuffer();
	return [
		{ input: picture, left, top },
		{ input: Buffer.from(number), left, top: top + CELL.width },
	];
}

/** Writes all pictures, numbered and without titles, and beside them a list of the titles. */
export async function writeSheet(file: string): Promise<number> {
	const pictures = allPictures();
	const cells: OverlayOptions[] = [];
	for (const [index, planned] of pictures.entries()) cells.push(...(await cellOf(planned, index)));
	const height = Math.ceil(pictures.length / COLUMNS) * CELL.height;
	const ground = { width: COLUMNS * CELL.width, height, channels: 3, background: '#ffffff' } as const;
	await sharp({ create: ground, limitInputPixels: false }).composite(cells).png().toFile(file);
	const titles = pictures.map(({ alt, file: source }, index) => ({ number: index + 1, title: alt, file: source }));
	await writeFile(file.replace(/\.png$/, '.json'), `${JSON.stringify(titles, null, '\t')}\n`);
	return pictures.length;
}
