import { expect, test } from 'vitest';
import { checkHoliday, isSameHoliday, storedHoliday } from './holiday-plan.ts';

const TODAY = '2027-01-10';

test.each([
	['2027-01-10', '2027-01-10', 'ok'],
	['2027-01-01', '2027-01-10', 'ok'],
	['2027-02-05', '2027-02-12', 'ok'],
	['2028-02-29', '2028-02-29', 'vendors.holiday_too_far'],
	['2027-02-12', '2027-02-05', 'vendors.holiday_turned'],
	['2027-02-29', '2027-03-02', 'vendors.holiday_turned'],
	['2027-13-01', '2027-13-02', 'vendors.holiday_turned'],
	['2027-02-05', '2027-02-31', 'vendors.holiday_turned'],
	['0000-00-00', '0000-00-00', 'vendors.holiday_turned'],
	['2027-01-01', '2027-01-09', 'vendors.holiday_over'],
	['2027-07-09', '2027-07-09', 'ok'],
	['2027-07-10', '2027-07-10', 'vendors.holiday_too_far'],
	['2027-01-10', '2027-03-10', 'ok'],
	['2027-01-10', '2027-03-11', 'vendors.holiday_too_long'],
])('checkHoliday from %s to %s on 10 January 2027: %s', (from, to, wanted) => {
	const checked = checkHoliday(from, to, TODAY);
	expect(checked.ok ? 'ok' : checked.error.code).toBe(wanted);
});

test.each([
	['2027-02-12', '2027-02-05', { 'holiday.to': 'vendors.holiday_turned' }],
	['2027-02-29', '2027-03-02', { 'holiday.from': 'vendors.holiday_turned' }],
	['2027-01-01', '2027-01-09', { 'holiday.to': 'vendors.holiday_over' }],
	['2027-07-10', '2027-07-10', { 'holiday.from': 'vendors.holiday_too_far' }],
	['2027-01-10', '2027-03-11', { 'holiday.to': 'vendors.holiday_too_long' }],
])('checkHoliday from %s to %s names the field to correct', (from, to, fields) => {
	expect(checkHoliday(from, to, TODAY)).toMatchObject({ error: { fields } });
});

test('storedHoliday returns a holiday until its last day, and isSameHoliday ignores blanks around the note', () => {
	const shop = { closedFrom: '2027-01-08', closedTo: '2027-01-10', closedNote: 'Về quê.' };
	const stored = storedHoliday(shop, '2027-01-10');
	expect(stored).toEqual({ from: '2027-01-08', to: '2027-01-10', note: 'Về quê.' });
	expect(storedHoliday(shop, '2027-01-11')).toBeNull();
	expect(storedHoliday({ closedFrom: null, closedTo: null, closedNote: '' }, TODAY)).toBeNull();
	expect(isSameHoliday(stored, { from: '2027-01-08', to: '2027-01-10', note: ' Về quê.\n' })).toBe(true);
	expect(isSameHoliday(stored, { from: '2027-01-08', to: '2027-01-11', note: 'Về quê.' })).toBe(false);
	expect(isSameHoliday(stored, null)).toBe(false);
	expect(isSameHoliday(null, null)).toBe(true);
});
