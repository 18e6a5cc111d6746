import { expect, test } from 'vitest';
import { startTestHost } from '#tests/host.ts';

const request = (port: number, more = ''): string =>
	`GET /about-us HTTP/1.1\r\nHost: localhost:${port}\r\nAccept-Encoding: gzip\r\n${more}\r\n`;

test('a file is sent with a date and a keep-alive header', async () => {
	const host = await startTestHost();
	const { headers } = await host.ask('/about-us', { headers: { connection: 'keep-alive' } });
	expect(headers).toMatchObject({ connection: 'keep-alive', 'keep-alive': 'timeout=20' });
	expect(Math.abs(Date.parse(headers.date ?? '') - Date.now())).toBeLessThan(2000);
});

test('pipelined requests on one connection return complete files in order', async () => {
	const host = await startTestHost();
	const answers = await host.raw(request(host.port).repeat(3));
	expect(answers.match(/HTTP\/1\.1 200 OK\r\n/g)).toHaveLength(3);
	const length = Number(/content-length: (\d+)/.exec(answers)?.[1]);
	const [, ...bodies] = answers.split(/HTTP\/1\.1 200 OK\r\n.*?\r\n\r\n/s);
	expect(bodies.map((body) => Buffer.from(body, 'latin1').byteLength)).toEqual([length, length, length]);
});

test('a file request with Connection: close ends the connection', async () => {
	const host = await startTestHost();
	const answer = await host.raw(request(host.port, 'Connection: close\r\n'), 2000);
	expect(answer).toMatch(/\r\nConnection: close\r\n/i);
	expect(answer).not.toMatch(/keep-alive/i);
});

test('a file has the same headers on keep-alive and closed connections', async () => {
	const host = await startTestHost();
	const stored = await host.ask('/about-us', { headers: { connection: 'keep-alive' } });
	const ended = await host.ask('/about-us', { headers: { connection: 'close' } });
	const { connection, 'keep-alive': keepAlive, date, ...same } = stored.headers;
	expect([connection, keepAlive, typeof date]).toEqual(['keep-alive', 'timeout=20', 'string']);
	expect(ended.headers).toMatchObject(same);
	expect(ended.body).toBe(stored.body);
});
