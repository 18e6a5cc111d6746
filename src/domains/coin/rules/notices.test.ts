import { expect, test } from 'vitest';
import { COIN_KINDS } from '../contract.ts';
import { grantNoticeClass } from './notices.ts';

test('coin that comes out of the blue is told by mail, what its own occasion tells is not told twice', () => {
	const classes = Object.fromEntries(COIN_KINDS.map((kind) => [kind, grantNoticeClass(kind)]));
	expect(classes).toEqual({
		cashback: null,
		first_order: null,
		top_up: null,
		review: 'social',
		shop_goodwill: 'order',
		late_paid: 'order',
		operator: 'order',
	});
});
