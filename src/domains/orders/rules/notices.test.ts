import { expect, test } from 'vitest';
import { orderNoticeMessages } from '#src/messages/vi/notices/order-notices.ts';
import { isNoticeRecipient } from './notice-recipients.ts';
import { BUYER_NOTICES, type OrderNoticeParams, SHOP_NOTICES } from './notices.ts';

const ORDER: OrderNoticeParams = {
	number: '2611230042',
	shopName: 'Gốm Nhà Mộc',
	totalVnd: 250_000,
	others: 0,
	method: 'cod',
	reason: null,
	party: null,
	wasPaid: false,
};

test.each([...BUYER_NOTICES, ...SHOP_NOTICES])(
	'the notice %s contains the order number and an action, and no placeholder such as undefined',
	(kind) => {
		const { title, body, action } = orderNoticeMessages[kind](ORDER);
		expect(title).toContain(ORDER.number);
		expect(`${title}\n${body}\n${action}`).not.toMatch(/undefined|null|NaN|Invalid|orders\.|_/);
		expect(action).not.toBe('');
	},
);

test('the admin role receives every shop notice except orders.shop_to_pack, and all shop notices differ', () => {
	expect(SHOP_NOTICES.filter((kind) => !isNoticeRecipient('admin', kind))).toEqual(['orders.shop_to_pack']);
	const said = SHOP_NOTICES.map((kind) => JSON.stringify(orderNoticeMessages[kind](ORDER)));
	expect(new Set(said).size).toBe(SHOP_NOTICES.length);
});
