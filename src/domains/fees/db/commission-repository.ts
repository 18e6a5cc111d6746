import { eq, sql } from 'drizzle-orm';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';
import type { CommissionRule, CommissionScope } from '../contract.ts';
import type { ApplicableRule } from '../rules/match-rule.ts';
import { commissionRules } from './tables.ts';

type Row = Omit<ApplicableRule, 'validFrom' | 'validTo' | 'createdAt'> & {
	readonly validFrom: string;
	readonly validTo: string | null;
	readonly createdAt: string;
};

/** Leaves out rules that ended long ago; includes the subcategories that each rule covers. */
export async function readRules(read: ReadDatabase): Promise<readonly ApplicableRule[]> {
	const rows = await read.read<Row>(sql`
		select rule.id, rule.target, rule.product_id as "productId", rule.category_id as "categoryId",
			rule.shop_id as "shopId", rule.rate_bp as "rateBp", rule.valid_from as "validFrom",
			rule.valid_to as "validTo", rule.created_at as "createdAt",
			array(
				select id from categories where id = rule.category_id or parent_id = rule.category_id
			) as "categoryIds",
			not exists (select from categories where parent_id = rule.category_id) as "isNarrowCategory"
		from commission_rules rule
		order by rule.created_at, rule.id`);
	return rows.map((row) => ({
		...row,
		validFrom: new Date(row.validFrom),
		validTo: row.validTo === null ? null : new Date(row.validTo),
		createdAt: new Date(row.createdAt),
	}));
}

/** The shop of a rule for one shop or one product; null for any other rule. */
export async function shopOfRule(
	read: ReadDatabase,
	{ shopId, productId }: Pick<CommissionScope, 'shopId' | 'productId'>,
): Promise<string | null> {
	if (shopId !== null || productId === null) return shopId;
	const [row] = await read.read<{ shopId: string }>(
		sql`select shop_id as "shopId" from products where id = ${productId}`,
	);
	return row?.shopId ?? null;
}

/** Serialises changes of the rules. */
export async function lockRules(tx: Transaction): Promise<void> {
	await tx.execute(sql`lock table commission_rules in share row exclusive mode`);
}

export async function recordRule(tx: Transaction, rule: Omit<CommissionRule, 'createdAt'>): Promise<void> {
	await tx.insert(commissionRules).values(rule);
}

export async function endRule(tx: Transaction, id: string, validTo: Date): Promise<void> {
	await tx.update(commissionRules).set({ validTo }).where(eq(commissionRules.id, id));
}

export type BaseRate = { readonly id: string; readonly categorySlug: string; readonly rateBp: number };

export async function addBaseRates(tx: Transaction, rates: readonly BaseRate[], validFrom: Date): Promise<void> {
	await tx.execute(sql`
		insert into commission_rules (id, target, category_id, rate_bp, valid_from)
		select "id", 'goods', category_slugs.category_id, "rateBp", ${validFrom.toISOString()}::timestamptz
		from json_to_recordset(${JSON.stringify(rates)}::json) as row("id" uuid, "categorySlug" text, "rateBp" int)
		join category_slugs on category_slugs.slug = row."categorySlug"
		on conflict (id) do nothing`);
}
