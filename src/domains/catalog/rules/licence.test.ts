import { expect, test } from 'vitest';
import { dueTelling, isEnding, licenceGap } from './licence.ts';

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
] as const)('a shelf that asks for “%s” and a shop with %j: %s', (name, held, gap) => {
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
		expect(dueTelling({ state, validUntil, toldDays }, TODAY)).toBe(due);
	},
);
