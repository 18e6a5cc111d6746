import { expect, test } from 'vitest';
import { startTestHost } from '#tests/host.ts';
import { livenessProbe, metricsProbe, readinessProbe } from './probes.ts';

const AWAY = {
	isReady: false,
	database: 'away',
	migrations: 'unknown',
	worker: { lastSeenSecondsAgo: null, isSilent: true, isLagging: true },
	jobs: { oldestWaitSeconds: null, oldestQueue: null, isLate: false },
} as const;

test('/healthz and /readyz answer for any Host, and readiness is checked once for concurrent requests', async () => {
	let looks = 0;
	const host = await startTestHost({
		probes: new Map([
			['/healthz', livenessProbe],
			[
				'/readyz',
				readinessProbe(
					async () => {
						looks += 1;
						return AWAY;
					},
					() => false,
				),
			],
		]),
	});
	const strange = { headers: { host: '10.0.0.5:8080' } };
	expect(await host.ask('/healthz', strange)).toMatchObject({ status: 200, body: '{"status":"ok"}' });
	const answers = await Promise.all([1, 2, 3, 4, 5].map(() => host.ask('/readyz', strange)));
	expect(answers[0]).toMatchObject({
		status: 503,
		headers: { 'retry-after': '2', 'x-content-type-options': 'nosniff' },
	});
	expect(JSON.parse(answers[0]?.body ?? '')).toMatchObject({ status: 'not_ready', database: 'away' });
	expect(looks).toBe(1);
});

test('66: /metrics answers only local collectors and returns 404 to clients behind a proxy', async () => {
	const host = await startTestHost({ probes: new Map([['/metrics', metricsProbe(async () => 'chobiz_up 1\n')]]) });
	expect((await host.ask('/metrics')).body).toBe('chobiz_up 1\n');
	const missing = await host.ask('/khong-co');
	for (const name of [
		'x-forwarded-for',
		'x-forwarded-proto',
		'x-forwarded-host',
		'x-forwarded-server',
		'forwarded',
		'via',
	]) {
		const answer = await host.ask('/metrics', { headers: { [name]: '1.1.1.1' } });
		expect(answer).toMatchObject({ status: 404, body: missing.body.replace('/khong-co', '/metrics') });
	}
});
