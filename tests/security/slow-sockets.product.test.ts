import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startTestHost, type TestHost } from '#tests/host.ts';

const echo = () => ({ headers: { 'content-type': 'application/json' }, body: '{"ok":true}' });

test('54: 300 slow headers and 50 slow bodies are closed in time, and other requests do not wait for them', async () => {
	const host = await startTestHost({ pages: echo });
	const name = `localhost:${host.port}`;
	const body = `POST /api/cart HTTP/1.1\r\nHost: ${name}\r\nOrigin: http://${name}\r\nContent-Length: 1000\r\n\r\n`;
	const openHeads = () =>
		Array.from({ length: 300 }, () => slowSocket(host, `GET /api/cart HTTP/1.1\r\nHost: ${name}\r\n`, 'X: a\r\n'));
	const openBodies = () => Array.from({ length: 50 }, () => slowSocket(host, body, 'x'));
	const quiet = await waitsOf(host, 1000);
	const [slowHeads, slowBodies] = [Promise.all(openHeads()), Promise.all(openBodies())];
	const waits = await waitsOf(host, 5000);
	// Relative to the quiet phase, because a busy machine delays all requests.
	expect(p95(waits)).toBeLessThan(Math.max(100, 3 * p95(quiet)));
	expect(Math.max(...(await slowHeads))).toBeLessThan(11_500);
	expect(Math.max(...(await slowBodies))).toBeLessThan(31_000);
}, 60_000);

function slowSocket(host: TestHost, first: string, unit: string): Promise<number> {
	return new Promise((resolve) => {
		const startedAt = performance.now();
		const socket = connect(host.port, '127.0.0.1', () => socket.write(first));
		const dripping = setInterval(() => socket.writable && socket.write(unit), 1000);
		socket.on('error', () => {});
		socket.resume();
		socket.on('close', () => {
			clearInterval(dripping);
			resolve(performance.now() - startedAt);
		});
	});
}

async function waitsOf(host: TestHost, forMs: number): Promise<number[]> {
	const waits: number[] = [];
	const end = performance.now() + forMs;
	while (performance.now() < end) {
		const startedAt = performance.now();
		expect((await host.ask('/api/cart')).status).toBe(200);
		waits.push(performance.now() - startedAt);
		await new Promise((resolve) => setTimeout(resolve, 20));
	}
	return waits;
}

const p95 = (waits: readonly number[]): number => waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.95)] ?? 0;
