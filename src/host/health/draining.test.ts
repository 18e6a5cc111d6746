import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startTestHost, type TestHost } from '#tests/host.ts';
import { readinessProbe } from './probes.ts';

const READY = {
	isReady: true,
	database: 'ok',
	migrations: 'complete',
	worker: { lastSeenSecondsAgo: 1, isSilent: false, isLagging: false },
	jobs: { oldestWaitSeconds: null, oldestQueue: null, isLate: false },
} as const;
const json = { 'content-type': 'application/json' };
const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const requestOver = (host: TestHost, agent: Agent, path: string): Promise<{ status: number; connection: string }> =>
	new Promise((resolve, reject) => {
		const asked = request(
			{ port: host.port, host: '127.0.0.1', path, agent, headers: { host: `localhost:${host.port}` } },
			(response) => {
				response.resume();
				response.on('end', () =>
					resolve({ status: response.statusCode ?? 0, connection: String(response.headers.connection) }),
				);
			},
		);
		asked.on('error', reject);
		asked.end();
	});

test('drain finishes running requests and reports 503 on /readyz', async () => {
	const { promise: hasStarted, resolve: start } = Promise.withResolvers<void>();
	const host: TestHost = await startTestHost({
		pages: async ({ url }) => {
			if (url === '/api/slow') {
				start();
				await after(1200);
			}
			return { headers: json, body: '{}' };
		},
		probes: new Map([
			[
				'/readyz',
				readinessProbe(
					async () => READY,
					() => host.server.isDraining(),
				),
			],
		]),
	});
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	const other = new Agent({ keepAlive: true, maxSockets: 1 });
	expect(await requestOver(host, other, '/readyz')).toEqual({ status: 200, connection: 'keep-alive' });
	const slow = requestOver(host, agent, '/api/slow');
	await hasStarted;
	const startedAt = performance.now();
	const drained = host.server.drain();
	expect(await requestOver(host, other, '/readyz')).toEqual({ status: 503, connection: 'close' });
	await expect(requestOver(host, new Agent(), '/api/x')).rejects.toThrow('ECONNREFUSED');
	expect(await slow).toEqual({ status: 200, connection: 'close' });
	await drained;
	expect(performance.now() - startedAt).toBeLessThan(6000);
}, 20_000);

test('drain does not wait for idle connections and endless streams', async () => {
	const host = await startTestHost({
		pages: ({ url }) =>
			url.startsWith('/500') ? { status: 500 } : { headers: { 'content-type': 'text/event-stream' }, body: ': hi\n\n' },
	});
	const idle = connect(host.port, '127.0.0.1');
	const closed = new Promise((resolve) => idle.on('close', resolve));
	idle.resume();
	await after(50);
	const startedAt = performance.now();
	await Promise.all([host.server.drain(), closed]);
	expect(performance.now() - startedAt).toBeLessThan(6000);
}, 20_000);
