import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startTestHost, type TestHost } from '#tests/host.ts';

const echo = () => ({ headers: { 'content-type': 'application/json' }, body: '{"ok":true}' });

test('54: 300 slow heads and 50 slow bodies are closed in time, and nobody else waits for them', async () => {
	const host = await startTestHost({ pages: echo });
	const name = `localhost:${host.port}`;
	const body = `POST /api/cart HTTP/1.1\r\nHost: ${name}\r\nOrigin: http://${name}\r\nContent-Length: 1000\r\n\r\n`;
	const heads = Array.from({ length: 300 }, () =>
		slowSocket(host, `GET /api/cart HTTP/1.1\r\nHost: ${name}\r\n`, 'X: a\r\n'),
	);
	const bodies = Array.from({ length: 50 }, () => slowSocket(host, body, 'x'));
	const waits: number[] = [];
	let isOver = false;
	const others = (async () => {
		while (!isOver) {
			const startedAt = performance.now();
			expect((await host.ask('/api/cart')).status).toBe(200);
			waits.push(performance.now() - startedAt);
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
	})();
	expect(Math.max(...(await Promise.all(heads)))).toBeLessThan(11_500);
	expect(Math.max(...(await Promise.all(bodies)))).toBeLessThan(31_000);
	isOver = true;
	await others;
	waits.sort((a, b) => a - b);
	expect(waits[Math.floor(waits.length * 0.95)]).toBeLessThan(100);
}, 60_000);

/** Sends one small piece per second; how many milliseconds it was let live. */
function slowSocket(host: TestHost, first: string, piece: string): Promise<number> {
	return new Promise((resolve) => {
		const startedAt = performance.now();
		const socket = connect(host.port, '127.0.0.1', () => socket.write(first));
		const dripping = setInterval(() => socket.writable && socket.write(piece), 1000);
		socket.on('error', () => {});
		socket.resume();
		socket.on('close', () => {
			clearInterval(dripping);
			resolve(performance.now() - startedAt);
		});
	});
}
