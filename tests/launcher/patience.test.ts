import { expect, test } from 'vitest';
import { waitWhileMoving } from '../../scripts/launcher/processes.mjs';

const STILL_MS = 400;

/** Simulates a database in recovery that logs a line every `everyMs` until it is ready or stuck. */
function recovery({ lines, everyMs }: { readonly lines: number; readonly everyMs: number }) {
	let written = 0;
	const heartbeat = setInterval(() => {
		written = Math.min(written + 1, lines);
	}, everyMs);
	return { written: () => written, isReady: () => written === lines, end: () => clearInterval(heartbeat) };
}

test('waitWhileMoving waits longer than the limit while the database logs progress', async () => {
	const slow = recovery({ lines: 6, everyMs: STILL_MS / 2 });
	const started = performance.now();
	expect(await waitWhileMoving(slow.isReady, slow.written, STILL_MS)).toBe(true);
	expect(performance.now() - started).toBeGreaterThan(2 * STILL_MS);
	slow.end();
});

test('waitWhileMoving gives up when the database logs no progress', async () => {
	const stuck = recovery({ lines: 2, everyMs: STILL_MS / 4 });
	expect(await waitWhileMoving(() => false, stuck.written, STILL_MS)).toBe(false);
	stuck.end();
});
