import { expect, test } from 'vitest';
import { keepAct, takeAct } from './kept-act.ts';

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
	keepAct('heart', 'chén', place);
	expect(takeAct('alert', place)).toBeNull();
	expect(takeAct('heart', { ...place, now: place.now + 29 * MINUTE })).toBe('chén');
	expect(takeAct('heart', place)).toBeNull();
});

test.each([
	['after half an hour', { now: 35 * MINUTE }],
	['before it was asked for', { now: 0 }],
	['on another page', { path: '/san-pham/bat' }],
])('%s it is not done, and not later either', (_when, changed) => {
	const place = placeOf();
	keepAct('heart', 'chén', place);
	expect(takeAct('heart', { ...place, ...changed })).toBeNull();
	expect(takeAct('heart', place)).toBeNull();
});

test.each(['{', 'null', '"x"', '[1]', '{"path":"/san-pham/chen","value":7,"at":0}', '{"path":"/san-pham/chen"}'])(
	'whatever else stands there reads as nothing: %s',
	(text) => {
		expect(takeAct('heart', placeOf(text))).toBeNull();
	},
);
