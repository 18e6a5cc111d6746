import { readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { codeInBackground, coderPid } from './coder.ts';

const picture = () =>
	sharp({ create: { width: 1300, height: 900, channels: 3, background: '#c2410c' } })
		.jpeg()
		.toBuffer();

describe('codeInBackground', () => {
	test('encodes all sizes of one picture after the other in a process of the lowest priority', async () => {
		const original = await picture();
		const [first, second] = await Promise.all([codeInBackground(original), codeInBackground(original)]);
		expect(first?.map(({ width, format }) => `${width} ${format}`)).toEqual([
			'1200 webp',
			'1200 avif',
			'640 avif',
			'320 avif',
		]);
		const widths = await Promise.all((first ?? []).map(async ({ bytes }) => (await sharp(bytes).metadata()).width));
		expect(widths).toEqual([1200, 1200, 640, 320]);
		expect(second).toHaveLength(4);
		const pid = coderPid() ?? 0;
		expect(pid).not.toBe(process.pid);
		expect(getPriority(pid)).toBe(19);
		if (process.platform === 'linux')
			expect(readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ').at(5)).toBe(String(pid));
	}, 60_000);

	test('returns null for a file that is not a picture', async () => {
		expect(await codeInBackground(Buffer.from('no picture'))).toBeNull();
	}, 60_000);

	test('rejects when its process dies, and starts another for the next picture', async () => {
		const original = await picture();
		await codeInBackground(original);
		const before = coderPid() ?? 0;
		const lost = codeInBackground(original);
		process.kill(before, 'SIGKILL');
		await expect(lost).rejects.toThrow();
		expect(await codeInBackground(original)).toHaveLength(4);
		expect(coderPid()).not.toBe(before);
	}, 60_000);
});
