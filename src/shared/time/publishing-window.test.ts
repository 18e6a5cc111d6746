import { expect, test } from 'vitest';
import { nextBoundary, readWindow, windowState, windowText } from './publishing-window.ts';

const at = (text: string): Date => new Date(`2026-11-${text}:00Z`);
const week = { from: at('10T08:00'), until: at('17T08:00') };
const forEver = { from: at('12T08:00'), until: null };

test.each([
	[week, '10T07:59', 'before'],
	[week, '10T08:00', 'open'],
	[week, '17T07:59', 'open'],
	[week, '17T08:00', 'after'],
	[forEver, '12T08:00', 'open'],
	[forEver, '30T08:00', 'open'],
] as const)('an article shown in %o is %s at %s', (window, now, wanted) => {
	expect(windowState(window, at(now))).toBe(wanted);
});

test('a list changes when the next article opens or closes, and never after the last', () => {
	const windows = [week, forEver];
	expect(nextBoundary(windows, at('01T00:00'))).toEqual(week.from);
	expect(nextBoundary(windows, at('10T08:00'))).toEqual(forEver.from);
	expect(nextBoundary(windows, at('13T00:00'))).toEqual(week.until);
	expect(nextBoundary(windows, at('17T08:00'))).toBeNull();
});

test('a window survives its way through the page, and one that nobody can read stops the start', () => {
	expect(readWindow(windowText(week))).toEqual(week);
	expect(readWindow(windowText(forEver))).toEqual(forEver);
	expect(() => readWindow('tomorrow')).toThrow("no publishing window: 'tomorrow'");
	expect(() => readWindow('2026-11-10T08:00:00.000Z/later')).toThrow('no publishing window');
});
