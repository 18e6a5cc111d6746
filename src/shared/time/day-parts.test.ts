import { expect, test } from 'vitest';
import { dayOfParts, partsOfDay } from './day-parts.ts';

test('dayOfParts reads day before month, whatever the language of the browser', () => {
	expect(dayOfParts({ day: '4', month: '3', year: '1990' })).toBe('1990-03-04');
	expect(dayOfParts({ day: '31', month: '12', year: '1999' })).toBe('1999-12-31');
});

test('dayOfParts is empty while a part is missing or not a number', () => {
	for (const parts of [
		{ day: '', month: '3', year: '1990' },
		{ day: '4', month: '3', year: '90' },
		{ day: '4', month: 'ba', year: '1990' },
	])
		expect(dayOfParts(parts)).toBe('');
});

test('partsOfDay is the inverse of dayOfParts', () => {
	expect(partsOfDay('1990-03-04')).toEqual({ day: '4', month: '3', year: '1990' });
	expect(dayOfParts(partsOfDay('2001-11-30'))).toBe('2001-11-30');
	expect(partsOfDay('')).toEqual({ day: '', month: '', year: '' });
});
