import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { collectDroppedPages } from '#tests/dropped-pages.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { shopPastHolidays, shops } from '../db/tables.ts';
import { getOwnShopPage } from '../queries/get-own-shop-page.ts';
import { getShop } from '../queries/get-shop.ts';
import { planHoliday } from './plan-holiday.ts';

const database = await testDatabase();
const { db } = database;
const heard = collectDroppedPages(database);
await database.setClockTo('2030-01-10T09:00:00+07:00');

const TET = { from: '2030-01-30', to: '2030-02-06', note: '  Cả nhà về quê.\n<script>alert(1)</script> ' };

async function seller(facts: Parameters<typeof vendor>[2] = {}) {
	const shop = await makeShop(db);
	return { shop, context: contextOf(database, vendor(shop.ownerId, shop.id, facts)) };
}

test('planHoliday closes the shop on the planned days, and visitors see the holiday two weeks ahead', async () => {
	const { shop, context } = await seller();
	const told = { from: TET.from, to: TET.to, note: 'Cả nhà về quê.\n<script>alert(1)</script>' };
	expect(await planHoliday(context, { holiday: TET })).toEqual({ ok: true, value: { holiday: told } });
	expect(await getOwnShopPage(context)).toMatchObject({ holiday: told });
	expect(await getShop(context.read, shop.id)).toMatchObject({ opening: 'open', holiday: null });
	await database.setClockTo('2030-01-20T09:00:00+07:00');
	expect(await getShop(context.read, shop.id)).toMatchObject({ opening: 'open', holiday: told });
	await database.setClockTo('2030-01-30T09:00:00+07:00');
	expect(await getShop(context.read, shop.id)).toMatchObject({ opening: 'on_holiday', closedTo: TET.to });
	expect(await planHoliday(context, { holiday: null })).toEqual({ ok: true, value: { holiday: null } });
	expect(await getShop(context.read, shop.id)).toMatchObject({ opening: 'open', holiday: null });
	await database.setClockTo('2030-01-10T09:00:00+07:00');
});

test('getOwnShopPage leaves out a past holiday, and planHoliday returns vendors.holiday_over for one', async () => {
	const { context } = await seller();
	await planHoliday(context, { holiday: TET });
	await database.setClockTo('2030-02-07T00:01:00+07:00');
	expect(await getOwnShopPage(context)).toMatchObject({ holiday: null });
	expect(codeOf(await planHoliday(context, { holiday: TET }))).toBe('vendors.holiday_over');
	await database.setClockTo('2030-01-10T09:00:00+07:00');
});

test('planHoliday rejects staff who are no admins, and terminated shops', async () => {
	const { context } = await seller({ staffRole: 'orders' });
	expect(codeOf(await planHoliday(context, { holiday: TET }))).toBe('vendors.role_not_allowed');
	const closed = await makeShop(db, { state: 'terminated' });
	const owner = contextOf(database, vendor(closed.ownerId, closed.id));
	expect(codeOf(await planHoliday(owner, { holiday: TET }))).toBe('vendors.state_refuses');
});

test('the past days of a holiday are recorded when it is changed or cancelled', async () => {
	const { shop, context } = await seller();
	const past = () => db.select().from(shopPastHolidays).where(eq(shopPastHolidays.shopId, shop.id));
	await planHoliday(context, { holiday: TET });
	await planHoliday(context, { holiday: { ...TET, to: '2030-02-07' } });
	expect(await past()).toEqual([]);
	await database.setClockTo('2030-02-02T09:00:00+07:00');
	await planHoliday(context, { holiday: { ...TET, to: '2030-02-09' } });
	expect(await past()).toEqual([{ shopId: shop.id, closedFrom: TET.from, closedTo: '2030-02-01' }]);
	await database.setClockTo('2030-02-05T09:00:00+07:00');
	await planHoliday(context, { holiday: null });
	expect(await past()).toEqual([{ shopId: shop.id, closedFrom: TET.from, closedTo: '2030-02-04' }]);
	await database.setClockTo('2030-01-10T09:00:00+07:00');
});

test('planHoliday drops the cached pages of the shop and the list of shops', async () => {
	const { shop, context } = await seller();
	for (const holiday of [TET, null]) {
		await planHoliday(context, { holiday });
		expect(new Set(await heard())).toEqual(new Set([`shop:${shop.id}`, `shop:${shop.slug}`, 'shops']));
	}
});

test('planHoliday does not check an unchanged note again when only the days change', async () => {
	const { shop, context } = await seller();
	const note = 'Gọi 0912 345 678 nhé';
	await planHoliday(context, { holiday: { ...TET, note: 'Về quê.' } });
	await db.update(shops).set({ closedNote: note }).where(eq(shops.id, shop.id));
	const later = { ...TET, to: '2030-02-08' };
	expect(await planHoliday(context, { holiday: { ...later, note } })).toMatchObject({ ok: true });
	expect(codeOf(await planHoliday(context, { holiday: { ...later, note: `${note}.` } }))).toBe('vendors.words_contact');
});

test('planHoliday returns vendors.words_contact for a note with a phone number', async () => {
	const { context } = await seller();
	const holiday = { ...TET, note: 'Gọi 0912 345 678 nhé' };
	expect(await planHoliday(context, { holiday })).toMatchObject({
		error: { code: 'vendors.words_contact', fields: { 'holiday.note': 'vendors.words_contact' } },
	});
	expect(await getOwnShopPage(context)).toMatchObject({ holiday: null });
});

test('planHoliday returns vendors.holiday_changed with the current holiday when another person changed it', async () => {
	const { context } = await seller();
	const mine = { ...TET, note: 'Về quê.' };
	expect(await planHoliday(context, { holiday: mine, seen: null })).toMatchObject({ ok: true });
	const changed = { error: { code: 'vendors.holiday_changed', kind: 'conflict', details: { current: mine } } };
	for (const seen of [null, { ...mine, to: '2030-02-07' }, { ...mine, note: 'Đi chơi.' }])
		for (const holiday of [TET, null]) expect(await planHoliday(context, { holiday, seen })).toMatchObject(changed);
	expect(await planHoliday(context, { holiday: TET, seen: { ...mine, note: ' Về quê. ' } })).toMatchObject({
		ok: true,
	});
	await database.setClockTo('2030-03-01T09:00:00+07:00');
	const next = { from: '2030-03-10', to: '2030-03-11', note: '' };
	expect(await planHoliday(context, { holiday: next, seen: null })).toMatchObject({ ok: true });
	await database.setClockTo('2030-01-10T09:00:00+07:00');
});

test('planHoliday succeeds once among 20 concurrent calls with the same seen value', async () => {
	const { context } = await seller();
	await database.warm(20);
	const plans = Array.from({ length: 20 }, (_, at) => ({ ...TET, note: `Bản ${at}` }));
	const answers = await Promise.all(plans.map((holiday) => planHoliday(context, { holiday, seen: null })));
	expect(answers.map(codeOf).sort()).toEqual(['ok', ...Array.from({ length: 19 }, () => 'vendors.holiday_changed')]);
	const [stored] = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
	expect(await getOwnShopPage(context)).toMatchObject(stored ?? {});
});
