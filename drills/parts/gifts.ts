import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { grantCoin } from '#src/domains/coin/index.ts';
import { transact } from '#src/platform/context.ts';
import type { Database } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, system } from '../../tests/context.ts';
import { makePlatformVoucher, makeShopVoucher } from '../../tests/factories/promotions.ts';
import type { StartedProduct } from '../../tests/product.ts';
import { type DiscountChoice, openProductDatabase, type ProductDatabase, type Shopper } from '../../tests/shoppers.ts';
import { payAtBank } from './buying.ts';

const BONUS_VND = 30_001;
const TOP_UP_VND = 500_000;
const ALL_COIN_VND = 9_999_999;
const TOP_UP_SEEN_MS = 60_000;
const POLL_MS = 200;
const USES_EACH = 2;
const KINDS = 4;
const [LITTLE_COIN, ALL_COIN, NOTHING] = [0, 1, 2];

/**
 * Creates vouchers at every shop and coins for some shoppers. Some vouchers have too few uses, so that some
 * checkouts fail at placing.
 */
export async function grantDiscounts(
	product: StartedProduct,
	shoppers: readonly Shopper[],
	platformUses = shoppers.length * USES_EACH,
): Promise<readonly DiscountChoice[]> {
	const opened = await openProductDatabase(product);
	try {
		const codes = await makeCodes(opened, shoppers.length * USES_EACH, platformUses);
		const lowered = shoppers.map((_, at) => discountChoiceOf(at % KINDS, codes));
		for (const [at, shopper] of shoppers.entries()) {
			if (at % KINDS === LITTLE_COIN) await grantBonus(opened, shopper);
			if (at % KINDS === ALL_COIN) await topUp(shopper);
		}
		await waitForTopUps(opened.db, shoppers);
		return lowered;
	} finally {
		await opened.close();
	}
}

type Codes = { readonly shopCode: string; readonly platformCode: string };

function discountChoiceOf(kind: number, codes: Codes): DiscountChoice {
	if (kind === LITTLE_COIN) return { coinVnd: BONUS_VND, platformCode: codes.platformCode };
	if (kind === ALL_COIN) return { coinVnd: ALL_COIN_VND, shopCode: codes.shopCode };
	return kind === NOTHING ? {} : codes;
}

async function makeCodes(made: ProductDatabase, shopUses: number, platformUses: number): Promise<Codes> {
	const code = `D${randomBytes(6).toString('hex')}`.toUpperCase();
	const terms = { code, minGoodsVnd: 40_000, usesPerCustomer: USES_EACH, isListed: false };
	await makePlatformVoucher(made, { ...terms, usesMax: platformUses });
	const { rows } = await made.db.execute<{ id: string; ownerId: string }>(sql`
		select id, owner_id as "ownerId" from shops where state = 'approved' order by id`);
	for (const shop of rows) await makeShopVoucher(made, shop, { ...terms, usesMax: shopUses });
	return { shopCode: code, platformCode: code };
}

const grantBonus = (made: ProductDatabase, { customerId }: Shopper) =>
	transact(contextOf(made, system('drills')), (scope) =>
		grantCoin(scope, { customerId, kind: 'operator', source: { type: 'drill', id: newId() }, amountVnd: BONUS_VND }),
	);

async function topUp(shopper: Shopper): Promise<void> {
	const started = await shopper.call('POST', '/api/coin/top-ups', { amountVnd: TOP_UP_VND }, newId());
	if (started.status !== 201) throw new Error(`topping up answered ${JSON.stringify(started)}`);
	await payAtBank((started.body as { paymentUrl: string }).paymentUrl);
}

async function waitForTopUps(db: Database, shoppers: readonly Shopper[]): Promise<void> {
	const ids = JSON.stringify(shoppers.map(({ customerId }) => customerId));
	const deadline = Date.now() + TOP_UP_SEEN_MS;
	for (;;) {
		const { rows } = await db.execute<{ open: number }>(sql`
			select count(*)::int as open from coin_top_ups where paid_at is null
				and customer_id::text in (select json_array_elements_text(${ids}::json))`);
		if (rows[0]?.open === 0) return;
		if (Date.now() > deadline) throw new Error(`${rows[0]?.open} top-ups were paid and not seen`);
		await wait(POLL_MS);
	}
}
