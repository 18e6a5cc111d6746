import { readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { DependencyUnavailable } from '#src/shared/failure.ts';
import { backgroundCoder, type Coder, createCoder, uploadCoder } from './coder.ts';

const picture = () =>
	sharp({ create: { width: 1300, height: 900, channels: 3, background: '#c2410c' } })
		.jpeg()
		.toBuffer();

function expectSessionWithPriority(coder: Coder, niceness: number): void {
	const pid = coder.pid() ?? 0;
	expect(pid).not.toBe(process.pid);
	expect(getPriority(pid)).toBe(niceness);
	if (process.platform === 'linux')
		expect(readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ').at(5)).toBe(String(pid));
}

describe('backgroundCoder', () => {
	test('encodes all sizes in a process of the lowest priority', async () => {
		const original = await picture();
		const [first, second] = await Promise.all([
			backgroundCoder.run('codeSizes', original),
			backgroundCoder.run('codeSizes', original),
		]);
		expect(first?.map(({ width, format }) => `${width} ${format}`)).toEqual([
			'1200 webp',
			'1200 avif',
			'640 avif',
			'320 avif',
		]);
		const widths = await Promise.all((first ?? []).map(async ({ bytes }) => (await sharp(bytes).metadata()).width));
		expect(widths).toEqual([1200, 1200, 640, 320]);
		expect(second).toHaveLength(4);
		expectSessionWithPriority(backgroundCoder, 19);
	}, 60_000);

	test('returns null for a file that is not a picture', async () => {
		expect(await backgroundCoder.run('codeSizes', Buffer.from('no picture'))).toBeNull();
	}, 60_000);

	test('rejects when its process dies, and starts another for the next picture', async () => {
		const original = await picture();
		await backgroundCoder.run('codeSizes', original);
		const before = backgroundCoder.pid() ?? 0;
		const lost = backgroundCoder.run('codeSizes', original);
		process.kill(before, 'SIGKILL');
		await expect(lost).rejects.toThrow(DependencyUnavailable);
		expect(await backgroundCoder.run('codeSizes', original)).toHaveLength(4);
		expect(backgroundCoder.pid()).not.toBe(before);
	}, 60_000);
});

describe('uploadCoder', () => {
	test('steps back less than the background and repeats what its process did not finish', async () => {
		const original = await picture();
		await uploadCoder.run('codeUpload', original, 200);
		expectSessionWithPriority(uploadCoder, 10);
		const before = uploadCoder.pid() ?? 0;
		const uploads = Array.from({ length: 5 }, () => uploadCoder.run('codeUpload', original, 200));
		process.kill(before, 'SIGKILL');
		for (const coded of await Promise.all(uploads))
			expect(coded).toMatchObject({ ok: true, value: { width: 1300, height: 900 } });
		expect(uploadCoder.pid()).not.toBe(before);
	}, 60_000);

	test('uses the priority of the process that set it, from its next process on', async () => {
		uploadCoder.setNiceness(0);
		process.kill(uploadCoder.pid() ?? 0, 'SIGKILL');
		await uploadCoder.run('codeUpload', await picture(), 200);
		expectSessionWithPriority(uploadCoder, 0);
		uploadCoder.setNiceness(10);
	}, 60_000);
});

test('answers that arrive together start one idle timer: it ends no process at work, and an idle one only once', async () => {
	const coder = createCoder({ niceness: 0, attempts: 1, idleMs: 1500 });
	const noPicture = Buffer.from('no picture');
	for (let round = 0; round < 5; round += 1)
		await Promise.all(Array.from({ length: 50 }, () => coder.run('codeSizes', noPicture)));
	const before = coder.pid();
	for (let round = 0; round < 6; round += 1) {
		await pause(500);
		expect(await coder.run('codeSizes', noPicture)).toBeNull();
	}
	expect(coder.pid()).toBe(before);
	await expect.poll(() => coder.pid(), { timeout: 10_000 }).toBeNull();
	expect(await coder.run('codeSizes', noPicture)).toBeNull();
	expect(coder.pid()).not.toBe(before);
}, 60_000);
