import { expect, test } from 'vitest';
import { savePendingAction, takePendingAction } from './pending-action.ts';

const MINUTE = 60_000;

function placeOf(first: string | null = null) {
	const stored = new Map<string, string>(first === null ? [] : [['chobiz-heart', first]]);
	const storage = {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => void stored.set(key, value),
		removeItem: (key: string) => void stored.delete(key),
	};
	return { storage, path: '/san-pham/chen', now: 5 * MINUTE };
}

test('takePendingAction returns an action once, and only for its own name', () => {
	const place = placeOf();
	savePendingAction('heart', 'chén', place);
	expect(takePendingAction('alert', place)).toBeNull();
	expect(takePendingAction('heart', { ...place, now: place.now + 29 * MINUTE })).toBe('chén');
	expect(takePendingAction('heart', place)).toBeNull();
});

test.each([
	['after 35 minutes', { now: 35 * MINUTE }],
	['before the time when it was stored', { now: 0 }],
	['on another page', { path: '/san-pham/bat' }],
])('takePendingAction discards the action %s', (_when, changed) => {
	const place = placeOf();
	savePendingAction('heart', 'chén', place);
	expect(takePendingAction('heart', { ...place, ...changed })).toBeNull();
	expect(takePendingAction('heart', place)).toBeNull();
});

test.each(['{', 'null', '"x"', '[1]', '{"path":"/san-pham/chen","value":7,"at":0}', '{"path":"/san-pham/chen"}'])(
	'takePendingAction returns null for the invalid stored text %s',
	(text) => {
		expect(takePendingAction('heart', placeOf(text))).toBeNull();
	},
);
