import { expect, test } from 'vitest';
import { COIN_KINDS } from '../contract/coin.ts';
import { grantNoticeClass } from './notices.ts';

test('grantNoticeClass sends unexpected grants by mail and skips those that their own event announces', () => {
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
