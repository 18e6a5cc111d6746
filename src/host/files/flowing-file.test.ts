import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { flowingFile } from './flowing-file.ts';

const UNIT = 'x'.repeat(256 * 1024);
const QUANTITIES = 80;
const open: { close(): void }[] = [];
afterEach(() => {
	for (const server of open.splice(0)) server.close();
});

/** Serves a file part by part, each written after the previous one was taken. */
async function sending() {
	const seen = { made: 0, isOver: false };
	const server = createServer(async (request, response) => {
		const file = flowingFile(request, response);
		const sink = file.begin();
		for (; seen.made < QUANTITIES && !response.destroyed; seen.made += 1) {
			await file.taken();
			sink.write(UNIT);
		}
		sink.end();
		seen.isOver = true;
	});
	await new Promise<void>((listening) => server.listen(0, listening));
	open.push(server);
	return { seen, url: `http://localhost:${(server.address() as AddressInfo).port}` };
}
const settled = async (is: () => boolean) => {
	while (!is()) await new Promise((later) => setTimeout(later, 10));
};
const headers = { 'accept-encoding': 'identity' };

test('flowingFile pauses the producer while the reader is slow and ends it when the reader leaves', async () => {
	const { seen, url } = await sending();
	const stop = new AbortController();
	const answer = await fetch(url, { signal: stop.signal, headers });
	await answer.body?.getReader().read();
	let before = -1;
	await settled(() => {
		const isStill = seen.made === before;
		before = seen.made;
		return isStill;
	});
	expect(seen.made).toBeLessThan(QUANTITIES / 2);
	stop.abort();
	await settled(() => seen.isOver);
	expect(seen.made).toBeLessThan(QUANTITIES);
});

test('flowingFile sends the whole file, compressed when the reader accepts it', async () => {
	const whole = UNIT.length * QUANTITIES;
	const plain = await sending();
	expect((await (await fetch(plain.url, { headers })).text()).length).toBe(whole);
	for (const encoding of ['gzip', 'br']) {
		const { url } = await sending();
		const answer = await fetch(url, { headers: { 'accept-encoding': encoding } });
		expect(answer.headers.get('content-encoding')).toBe(encoding);
		expect((await answer.text()).length).toBe(whole);
	}
});
