import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createConcurrencyLimit, TooBusy } from './concurrency-limit.ts';

test('createConcurrencyLimit runs at most four at a time, rejects beyond the queue limit and frees the slot of a failed task', async () => {
	const limited = createConcurrencyLimit(4, 10);
	let running = 0;
	let most = 0;
	const work = async (number: number): Promise<number> => {
		running += 1;
		most = Math.max(most, running);
		await wait(1);
		running -= 1;
		if (number % 3 === 0) throw new Error('failed');
		return number;
	};
	const outcomes = await Promise.allSettled(Array.from({ length: 20 }, (_, number) => limited(() => work(number))));
	expect(most).toBe(4);
	const busy = outcomes.filter((one) => one.status === 'rejected' && one.reason instanceof TooBusy);
	expect(busy).toHaveLength(6);
	expect(await limited(() => work(1))).toBe(1);
});
