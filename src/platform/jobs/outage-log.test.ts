import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { createOutageLog } from './outage-log.ts';

function recorded() {
	const lines: { level: number; msg: string; failures?: number; seconds?: number }[] = [];
	const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
	let at = 0;
	return { lines, outage: createOutageLog(log, () => at), pass: (ms: number) => (at += ms) };
}
const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const tooSlow = new Error('timeout exceeded when trying to connect');

describe('createOutageLog', () => {
	test('writes one line when an outage starts and one when it ends', () => {
		const { lines, outage, pass } = recorded();
		for (let time = 0; time < 2_400; time += 1) {
			outage.failed(time % 2 ? refused : tooSlow, 'the queues could not be looked at');
			pass(500);
			if (time % 10 === 0) outage.answered();
		}
		expect(lines).toHaveLength(1);
		pass(40_000);
		outage.answered();
		outage.answered();
		expect(lines).toHaveLength(2);
		expect(lines[1]).toMatchObject({ msg: 'the database answers the worker again', failures: 2_400, seconds: 1_200 });
		outage.failed(refused, 'again');
		expect(lines).toHaveLength(3);
	});

	test('writes every error that is no outage', () => {
		const { lines, outage } = recorded();
		outage.failed(new Error('a bug'), 'worker');
		outage.failed(new Error('a bug'), 'worker');
		expect(lines.map(({ msg }) => msg)).toEqual(['worker', 'worker']);
	});
});
