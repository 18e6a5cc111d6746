import { expect, test } from 'vitest';
import { importView } from './import-view.ts';

test('importView returns the progress but not the staff member who uploaded the file', () => {
	const at = new Date('2026-11-01T02:00:00Z');
	const kept = {
		id: 'a',
		state: 'done',
		lines: 3,
		handled: 3,
		bad: 1,
		badParts: 1,
		added: 1,
		changed: 1,
		waiting: 0,
		createdAt: at,
	} as const;
	const stored = { ...kept, finishedAt: at, askedBy: 'somebody' };
	expect(importView(stored)).toEqual({
		...kept,
		firstBad: [],
		mapping: null,
		pictures: null,
		createdAt: at.toISOString(),
		finishedAt: at.toISOString(),
	});
	expect(importView({ ...kept, state: 'applying', finishedAt: null }).finishedAt).toBeNull();
});
