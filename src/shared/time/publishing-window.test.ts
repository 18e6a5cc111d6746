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
] as const)('windowState of %o is %s at %s', (window, now, wanted) => {
	expect(windowState(window, at(now))).toBe(wanted);
});

test('nextBoundary returns the next start or end of a window, and null after the last one', () => {
	const windows = [week, forEver];
	expect(nextBoundary(windows, at('01T00:00'))).toEqual(week.from);
	expect(nextBoundary(windows, at('10T08:00'))).toEqual(forEver.from);
	expect(nextBoundary(windows, at('13T00:00'))).toEqual(week.until);
	expect(nextBoundary(windows, at('17T08:00'))).toBeNull();
});

test('readWindow parses windowText and throws for anything else', () => {
	expect(readWindow(windowText(week))).toEqual(week);
	expect(readWindow(windowText(forEver))).toEqual(forEver);
	expect(() => readWindow('tomorrow')).toThrow("no publishing window: 'tomorrow'");
	expect(() => readWindow('2026-11-10T08:00:00.000Z/later')).toThrow('no publishing window');
});
