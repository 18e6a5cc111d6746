import { expect, test } from 'vitest';
import { SHOP_ROLES } from '#src/domains/vendors/contract/shop.ts';
import { isNoticeRecipient } from './notice-recipients.ts';
import { SHOP_NOTICES } from './notices.ts';

const rolesNotified = (kind: (typeof SHOP_NOTICES)[number]) =>
	SHOP_ROLES.filter((role) => isNoticeRecipient(role, kind));

test('a new order notifies the roles that confirm it, a confirmed order the role that packs it', () => {
	expect(rolesNotified('orders.shop_placed')).toEqual(['admin', 'orders']);
	expect(rolesNotified('orders.shop_to_pack')).toEqual(['stock']);
});

test('notices that stop or hurry packing go to the roles that confirm and to those that pack', () => {
	expect(rolesNotified('orders.shop_cancelled')).toEqual(['admin', 'stock', 'orders']);
	expect(rolesNotified('orders.shop_remind_pack')).toEqual(['admin', 'stock', 'orders']);
});

test('shop notices never go to the roles accounting and support', () => {
	for (const kind of SHOP_NOTICES)
		expect(rolesNotified(kind).filter((role) => role === 'accounting' || role === 'support')).toEqual([]);
});
