import { expect, test } from 'vitest';
import { warmUp } from './warm-up.ts';

const TARGETS = Array.from({ length: 12 }, (_, at) => `/api/products?q=${at}`);

test('warmUp requests each target once, four at a time', async () => {
	const asked: string[] = [];
	let [running, most] = [0, 0];
	const request = async (target: string): Promise<void> => {
		asked.push(target);
		running += 1;
		most = Math.max(most, running);
		await new Promise((done) => setImmediate(done));
		running -= 1;
	};
	await warmUp({ targets: TARGETS, ask: request, isOver: () => false });
	expect([asked, most]).toEqual([TARGETS, 4]);
});

test('warmUp stops when isOver returns true', async () => {
	let asked = 0;
	const request = async (): Promise<void> => {
		asked += 1;
	};
	await warmUp({ targets: TARGETS, ask: request, isOver: () => asked >= 5 });
	expect(asked).toBeLessThanOrEqual(8);
});
