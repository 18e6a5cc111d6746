import { expect, test } from 'vitest';
import { savePendingAction, takePendingAction } from './pending-action.ts';

const MINUTE = 60_000;

function placeOf(first: string | null = null) {
	const kept = new Map<string, string>(first === null ? [] : [['chobiz-heart', first]]);
	const storage = {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
		removeItem: (key: string) => void kept.delete(key),
	};
	return { storage, path: '/san-pham/chen', now: 5 * MINUTE };
}

test('what was asked for before signing in is done once, on the page where it was', () => {
	const place = placeOf();
	savePendingAction('heart', 'chén', place);
	expect(takePendingAction('alert', place)).toBeNull();
	expect(takePendingAction('heart', { ...place, now: place.now + 29 * MINUTE })).toBe('chén');
	expect(takePendingAction('heart', place)).toBeNull();
});

test.each([
	['after half an hour', { now: 35 * MINUTE }],
	['before it was asked for', { now: 0 }],
	['on another page', { path: '/san-pham/bat' }],
])('%s it is not done, and not later either', (_when, changed) => {
	const place = placeOf();
	savePendingAction('heart', 'chén', place);
	expect(takePendingAction('heart', { ...place, ...changed })).toBeNull();
	expect(takePendingAction('heart', place)).toBeNull();
});

test.each(['{', 'null', '"x"', '[1]', '{"path":"/san-pham/chen","value":7,"at":0}', '{"path":"/san-pham/chen"}'])(
	'whatever else stands there reads as nothing: %s',
	(text) => {
		expect(takePendingAction('heart', placeOf(text))).toBeNull();
	},
);
