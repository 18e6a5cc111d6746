import { expect, test } from 'vitest';
import { waitWhileMoving } from '../../scripts/launcher/processes.mjs';

const STILL_MS = 400;

/** A database that recovers: it writes a line every so often, until it is ready or stands still. */
function recovery({ lines, everyMs }: { readonly lines: number; readonly everyMs: number }) {
	let written = 0;
	const heartbeat = setInterval(() => {
		written = Math.min(written + 1, lines);
	}, everyMs);
	return { written: () => written, isReady: () => written === lines, end: () => clearInterval(heartbeat) };
}

test('a database that takes longer than a start is given its time while it tells how far it is', async () => {
	const slow = recovery({ lines: 6, everyMs: STILL_MS / 2 });
	const started = performance.now();
	expect(await waitWhileMoving(slow.isReady, slow.written, STILL_MS)).toBe(true);
	expect(performance.now() - started).toBeGreaterThan(2 * STILL_MS);
	slow.end();
});

test('one that stands still is given up', async () => {
	const stuck = recovery({ lines: 2, everyMs: STILL_MS / 4 });
	expect(await waitWhileMoving(() => false, stuck.written, STILL_MS)).toBe(false);
	stuck.end();
});
