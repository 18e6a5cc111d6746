import { expect, test } from 'vitest';
import { startTestHost } from '#tests/host.ts';

const request = (port: number, more = ''): string =>
	`GET /about-us HTTP/1.1\r\nHost: localhost:${port}\r\nAccept-Encoding: gzip\r\n${more}\r\n`;

test('a file says when it was sent and that the connection stays open', async () => {
	const host = await startTestHost();
	const { headers } = await host.ask('/about-us', { headers: { connection: 'keep-alive' } });
	expect(headers).toMatchObject({ connection: 'keep-alive', 'keep-alive': 'timeout=20' });
	expect(Math.abs(Date.parse(headers.date ?? '') - Date.now())).toBeLessThan(2000);
});

test('several files come one after the other over one connection, each whole', async () => {
	const host = await startTestHost();
	const answers = await host.raw(request(host.port).repeat(3));
	expect(answers.match(/HTTP\/1\.1 200 OK\r\n/g)).toHaveLength(3);
	const length = Number(/content-length: (\d+)/.exec(answers)?.[1]);
	const [, ...bodies] = answers.split(/HTTP\/1\.1 200 OK\r\n.*?\r\n\r\n/s);
	expect(bodies.map((body) => Buffer.from(body, 'latin1').byteLength)).toEqual([length, length, length]);
});

test('a file ends the connection of a reader who asks for that', async () => {
	const host = await startTestHost();
	const answer = await host.raw(request(host.port, 'Connection: close\r\n'), 2000);
	expect(answer).toMatch(/\r\nConnection: close\r\n/i);
	expect(answer).not.toMatch(/keep-alive/i);
});

test('a head is written the same whether the connection stays open or not', async () => {
	const host = await startTestHost();
	const kept = await host.ask('/about-us', { headers: { connection: 'keep-alive' } });
	const ended = await host.ask('/about-us', { headers: { connection: 'close' } });
	const { connection, 'keep-alive': keepAlive, date, ...same } = kept.headers;
	expect([connection, keepAlive, typeof date]).toEqual(['keep-alive', 'timeout=20', 'string']);
	expect(ended.headers).toMatchObject(same);
	expect(ended.body).toBe(kept.body);
});
