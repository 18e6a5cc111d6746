import { expect, test } from 'vitest';
import { announcedHoliday, pastDays, shopOpening } from './shop-opening.ts';

const tet = { closedFrom: '2027-02-05', closedTo: '2027-02-12' };
const never = { closedFrom: null, closedTo: null };

test.each([
	['approved', never, '2027-02-05', 'open'],
	['approved', tet, '2027-02-04', 'open'],
	['approved', tet, '2027-02-05', 'on_holiday'],
	['approved', tet, '2027-02-12', 'on_holiday'],
	['approved', tet, '2027-02-13', 'open'],
	['suspended', never, '2027-02-05', 'not_selling'],
	['suspended', tet, '2027-02-06', 'not_selling'],
	['draft', never, '2027-02-05', 'not_selling'],
	['terminated', never, '2027-02-05', 'not_selling'],
] as const)('shopOpening of a shop that is %s with holiday %o on %s: %s', (state, holiday, today, wanted) => {
	expect(shopOpening(state, holiday, today)).toBe(wanted);
});

test.each([
	['2027-01-21', null],
	['2027-01-22', 'told'],
	['2027-02-05', 'told'],
	['2027-02-12', 'told'],
	['2027-02-13', null],
])('announcedHoliday of a holiday from 5 February on %s: %s', (today, wanted) => {
	const told = announcedHoliday({ ...tet, closedNote: 'Về quê ăn Tết' }, today);
	expect(told).toEqual(wanted && { from: '2027-02-05', to: '2027-02-12', note: 'Về quê ăn Tết' });
	expect(announcedHoliday({ ...never, closedNote: '' }, today)).toBeNull();
});

test.each([
	['2027-02-04', null],
	['2027-02-05', '2027-02-05'],
	['2027-02-08', '2027-02-08'],
	['2027-03-01', '2027-02-12'],
])('pastDays until %s, during a holiday, returns %s', (yesterday, closedTo) => {
	expect(pastDays(tet, yesterday)).toEqual(closedTo && { closedFrom: '2027-02-05', closedTo });
	expect(pastDays(never, yesterday)).toBeNull();
});
