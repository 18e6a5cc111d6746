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
	// What was agreed to lives out its days beside the next one.
	[NAME, { state: 'asked', validUntil: '2026-11-23' }, null],
	[NAME, { state: 'asked', validUntil: '2026-11-22' }, 'asked'],
	[NAME, { state: 'rejected', validUntil: '2026-11-23' }, null],
	[NAME, { state: 'rejected', validUntil: '2026-11-22' }, 'rejected'],
] as const)('a category that asks for “%s” and a shop with %j: %s', (name, held, gap) => {
	expect(licenceGap(name, held, TODAY)).toBe(gap);
});

test.each([
	[null, false],
	['2026-11-22', false],
	['2026-11-23', true],
	['2026-12-23', true],
	['2026-12-24', false],
] as const)('the next one may be handed in beside one that holds until %s: %s', (validUntil, is) => {
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
	'of one that is %s until %s, told so far of %s, its shop is told %s now',
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
] as const)('one that is %s and holds until %s, answered with “%s”, becomes %j', (state, until, decision, after) => {
	expect(licenceAfter({ state, validUntil: until }, { decision, validUntil: '2028-01-01' }, TODAY)).toEqual(after);
});

test.each([
	[null, LATER, true],
	[null, TODAY, true],
	[null, YESTERDAY, false],
	[null, null, false],
	[{ validUntil: null }, LATER, true],
	[{ validUntil: YESTERDAY }, LATER, false],
] as const)('with %j products of a category that asks after %s are sold as before: %s', (held, freeUntil, is) => {
	expect(isFree(held, freeUntil, TODAY)).toBe(is);
});
