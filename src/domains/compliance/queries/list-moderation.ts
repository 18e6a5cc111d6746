import { sql } from 'drizzle-orm';
import type { RequestedChange } from '#src/domains/catalog/contract/requested-changes.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { CheckKind } from '../contract/moderation.ts';
import type { ListingIssue } from '../rules/listing-check.ts';

type Listed = {
	readonly productId: string;
	readonly slug: string;
	readonly name: string;
	readonly shopName: string;
	readonly priceFromVnd: number;
};
export type OpenCheck = Listed & {
	readonly kind: CheckKind;
	readonly doubts: readonly ListingIssue[];
	/** Hours until the promised decision; negative when overdue. */
	readonly hoursLeft: number;
	readonly askedAt: Date;
};
export type OpenChange = Listed & RequestedChange & { readonly hoursWaiting: number; readonly askedAt: Date };

const LISTED = sql`product.id as "productId", product.slug, product.name, shop.name as "shopName",
	product.price_from_vnd as "priceFromVnd"`;

/** Checks before publication come first, then by deadline. */
export function listOpenChecks(read: ReadDatabase, limit: number): Promise<readonly OpenCheck[]> {
	return read.read<OpenCheck>(sql`
		select ${LISTED}, listed.kind, listed.doubts, listed.asked_at as "askedAt",
			round(extract(epoch from listed.due_at - app_now()) / 3600)::int as "hoursLeft"
		from listing_checks listed join products product on product.id = listed.product_id
		join shops shop on shop.id = product.shop_id
		where listed.decision is null and product.state in ('pending', 'published', 'hidden')
		order by listed.kind, listed.due_at limit ${limit}`);
}

export function listOpenChanges(read: ReadDatabase, limit: number): Promise<readonly OpenChange[]> {
	return read.read<OpenChange>(sql`
		select ${LISTED}, asked.kind, asked.before, asked.after, asked.asked_at as "askedAt",
			round(extract(epoch from app_now() - asked.asked_at) / 3600)::int as "hoursWaiting"
		from product_changes asked join products product on product.id = asked.product_id
		join shops shop on shop.id = product.shop_id
		where asked.decision is null order by asked.asked_at limit ${limit}`);
}

export async function findListedProduct(read: ReadDatabase, slugOrId: string): Promise<string | null> {
	const [row] = await read.read<{ id: string }>(sql`
		select product_id as id from product_slugs where slug = ${slugOrId} or product_id::text = ${slugOrId} limit 1`);
	return row?.id ?? null;
}
