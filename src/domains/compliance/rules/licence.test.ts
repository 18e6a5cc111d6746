import { expect, test } from 'vitest';
import { dueNotice, isEnding, isFree, licenceAfter, licenceGap } from './licence.ts';

const NAME = 'Giấy chứng nhận an toàn thực phẩm';
const TODAY = '2026-11-23';

test.each([
	['', null, null],
	[NAME, null, 'none'],
	[NAME, { state: 'asked', validUntil: null }, 'asked'],
	[NAME, { state: 'rejected', validUntil: null }, 'rejected'],
	[NAME, { state: 'approved', validUntil: null }, null],
	[NAME, { state: 'approved', validUntil: '2026-11-23' }, null],
	[NAME, { state: 'approved', validUntil: '2026-11-22' }, 'over'],
	// An approved document stays valid until its end while the next one is under review.
	[NAME, { state: 'asked', validUntil: '2026-11-23' }, null],
	[NAME, { state: 'asked', validUntil: '2026-11-22' }, 'asked'],
	[NAME, { state: 'rejected', validUntil: '2026-11-23' }, null],
	[NAME, { state: 'rejected', validUntil: '2026-11-22' }, 'rejected'],
] as const)('licenceGap for a category that requires “%s” and a shop with %j returns %s', (name, held, gap) => {
	expect(licenceGap(name, held, TODAY)).toBe(gap);
});

test.each([
	[null, false],
	['2026-11-22', false],
	['2026-11-23', true],
	['2026-12-23', true],
	['2026-12-24', false],
] as const)('isEnding for a document that is valid until %s returns %s', (validUntil, is) => {
	expect(isEnding({ state: 'approved', validUntil }, TODAY)).toBe(is);
});

test.each([
	['approved', null, null, null],
	['approved', '2026-12-24', null, null],
	['approved', '2026-12-23', null, 30],
	['approved', '2026-12-23', 30, null],
	['approved', '2026-12-01', 30, null],
	['approved', '2026-11-30', 30, 7],
	['approved', '2026-11-30', null, 7],
	['approved', '2026-11-23', 7, null],
	['approved', '2026-11-22', 7, 0],
	['approved', '2026-11-22', null, 0],
	['approved', '2026-11-22', 0, null],
	['asked', '2026-11-30', 30, null],
	['asked', '2026-11-22', 30, 0],
	['rejected', '2026-11-22', 30, 0],
	['rejected', '2026-11-22', 0, null],
] as const)(
	'dueNotice for a document in state %s until %s, last notice %s days before, returns %s',
	(state, validUntil, toldDays, due) => {
		expect(dueNotice({ state, validUntil, toldDays }, TODAY)).toBe(due);
	},
);

const [YESTERDAY, LATER] = ['2026-11-22', '2027-01-31'];
test.each([
	['asked', null, 'approved', { state: 'approved', validUntil: '2028-01-01' }],
	['asked', null, 'rejected', { state: 'rejected', validUntil: null }],
	['asked', null, 'withdrawn', null],
	['asked', LATER, 'rejected', { state: 'rejected', validUntil: LATER }],
	['asked', LATER, 'withdrawn', { state: 'asked', validUntil: YESTERDAY }],
	['asked', YESTERDAY, 'withdrawn', null],
	['approved', null, 'approved', null],
	['approved', null, 'rejected', null],
	['approved', null, 'withdrawn', { state: 'rejected', validUntil: YESTERDAY }],
	['approved', TODAY, 'withdrawn', { state: 'rejected', validUntil: YESTERDAY }],
	['approved', YESTERDAY, 'withdrawn', null],
	['rejected', LATER, 'rejected', null],
	['rejected', LATER, 'approved', null],
	['rejected', LATER, 'withdrawn', { state: 'rejected', validUntil: YESTERDAY }],
	['rejected', YESTERDAY, 'withdrawn', null],
	['rejected', null, 'withdrawn', null],
] as const)(
	'licenceAfter a document in state %s until %s gets the decision “%s” returns %j',
	(state, until, decision, after) => {
		expect(licenceAfter({ state, validUntil: until }, { decision, validUntil: '2028-01-01' }, TODAY)).toEqual(after);
	},
);

test.each([
	[null, LATER, true],
	[null, TODAY, true],
	[null, YESTERDAY, false],
	[null, null, false],
	[{ validUntil: null }, LATER, true],
	[{ validUntil: YESTERDAY }, LATER, false],
] as const)('isFree with %j and a grace period until %s returns %s', (held, freeUntil, is) => {
	expect(isFree(held, freeUntil, TODAY)).toBe(is);
});
