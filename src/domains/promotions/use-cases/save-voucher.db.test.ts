import { expect, test } from 'vitest';
import { newId } from '#src/shared/ids.ts';
import { contextOf, member, withoutReplica } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { makePlatformVoucher, makeShopVoucher } from '#tests/factories/promotions.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { promotionsConfig } from '../contract.ts';
import { listSavedVouchers, listVoucherOptions, saveVoucher } from '../index.ts';

const database = await testDatabase();
const buyer = async () => withoutReplica(contextOf(database, member((await makeCustomer(database.db)).id)));

test('saveVoucher saves a listed voucher once, and listSavedVouchers shows it until it is removed', async () => {
	const context = await buyer();
	const shop = await makeShop(database.db);
	const { id: voucherId, code } = await makeShopVoucher(database, shop);
	for (let times = 0; times < 2; times += 1)
		expect(await saveVoucher(context, { voucherId, isSaved: true })).toMatchObject({ value: { isSaved: true } });
	expect(await listSavedVouchers(context)).toMatchObject([
		{ id: voucherId, code, state: 'usable', shop: { slug: shop.slug } },
	]);
	expect(await listSavedVouchers(await buyer())).toEqual([]);
	expect(await saveVoucher(context, { voucherId, isSaved: false })).toMatchObject({ value: { isSaved: false } });
	expect(await listSavedVouchers(context)).toEqual([]);
});

test('saveVoucher refuses unknown, unlisted and ended vouchers, and more than the limit', async () => {
	const context = await buyer();
	const save = (voucherId: string) => saveVoucher(context, { voucherId, isSaved: true });
	const shop = await makeShop(database.db);
	expect(await save(newId())).toMatchObject({ error: { code: 'promotions.not_found' } });
	const hidden = await makeShopVoucher(database, shop, { isListed: false });
	expect(await save(hidden.id)).toMatchObject({ error: { code: 'promotions.not_found' } });
	const { id } = await makePlatformVoucher(database);
	await database.pool.query('UPDATE vouchers SET ended_at = app_now() WHERE id = $1', [id]);
	expect(await save(id)).toMatchObject({ error: { code: 'promotions.ended_already' } });

	const another = await makeShopVoucher(database, shop);
	const clones = `INSERT INTO vouchers SELECT gen_random_uuid(), shop_id, code || n, code_key || n, kind, amount_vnd,
		percent, cap_vnd, min_goods_vnd, starts_at, ends_at, ended_at, uses_max, uses, uses_per_customer, is_listed,
		created_at FROM vouchers, generate_series(1, ${promotionsConfig.savedMax}) n WHERE id = $1 RETURNING id`;
	const { rows } = await database.pool.query<{ id: string }>(clones, [another.id]);
	await database.pool.query('INSERT INTO saved_vouchers SELECT $1, id, app_now() FROM unnest($2::uuid[]) AS one(id)', [
		context.actor.customerId,
		rows.map((row) => row.id),
	]);
	expect(await save(another.id)).toMatchObject({ error: { code: 'promotions.saved_full' } });
});

test('listVoucherOptions never leaves out a saved voucher, however many a shop lists', async () => {
	const context = await buyer();
	const shop = await makeShop(database.db);
	const saved = await makeShopVoucher(database, shop);
	await database.pool.query("UPDATE vouchers SET ends_at = ends_at + interval '1 day' WHERE id = $1", [saved.id]);
	for (let made = 0; made < promotionsConfig.shownMax; made += 1) await makeShopVoucher(database, shop);
	const options = async () => listVoucherOptions(context.fresh, context.actor.customerId, [shop.id]);
	expect((await options()).some(({ id }) => id === saved.id)).toBe(false);
	await saveVoucher(context, { voucherId: saved.id, isSaved: true });
	expect((await options()).find(({ id }) => id === saved.id)).toMatchObject({ isSaved: true });
});
