import { expect, test } from 'vitest';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { addMs, DAY_MS } from '#src/shared/time.ts';
import { contextOf, system, vendor, withoutReplica } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makePlatformVoucher, makeShopVoucher, voucherPlan } from '#tests/factories/promotions.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import {
	createPlatformVoucher,
	createVoucher,
	endPlatformVoucher,
	endVoucher,
	findVouchers,
	listAvailableVouchers,
	listOwnVouchers,
	listPlatformVouchers,
	listVoucherOptions,
} from '../index.ts';

const database = await testDatabase();
const read = readOnly(database.db);
const operator = contextOf(database, system());
const someone = newId();

async function seller(staffRole = 'admin') {
	const shop = await makeShop(database.db);
	return { shop, context: contextOf(database, vendor(shop.ownerId, shop.id, { staffRole })) };
}

test('createVoucher, listOwnVouchers and endVoucher work for the owner of a shop', async () => {
	const { context } = await seller();
	const own = withoutReplica(context);
	const made = await createVoucher(own, voucherPlan({ code: 'Chào bạn' }));
	expect(made).toMatchObject({ ok: true, value: { code: 'CHAOBAN', uses: 0, state: 'live' } });
	const voucherId = made.ok ? made.value.id : '';
	expect(await listOwnVouchers(own)).toMatchObject({ value: [{ code: 'CHAOBAN', state: 'live' }] });
	expect(await endVoucher(own, { voucherId })).toMatchObject({ ok: true, value: { state: 'ended' } });
	expect(await endVoucher(own, { voucherId })).toMatchObject({ error: { code: 'promotions.ended_already' } });
	const again = await createVoucher(own, voucherPlan({ code: 'CHAOBAN' }));
	expect(again).toMatchObject({ error: { code: 'promotions.code_taken' } });
});

test('createVoucher and endVoucher fail with promotions.role_not_allowed for other staff', async () => {
	const { shop, context } = await seller('orders');
	const refused = { error: { code: 'promotions.role_not_allowed', kind: 'forbidden' } };
	expect(await createVoucher(context, voucherPlan())).toMatchObject(refused);
	const { id: voucherId } = await makeShopVoucher(database, shop);
	expect(await endVoucher(context, { voucherId })).toMatchObject(refused);
});

test('endVoucher returns promotions.not_found for vouchers of other shops and the platform', async () => {
	const [{ context }, other] = [await seller(), await seller()];
	const absent = { error: { code: 'promotions.not_found', kind: 'not_found' } };
	for (const { id: voucherId } of [await makeShopVoucher(database, other.shop), await makePlatformVoucher(database)])
		expect(await endVoucher(context, { voucherId })).toMatchObject(absent);
	expect(await endVoucher(context, { voucherId: newId() })).toMatchObject(absent);
	const { id: ofShop } = await makeShopVoucher(database, other.shop);
	expect(await endPlatformVoucher(operator, { voucherId: ofShop })).toMatchObject(absent);
	expect(await listOwnVouchers(context)).toEqual({ ok: true, value: [] });
});

test('createVoucher accepts a code once under 20 concurrent requests and at most 50 live vouchers', async () => {
	const { context } = await seller();
	const answers = await Promise.all(
		Array.from({ length: 20 }, () => createVoucher(context, voucherPlan({ code: 'MOTLAN' }))),
	);
	expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
	for (let made = 1; made < 50; made += 1)
		expect(await createVoucher(context, voucherPlan())).toMatchObject({ ok: true });
	expect(await createVoucher(context, voucherPlan())).toMatchObject({
		error: { code: 'promotions.too_many', details: { max: 50 } },
	});
});

test('the platform has vouchers of its own, and two payers may use the same code', async () => {
	const { shop } = await seller();
	const { code } = await makeShopVoucher(database, shop, { code: 'CHUNGMA' });
	const made = await createPlatformVoucher(operator, voucherPlan({ code }));
	expect(made).toMatchObject({ ok: true });
	expect(await listPlatformVouchers(read, new Date())).toContainEqual(expect.objectContaining({ code: 'CHUNGMA' }));
	const find = await findVouchers(read, someone, [shop.id], ['chung mã'.normalize('NFD')]);
	expect(find(shop.id, 'Chung Mã')?.shopId).toBe(shop.id);
	expect(find(null, 'chungma')?.shopId).toBeNull();
	expect(find(newId(), 'chungma')).toBeNull();
	const voucherId = made.ok ? made.value.id : '';
	expect(await endPlatformVoucher(operator, { voucherId })).toMatchObject({ ok: true, value: { state: 'ended' } });
});

test('listAvailableVouchers returns listed vouchers that have started and are usable', async () => {
	const { shop } = await seller();
	const now = new Date();
	const later = addMs(now, DAY_MS).toISOString();
	const { code } = await makeShopVoucher(database, shop, { endsAt: addMs(now, 2 * DAY_MS).toISOString() });
	await makeShopVoucher(database, shop, { isListed: false });
	const { code: coming } = await makeShopVoucher(database, shop, { startsAt: later });
	const offered = await listAvailableVouchers(read, shop.id, now);
	expect(offered.vouchers.map((voucher) => voucher.code)).toEqual([code]);
	expect(offered.until?.toISOString()).toBe(later);
	const offers = await listVoucherOptions(read, someone, [shop.id]);
	expect(offers.filter(({ shopId }) => shopId === shop.id).map((voucher) => voucher.code)).toEqual([code, coming]);
});

test("listVoucherOptions limits each payer, so that one shop's vouchers do not displace usable ones or those of others", async () => {
	const [crowded, other] = [await seller(), await seller()];
	const endsAt = (days: number) => addMs(new Date(), days * DAY_MS).toISOString();
	const [platform, theirs] = [await makePlatformVoucher(database), await makeShopVoucher(database, other.shop)];
	const usable = await makeShopVoucher(database, crowded.shop, { endsAt: endsAt(20) });
	const soon = { startsAt: endsAt(1), endsAt: endsAt(2) };
	for (let made = 0; made < 30; made += 1) await makeShopVoucher(database, crowded.shop, soon);
	const listed = await listVoucherOptions(read, someone, [crowded.shop.id, other.shop.id]);
	const codes = listed.map(({ code }) => code);
	expect(codes).toEqual(expect.arrayContaining([platform.code, theirs.code, usable.code]));
	expect(listed.filter(({ shopId }) => shopId === crowded.shop.id)).toHaveLength(20);
});

test('createVoucher fails with promotions.shop_not_open for a suspended shop', async () => {
	const shop = await makeShop(database.db, { state: 'suspended' });
	const context = contextOf(database, vendor(shop.ownerId, shop.id, { shopState: 'suspended' }));
	expect(await createVoucher(context, voucherPlan())).toMatchObject({ error: { code: 'promotions.shop_not_open' } });
});
