import { expect, test } from 'vitest';
import { createAskedBefore } from './asked-before.ts';

test('what comes again has come before', () => {
	const isAskedBefore = createAskedBefore(10);
	expect(['a', 'b', 'a', 'b', 'c'].map(isAskedBefore)).toEqual([false, false, true, true, false]);
});

test('what came long ago is forgotten, and what came again meanwhile is not', () => {
	const isAskedBefore = createAskedBefore(10);
	isAskedBefore('old');
	isAskedBefore('steady');
	for (let at = 0; at < 15; at += 1) isAskedBefore(`other ${at}`);
	expect(isAskedBefore('steady')).toBe(true);
	for (let at = 15; at < 25; at += 1) isAskedBefore(`other ${at}`);
	expect(isAskedBefore('steady')).toBe(true);
	expect(isAskedBefore('old')).toBe(false);
});

test('of each key the first time is known, however many come', () => {
	const isAskedBefore = createAskedBefore(3);
	const keys = Array.from({ length: 50 }, (_, at) => `key ${at}`);
	expect(keys.filter(isAskedBefore)).toEqual([]);
});
