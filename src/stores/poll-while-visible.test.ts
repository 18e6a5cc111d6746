import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nextPollDelayMs, pollWhileVisible } from './poll-while-visible.ts';

const PACE = { firstMs: 5000, mostMs: 60_000 };
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
function turn(visibilityState: 'visible' | 'hidden'): void {
	page.visibilityState = visibilityState;
	page.dispatchEvent(new Event('visibilitychange'));
}
beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('document', page);
	page.visibilityState = 'visible';
});
afterEach(() => vi.useRealTimers());

test('nextWaitMs grows up to its maximum and restarts after news', () => {
	expect(nextPollDelayMs(5000, false, PACE)).toBe(7500);
	expect(nextPollDelayMs(59_000, false, PACE)).toBe(60_000);
	expect(nextPollDelayMs(60_000, true, PACE)).toBe(5000);
});

test('pollWhileVisible polls while the page is visible, pauses while it is hidden and stops on request', async () => {
	let looks = 0;
	const stop = pollWhileVisible(() => {
		looks += 1;
		return Promise.resolve(false);
	}, PACE);
	await vi.advanceTimersByTimeAsync(5000);
	expect(looks).toBe(1);
	await vi.advanceTimersByTimeAsync(7499);
	expect(looks).toBe(1);
	await vi.advanceTimersByTimeAsync(1);
	expect(looks).toBe(2);
	turn('hidden');
	await vi.advanceTimersByTimeAsync(600_000);
	expect(looks).toBe(2);
	turn('visible');
	await vi.advanceTimersByTimeAsync(0);
	expect(looks).toBe(3);
	stop();
	turn('visible');
	await vi.advanceTimersByTimeAsync(600_000);
	expect(looks).toBe(3);
});
