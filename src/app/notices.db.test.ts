import { beforeAll, expect, test } from 'vitest';
import { COIN_NOTICES } from '#src/domains/coin/rules/notices.ts';
import { CONVERSATION_NOTICES } from '#src/domains/conversations/rules/notices.ts';
import { FEE_NOTICES } from '#src/domains/fees/rules/notices.ts';
import { listNotices, notifyCustomers } from '#src/domains/notifications/index.ts';
import { SHOP_MONEY_NOTICES } from '#src/domains/settlement/rules/notices.ts';
import type { Config } from '#src/platform/config/index.ts';
import { transact } from '#src/platform/context.ts';
import { routeOf } from '#src/routes.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, member, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { wireNoticesFrom } from './notices.ts';

const database = await testDatabase();
beforeAll(() => wireNoticesFrom({ siteUrl: 'https://chobiz.example' } as Config));

const PARAMS = {
	amountVnd: 1_234_567,
	bank: 'VCB',
	lastDigits: '4556',
	reason: 'Tên không khớp',
	isChange: true,
	origin: 'shop_goodwill',
	settledVnd: 5,
	txnRef: 'NAP123',
	expiresAt: '2026-11-30T17:00:00.000Z',
	beforeBp: 400,
	afterBp: 900,
	from: '2026-12-24T00:00:00.000Z',
	category: 'Khô & mắm',
	others: 2,
};

const STATUS = [
	'shop_warned',
	'listing_blocked',
	'shop_suspended',
	'shop_terminated',
	'appeal_refused',
	'health_warned',
	'health_mended',
] as const;
test.each(STATUS)('a notice about %s links to the shop status on /Vendor/overview', async (told) => {
	const { id: customerId } = await makeCustomer(database.db);
	const kind = `vendors.${told}`;
	const params = {
		shopName: 'Gạo Quê',
		reason: 'Giao hàng giả',
		by: '2026-11-30T17:00:00.000Z',
		person: '',
		causes: '',
	};
	const notice = { customerId, class: 'order', kind, params, dedupeKey: kind } as const;
	await transact(contextOf(database, system()), async (scope) => ok(await notifyCustomers(scope, [notice])));
	const { items } = await listNotices(contextOf(database, member(customerId)), { limit: 10 });
	expect(items[0]?.path).toBe('/Vendor/overview');
});

test.each([...SHOP_MONEY_NOTICES, ...COIN_NOTICES, ...FEE_NOTICES])(
	'a notice of kind %s renders complete texts and links to an existing page',
	async (kind) => {
		const { id: customerId } = await makeCustomer(database.db);
		const notice = { customerId, class: 'order', kind, params: PARAMS, dedupeKey: kind } as const;
		await transact(contextOf(database, system()), async (scope) => ok(await notifyCustomers(scope, [notice])));
		const { items } = await listNotices(contextOf(database, member(customerId)), { limit: 10 });
		expect(items).toHaveLength(1);
		const { title = '', body = '', path = '', action = '' } = items[0] ?? {};
		expect(`${title}\n${body}\n${action}`).not.toMatch(/undefined|null|NaN|Invalid|settlement\.|coin\.|fees\.|_/);
		expect(title.length).toBeLessThan(80);
		expect(routeOf(path.split('#')[0] ?? '')).toMatchObject({ delivery: 'private' });
	},
);

test.each(CONVERSATION_NOTICES)(
	'a notice of kind %s renders complete texts and links to the inbox of its side',
	async (kind) => {
		const { id: customerId } = await makeCustomer(database.db);
		const isForShop = kind === 'conversations.shop_message';
		const params = {
			conversationId: customerId,
			shopId: customerId,
			shopName: 'Gạo Quê',
			productName: 'Gạo ST25',
			isForShop,
			isClosed: false,
		};
		const notice = { customerId, class: 'social', kind, params, dedupeKey: kind } as const;
		await transact(contextOf(database, system()), async (scope) => ok(await notifyCustomers(scope, [notice])));
		const { items } = await listNotices(contextOf(database, member(customerId)), { limit: 10 });
		const { title = '', body = '', path = '', action = '' } = items[0] ?? {};
		expect(`${title}\n${body}\n${action}`).not.toMatch(/undefined|null|conversations\.|_/);
		expect(path).toBe(`${isForShop ? '/Vendor/tin-nhan' : '/tin-nhan'}?c=${customerId}`);
	},
);
