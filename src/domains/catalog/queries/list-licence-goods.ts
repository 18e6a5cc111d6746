import { type SQL, sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { BARRED_REASON } from '../contract-goods.ts';
import { LICENCE_TOLD_DAYS } from '../contract-licence.ts';
import { LICENCE_HOLDS, type LicenceKey, lacksLicence, TODAY } from '../db/licence-repository.ts';

/** Of one shop and shelf, what is to change next. */
export type LicenceGoods = LicenceKey & { readonly productIds: readonly string[] };

const SHOWN_TOO_LONG: SQL = sql`
	shop_licences held join categories asking on asking.id = held.category_id and asking.licence <> ''
	join products product on product.shop_id = held.shop_id and product.category_id = held.category_id
		and product.state = 'published'
	where not ${LICENCE_HOLDS} and (held.state <> 'asked' or held.valid_until is not null)`;

const HIDDEN_TOO_LONG: SQL = sql`
	products product where product.state = 'hidden' and product.state_reason = ${sql.raw(`'${BARRED_REASON}'`)}
		and not ${lacksLicence(sql`product.category_id`, sql`product.shop_id`)}`;

/**
 * Goods that are shown though the document for their shelf no longer holds, or put aside for want of one that holds by
 * now. What a shop showed before its shelf asked for anything is left alone until what it hands in is refused.
 */
export async function listLicenceGoods(
	read: ReadDatabase,
	is: 'shown' | 'hidden',
	most: number,
): Promise<LicenceGoods | null> {
	const rows = await read.read<{ id: string; shopId: string; categoryId: string }>(sql`
		select product.id, product.shop_id as "shopId", product.category_id as "categoryId"
		from ${is === 'shown' ? SHOWN_TOO_LONG : HIDDEN_TOO_LONG}
		order by product.shop_id, product.category_id, product.id limit ${most}`);
	const [first] = rows;
	if (!first) return null;
	const { shopId, categoryId } = first;
	const ofIt = rows.filter((row) => row.shopId === shopId && row.categoryId === categoryId);
	return { shopId, categoryId, productIds: ofIt.map(({ id }) => id) };
}

/** Documents of whose end their shops may have to be told; `dueTelling` says which. */
export const listEndingLicences = (read: ReadDatabase, most: number): Promise<readonly LicenceKey[]> =>
	read.read<LicenceKey>(sql`
		select held.shop_id as "shopId", held.category_id as "categoryId"
		from shop_licences held join categories asking on asking.id = held.category_id and asking.licence <> ''
		join shops shop on shop.id = held.shop_id and shop.state in ('approved', 'suspended')
		where held.valid_until <= ${TODAY} + ${LICENCE_TOLD_DAYS[0]}::int
			and case when held.valid_until < ${TODAY} then held.told_days is distinct from 0
				when held.state <> 'approved' then false
				when held.valid_until <= ${TODAY} + ${LICENCE_TOLD_DAYS[1]}::int
					then coalesce(held.told_days, ${LICENCE_TOLD_DAYS[0]}) > ${LICENCE_TOLD_DAYS[1]}
				else held.told_days is null end
		order by held.valid_until limit ${most}`);
