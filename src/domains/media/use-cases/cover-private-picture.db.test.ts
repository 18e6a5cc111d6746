import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { newId } from '#src/shared/ids.ts';
import { contextOf, member } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { COVER_SIDE } from '../contract.ts';
import type { PrivateSize } from '../imaging/private-key.ts';
import { coverPrivatePicture, readPrivatePicture, storePrivatePicture } from '../index.ts';

const folder = await mkdtemp(join(tmpdir(), 'chobiz-covered-'));
vi.stubEnv('DATA_DIR', folder);
vi.stubEnv('DATABASE_URL', 'postgres://unused');
vi.stubEnv('APP_SECRET', 'x'.repeat(32));
const database = await testDatabase();
afterAll(() => rm(folder, { recursive: true, force: true }));

const [ORANGE, GREY] = [
	[255, 128, 0],
	[64, 64, 64],
];

async function stored(width: number, height: number): Promise<string> {
	const context = contextOf(database, member((await makeCustomer(database.db)).id));
	const photo = sharp({ create: { width, height, channels: 3, background: '#ff8000' } });
	const made = await storePrivatePicture(context, await photo.png().toBuffer());
	if (!made.ok) throw new Error(made.error.code);
	return made.value.id;
}

async function cellsIn(id: string, size: PrivateSize): Promise<readonly number[]> {
	const bytes = (await readPrivatePicture(id, size)) ?? Buffer.alloc(0);
	const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
	const { width, height, channels } = info;
	const near = (colour: readonly number[] | undefined, x: number, y: number): boolean =>
		(colour ?? []).every((value, at) => Math.abs((data[(y * width + x) * channels + at] ?? -99) - value) < 12);
	return Array.from({ length: COVER_SIDE * COVER_SIDE }, (_, cell) => cell).filter((cell) => {
		const corner = (length: number, at: number, share: number) => Math.floor((length * (at + share)) / COVER_SIDE);
		const [row, column] = [Math.floor(cell / COVER_SIDE), cell % COVER_SIDE];
		const points = [0.15, 0.5, 0.85].map(
			(share) => [corner(width, column, share), corner(height, row, share)] as const,
		);
		const isGrey = points.every(([x, y]) => near(GREY, x, y));
		expect([cell, isGrey || points.every(([x, y]) => near(ORANGE, x, y))]).toEqual([cell, true]);
		return isGrey;
	});
}

test.each([
	[1801, 907],
	[301, 1203],
	[200, 200],
])(
	'coverPrivatePicture hides the cells of a picture of %i × %i from the parties, and the original stays complete',
	async (width, height) => {
		const id = await stored(width, height);
		expect(await coverPrivatePicture(id, [0, 9, 63])).toBe(true);
		expect(await cellsIn(id, 'shown')).toEqual([0, 9, 63]);
		expect(await cellsIn(id, 'original')).toEqual([]);
	},
);

test('coverPrivatePicture starts from the original and replaces earlier covers', async () => {
	const id = await stored(400, 300);
	await coverPrivatePicture(id, [1, 2]);
	await coverPrivatePicture(id, [5]);
	expect(await cellsIn(id, 'shown')).toEqual([5]);
	await coverPrivatePicture(id, []);
	expect(await cellsIn(id, 'shown')).toEqual([]);
});

test('coverPrivatePicture returns false for an unknown picture', async () => {
	expect(await coverPrivatePicture(newId(), [1])).toBe(false);
});
