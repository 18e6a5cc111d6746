import { expect, test } from 'vitest';
import { getOwnShopStatus } from '#src/domains/vendors/queries/get-own-shop-status.ts';
import { listListingStops } from '#src/domains/vendors/queries/list-listing-stops.ts';
import { newId } from '#src/shared/ids.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, operator, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { noticesOf } from '#tests/factories/suspensions.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { findSanctionEnd } from '../queries/find-block-end.ts';
import { liftBlock, sanctionShop } from './sanction-shop.ts';
import { suspendShop } from './suspend-shop.ts';

const database = await testDatabase();
const reason = 'Đăng ảnh của gian hàng khác';
const operatorContext = async () => contextOf(database, operator((await makeCustomer(database.db)).id));

async function status() {
	const shop = await makeShop(database.db);
	const owner = contextOf(database, vendor(shop.ownerId, shop.id));
	return { shop, desk: await operatorContext(), held: async () => (await getOwnShopStatus(owner))?.sanctions };
}

test('20 concurrent sanctionShop calls block new listings once for 30 days and notify the owner once', async () => {
	const { shop, desk, held } = await status();
	const block = () => sanctionShop(desk, { shopId: shop.id, kind: 'listing_block', reason });
	const codes = (await Promise.all(Array.from({ length: 20 }, block))).map(codeOf);
	expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
	expect(codes.filter((code) => code === 'vendors.block_holds')).toHaveLength(19);
	expect(await noticesOf(database, shop.ownerId)).toEqual(['vendors.listing_blocked']);
	expect(await held()).toMatchObject([{ kind: 'listing_block', reason }]);
	const [given] = (await held()) ?? [];
	expect(await findSanctionEnd(desk.fresh, shop.id)).toEqual(given?.endsAt);
	const stops = () => listListingStops(desk.fresh, shop.id);
	expect(await stops()).toEqual([{ kind: 'blocked', reason, until: given?.endsAt.toISOString() }]);
	const audited = "select action from audit_entries where subject_type = 'shop' and subject_id = $1";
	expect((await database.pool.query(audited, [shop.id])).rows).toEqual([{ action: 'listing_block' }]);
	await database.setClock('30 days 1 minute');
	expect(await held()).toEqual([]);
	expect(await stops()).toEqual([]);
	expect(await findSanctionEnd(desk.fresh, shop.id)).toBeNull();
	expect(codeOf(await block())).toBe('ok');
	await database.setClock('0 s');
});

test('liftBlock needs a reason and returns vendors.block_missing without an active block', async () => {
	const { shop, desk, held } = await status();
	const lift = (because: string) => liftBlock(desk, { shopId: shop.id, reason: because });
	expect(codeOf(await lift('Đã thay ảnh'))).toBe('vendors.block_missing');
	await sanctionShop(desk, { shopId: shop.id, kind: 'listing_block', reason });
	expect(codeOf(await lift(' \u200b'))).toBe('vendors.reason_missing');
	expect(await held()).toHaveLength(1);
	expect(codeOf(await lift('Đã thay ảnh'))).toBe('ok');
	expect(await held()).toEqual([]);
	expect(codeOf(await lift('Đã thay ảnh'))).toBe('vendors.block_missing');
	expect(await noticesOf(database, shop.ownerId)).toEqual(['vendors.listing_blocked', 'vendors.listing_unblocked']);
});

test('warnings accumulate and are shown for 30 days; sanctionShop rejects a missing reason and shops that do not sell', async () => {
	const { shop, desk, held } = await status();
	const warn = (shopId: string, said: string) => sanctionShop(desk, { shopId, kind: 'warning', reason: said });
	expect(codeOf(await warn(shop.id, ''))).toBe('vendors.reason_missing');
	expect(codeOf(await warn(newId(), reason))).toBe('vendors.not_found');
	for (const said of [reason, 'Lặp lại lần nữa']) expect(codeOf(await warn(shop.id, said))).toBe('ok');
	expect((await held())?.map((one) => one.reason)).toEqual(['Lặp lại lần nữa', reason]);
	expect(await noticesOf(database, shop.ownerId)).toEqual(['vendors.shop_warned', 'vendors.shop_warned']);
	await suspendShop(desk, { shopId: shop.id, isSuspended: true, reason });
	expect(codeOf(await warn(shop.id, reason))).toBe('vendors.state_refuses');
});

test('sanctionShop, liftBlock and suspendShop reject an operator who works for the shop', async () => {
	const { shop, held } = await status();
	const own = contextOf(database, operator(shop.ownerId));
	const said = { shopId: shop.id, reason };
	const answers = [
		await sanctionShop(own, { ...said, kind: 'listing_block' }),
		await liftBlock(own, said),
		await suspendShop(own, { ...said, isSuspended: true }),
	];
	expect(answers.map(codeOf)).toEqual(Array.from({ length: 3 }, () => 'vendors.office_own_shop'));
	expect(await held()).toEqual([]);
	await suspendShop(await operatorContext(), { ...said, isSuspended: true });
	expect(codeOf(await suspendShop(own, { ...said, isSuspended: false }))).toBe('vendors.office_own_shop');
});

test('the table rejects overlapping blocks of one shop and allows a new block after one that was lifted', async () => {
	const [shop, other] = [await makeShop(database.db), await makeShop(database.db)];
	const { id: by } = await makeCustomer(database.db);
	const give = (shopId: string, kind: string, days: number, lifted: string | null = null) =>
		database.pool.query(
			`insert into shop_sanctions (id, shop_id, kind, reason, given_by, given_at, ends_at, lifted_by, lifted_at, lifted_because)
			select $1, $2, $3, 'x', $4::uuid, at, at + interval '30 days', case when $6::text is null then null else $4::uuid end,
				at + $6::interval, $6 from (select timestamptz '2026-01-01' + $5 * interval '1 day' as at) as start`,
			[newId(), shopId, kind, by, days, lifted],
		);
	await give(shop.id, 'listing_block', 0);
	await expect(give(shop.id, 'listing_block', 29)).rejects.toThrow('shop_sanctions_one_block');
	for (const [one, kind, days] of [
		[shop.id, 'warning', 29],
		[shop.id, 'warning', 29],
		[other.id, 'listing_block', 29],
		[shop.id, 'listing_block', 30],
	] as const)
		await give(one, kind, days);
	await give(shop.id, 'listing_block', 60, '2 days');
	await give(shop.id, 'listing_block', 62);
});
