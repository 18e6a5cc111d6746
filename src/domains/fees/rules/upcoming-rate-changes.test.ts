import { expect, test } from 'vitest';
import type { CommissionRule } from '../contract.ts';
import { upcomingRateChanges } from './upcoming-rate-changes.ts';

const day = (date: string): Date => new Date(`2026-${date}T00:00:00Z`);
const rule = (validFrom: Date, validTo: Date | null, target: CommissionRule['target'] = 'goods'): CommissionRule => ({
	id: '',
	target,
	productId: null,
	categoryId: null,
	shopId: null,
	rateBp: 500,
	validFrom,
	validTo,
	createdAt: day('01-01'),
});

test('comingChanges returns each future start and end of a rule once, the next first, without shipping rules', () => {
	const rules = [
		rule(day('01-01'), day('12-20')),
		rule(day('12-20'), null),
		rule(day('12-01'), null),
		rule(day('01-01'), day('02-01')),
		rule(day('12-05'), null, 'shipping'),
	];
	expect(upcomingRateChanges(rules, 'goods', day('11-23'))).toEqual([day('12-01'), day('12-20')]);
	expect(upcomingRateChanges(rules, 'goods', day('12-20'))).toEqual([]);
});
