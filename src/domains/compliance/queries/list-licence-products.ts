import { type SQL, sql } from 'drizzle-orm';
import { isLicenceMissingSql, LICENCE_IS_VALID, TODAY } from '#src/domains/catalog/db/missing-licence.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { BARRED_REASON, LICENCE_NOTICE_DAYS, type LicenceNoticeDays } from '../contract/licence.ts';
import type { LicenceKey } from '../db/licence-repository.ts';

export type LicenceProducts = LicenceKey & { readonly productIds: readonly string[] };

const LICENCE_OF_PRODUCT = sql`held.shop_id = product.shop_id and held.category_id = product.category_id`;
const SHOWN_TOO_LONG: SQL = sql`
	categories asking join products product on product.category_id = asking.id and product.state = 'published'
	left join shop_licences held on ${LICENCE_OF_PRODUCT}
	left join category_licence_terms term on term.category_id = asking.id
	where asking.licence <> '' and (${LICENCE_IS_VALID}) is not true
		and (held.valid_until is not null or term.free_until < ${TODAY})`;

const HIDDEN_TOO_LONG: SQL = sql`
	products product where product.state = 'hidden' and product.state_reason = ${sql.raw(`'${BARRED_REASON}'`)}
		and not ${isLicenceMissingSql(sql`product.category_id`, sql`product.shop_id`)}`;

/**
 * Returns published products whose licence expired, and blocked products whose licence is valid now. Products in
 * their grace period stay until a submitted document is rejected.
 */
export async function listLicenceProducts(
	read: ReadDatabase,
	is: 'shown' | 'hidden',
	most: number,
): Promise<LicenceProducts | null> {
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

export const listEndingLicences = (read: ReadDatabase, most: number): Promise<readonly LicenceKey[]> =>
	read.read<LicenceKey>(sql`
		select held.shop_id as "shopId", held.category_id as "categoryId"
		from shop_licences held join categories asking on asking.id = held.category_id and asking.licence <> ''
		join shops shop on shop.id = held.shop_id and shop.state in ('approved', 'suspended')
		where held.valid_until <= ${TODAY} + ${LICENCE_NOTICE_DAYS[0]}::int
			and case when held.valid_until < ${TODAY} then held.told_days is distinct from 0
				when held.state <> 'approved' then false
				when held.valid_until <= ${TODAY} + ${LICENCE_NOTICE_DAYS[1]}::int
					then coalesce(held.told_days, ${LICENCE_NOTICE_DAYS[0]}) > ${LICENCE_NOTICE_DAYS[1]}
				else held.told_days is null end
		order by held.valid_until limit ${most}`);

export type LicenceTerm = {
	readonly categoryId: string;
	readonly freeUntil: string;
	readonly toldDays: LicenceNoticeDays | null;
};

export const listLicenceTerms = (read: ReadDatabase): Promise<readonly LicenceTerm[]> =>
	read.read<LicenceTerm>(sql`
		select category_id as "categoryId", free_until::text as "freeUntil", told_days as "toldDays"
		from category_licence_terms where told_days is distinct from 0`);

export async function listUnlicensedShops(
	read: ReadDatabase,
	categoryId: string,
	after: string | null,
	most: number,
): Promise<readonly string[]> {
	const rows = await read.read<{ shopId: string }>(sql`
		select distinct product.shop_id as "shopId" from products product
		join shops shop on shop.id = product.shop_id and shop.state in ('approved', 'suspended')
		left join shop_licences held on ${LICENCE_OF_PRODUCT}
		where product.category_id = ${categoryId} and held.valid_until is null
			and (held.shop_id is null or held.state <> 'approved')
			and (product.state = 'published'
				or product.state = 'hidden' and product.state_reason = ${sql.raw(`'${BARRED_REASON}'`)})
			${after === null ? sql`` : sql`and product.shop_id > ${after}`}
		order by product.shop_id limit ${most}`);
	return rows.map(({ shopId }) => shopId);
}
