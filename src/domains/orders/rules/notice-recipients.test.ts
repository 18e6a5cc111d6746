import { expect, test } from 'vitest';
import { SHOP_ROLES } from '#src/domains/vendors/contract.ts';
import { isNoticeRecipient } from './notice-recipients.ts';
import { SHOP_NOTICES } from './notices.ts';

const rolesNotified = (kind: (typeof SHOP_NOTICES)[number]) =>
	SHOP_ROLES.filter((role) => isNoticeRecipient(role, kind));

test('a new order is for whoever confirms, a confirmed one for whoever packs it', () => {
	expect(rolesNotified('orders.shop_placed')).toEqual(['admin', 'orders']);
	expect(rolesNotified('orders.shop_to_pack')).toEqual(['stock']);
});

test('what stops or hurries packing is for both', () => {
	expect(rolesNotified('orders.shop_cancelled')).toEqual(['admin', 'stock', 'orders']);
	expect(rolesNotified('orders.shop_remind_pack')).toEqual(['admin', 'stock', 'orders']);
});

test('nobody who only counts money or answers questions is told of orders', () => {
	for (const kind of SHOP_NOTICES)
		expect(rolesNotified(kind).filter((role) => role === 'accounting' || role === 'support')).toEqual([]);
});
