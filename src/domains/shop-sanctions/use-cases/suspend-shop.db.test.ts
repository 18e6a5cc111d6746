import { expect, test } from 'vitest';
import { getOwnShopStatus } from '#src/domains/vendors/index.ts';
import { newId } from '#src/shared/ids.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, operator } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { collectDroppedPages } from '#tests/dropped-pages.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { noticesOf, suspendedShop } from '#tests/factories/suspensions.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { suspendShop } from './suspend-shop.ts';

const database = await testDatabase();
const { db, pool } = database;
const heard = collectDroppedPages(database);
const desk = async () => contextOf(database, operator((await makeCustomer(db)).id));
const stateOf = async (shopId: string) =>
	(
		await pool.query<{ state: string; state_reason: string }>('select state, state_reason from shops where id = $1', [
			shopId,
		])
	).rows[0];
const actionsOn = async (shopId: string) =>
	(
		await pool.query<{ action: string }>(
			"select action from audit_entries where subject_type = 'shop' and subject_id = $1 order by seq",
			[shopId],
		)
	).rows.map(({ action }) => action);

test('20 concurrent suspendShop calls suspend once, notify the owner once and drop the cached pages', async () => {
	await database.warm(20);
	const shop = await makeShop(db);
	const desks = await Promise.all(Array.from({ length: 20 }, desk));
	await heard();
	const stop = { shopId: shop.id, isSuspended: true, reason: '  Giao hàng giả ' };
	const answers = await Promise.all(desks.map((operatorContext) => suspendShop(operatorContext, stop)));
	expect(answers.map(codeOf).sort()).toEqual(['ok', ...Array.from({ length: 19 }, () => 'vendors.state_refuses')]);
	expect(await stateOf(shop.id)).toEqual({ state: 'suspended', state_reason: 'Giao hàng giả' });
	expect(await noticesOf(database, shop.ownerId)).toEqual(['vendors.shop_suspended']);
	expect(await actionsOn(shop.id)).toEqual(['suspended']);
	const dropped = (await heard()).join();
	for (const tag of ['catalog', `shop:${shop.id}`]) expect(dropped).toContain(tag);
});

test('suspendShop reinstates a shop, needs a reason in both directions and clears the state reason', async () => {
	const { shop, operatorContext, owner } = await suspendedShop(database);
	const go = { shopId: shop.id, isSuspended: false, reason: 'Đã nộp hóa đơn' };
	expect(codeOf(await suspendShop(operatorContext, { ...go, reason: ' ' }))).toBe('vendors.reason_missing');
	expect(codeOf(await suspendShop(operatorContext, go))).toBe('ok');
	expect(await stateOf(shop.id)).toEqual({ state: 'approved', state_reason: '' });
	expect((await getOwnShopStatus(owner))?.suspension ?? null).toBeNull();
	expect(await noticesOf(database, shop.ownerId)).toEqual(['vendors.shop_suspended', 'vendors.shop_reinstated']);
	expect(codeOf(await suspendShop(operatorContext, go))).toBe('vendors.state_refuses');
	for (const reason of ['', '  \u200b'])
		expect(codeOf(await suspendShop(operatorContext, { shopId: shop.id, isSuspended: true, reason }))).toBe(
			'vendors.reason_missing',
		);
	const unknown = { shopId: newId(), isSuspended: true, reason: 'Giao hàng giả' };
	expect(codeOf(await suspendShop(operatorContext, unknown))).toBe('vendors.not_found');
	expect(await actionsOn(shop.id)).toEqual(['suspended', 'approved']);
});
