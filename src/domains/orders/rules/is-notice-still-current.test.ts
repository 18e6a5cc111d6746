import { expect, test } from 'vitest';
import { isNoticeCurrent } from './is-notice-still-current.ts';
import type { OrderNotice } from './notices.ts';

const at = { state: 'placed', isCancelAsked: false, isRestAsked: false, role: 'orders' } as const;

test.each<[OrderNotice, Parameters<typeof isNoticeCurrent>[1], boolean]>([
	['orders.buyer_payment_failed', { ...at, state: 'pending_payment', role: null }, true],
	['orders.buyer_payment_failed', { ...at, role: null }, false],
	['orders.shop_placed', at, true],
	['orders.shop_placed', { ...at, state: 'cancelled' }, false],
	['orders.shop_warn_overdue', { ...at, state: 'confirmed' }, false],
	['orders.shop_to_pack', { ...at, state: 'confirmed', role: 'stock' }, true],
	['orders.shop_to_pack', { ...at, state: 'confirmed', role: 'accounting' }, false],
	['orders.shop_cancel_asked', at, false],
	['orders.shop_cancel_asked', { ...at, isCancelAsked: true }, true],
	['orders.shop_rest_asked', { ...at, isRestAsked: true }, true],
	['orders.shop_message', at, true],
	['orders.shop_message', { ...at, role: null }, false],
	['orders.buyer_remind_receipt', { ...at, state: 'completed', role: null }, false],
	['orders.buyer_refunded', { ...at, state: 'cancelled', role: null }, true],
])('isNoticeCurrent of %s for an order that is now %j: %j', (kind, order, stands) => {
	expect(isNoticeCurrent(kind, order)).toBe(stands);
});
