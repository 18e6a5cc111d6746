import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createLimiter } from './limiter.ts';

describe('createLimiter', () => {
	test.each([1, 3])('runs at most %i pieces of work at once, in order, also after one has failed', async (most) => {
		const limit = createLimiter(most);
		const begun: number[] = [];
		let running = 0;
		let highest = 0;
		const work = (at: number) => async (): Promise<number> => {
			begun.push(at);
			running += 1;
			highest = Math.max(highest, running);
			await wait(2);
			running -= 1;
			if (at % 4 === 1) throw new Error('broken');
			return at;
		};
		const all = Array.from({ length: 20 }, (_, at) => at);
		const settled = await Promise.allSettled(all.map((at) => limit(work(at))));
		expect(highest).toBe(most);
		expect(begun).toEqual(all);
		expect(settled.map(({ status }) => status === 'fulfilled')).toEqual(all.map((at) => at % 4 !== 1));
		expect(await limit(work(0))).toBe(0);
	});
});
