import { type SQL, sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { type Movement, type MovementKind, SALE_PARTS, type SalePart } from '../contract/statement.ts';
import { saleVnd } from '../rules/statement.ts';
import type { Span } from '../rules/statement-period.ts';

type MovementsQuery = {
	readonly shopId: string;
	readonly span: Span | null;
	readonly kind?: MovementKind | undefined;
	readonly after?: { readonly atUs: number; readonly id: string } | undefined;
	readonly newestFirst: boolean;
	/** Null when the rows are only summed up. */
	readonly limit: number | null;
};
export type FoundMovement = Movement & { readonly id: string; readonly sourceId: string; readonly atUs: number };
type Row = Omit<FoundMovement, 'at' | 'parts'> & { readonly at: string } & Readonly<Record<SalePart, number | null>>;

const movementKindSql = (of: SQL): SQL => sql`case when ${of}.leg = 'vendor_reserve' then 'sale'
	when ${of}.source_type = 'payout' then 'payout' when ${of}.leg = 'coin_shop_goodwill' then 'goodwill'
	when ${of}.leg = 'return_postage' then 'postage' when ${of}.leg = 'cash_kept' then 'cash_kept'
	when ${of}.leg = 'carrier_fee' then 'carrier_fee' when ${of}.source_type = 'order_refund' then 'refund' else 'adjustment' end`;
const inOrder = (of: SQL, newestFirst: boolean): SQL =>
	newestFirst ? sql`order by ${of}.posted_at desc, ${of}.id desc` : sql`order by ${of}.posted_at, ${of}.id`;

/**
 * Transfers from reserve to payable are excluded: both belong to the shop. Each account and side is read by its own
 * index.
 */
function changeSql({ shopId, span, kind, after, newestFirst, limit }: MovementsQuery): SQL {
	const bounds = span
		? sql`and posted_at >= ${span.from.toISOString()}::timestamptz and posted_at < ${span.to.toISOString()}::timestamptz`
		: sql``;
	const beyond = newestFirst ? sql`<` : sql`>`;
	const behind = after
		? sql`and (posted_at, id) ${beyond} (timestamptz 'epoch' + ${after.atUs} * interval '1 microsecond', ${after.id}::uuid)`
		: sql``;
	const ofKind = kind ? sql`and ${movementKindSql(sql`transfer`)} = ${kind}` : sql``;
	const side = (own: SQL, other: SQL, change: SQL): SQL => sql`(
		select id, posted_at, source_type, source_id, leg, ${change} as change from ledger_transfers transfer
		where ${own} = account.id and not exists (
			select from ledger_accounts beside where beside.id = ${other}
				and beside.kind in ('vendor_reserve', 'vendor_payable') and beside.owner_id = ${shopId}
		) ${bounds} ${behind} ${ofKind} ${inOrder(sql`transfer`, newestFirst)} limit ${limit}
	)`;
	return sql`
		select side.* from ledger_accounts account cross join lateral (
			${side(sql`debit_account_id`, sql`credit_account_id`, sql`-amount_vnd`)}
			union all ${side(sql`credit_account_id`, sql`debit_account_id`, sql`amount_vnd`)}
		) side
		where account.kind in ('vendor_reserve', 'vendor_payable') and account.owner_id = ${shopId}
		${inOrder(sql`side`, newestFirst)} limit ${limit}`;
}

/** Joins each movement with its order; the fees of a sale come from the order's other ledger transfers. */
const movementsOf = (asked: MovementsQuery): SQL => sql`
		with moved as materialized (${changeSql(asked)})
		select moved.id, moved.posted_at as at, (extract(epoch from moved.posted_at) * 1000000)::bigint as "atUs",
			moved.change as "changeVnd", moved.source_id as "sourceId",
			coalesce(orders.number, '') as "orderNumber", ${movementKindSql(sql`moved`)} as kind,
			orders.goods_vnd as "goodsVnd", orders.shop_discount_vnd as "shopDiscountVnd",
			orders.shipping_vnd as "shippingVnd", orders.platform_discount_vnd as "platformDiscountVnd",
			orders.coin_bonus_vnd + orders.coin_paid_vnd as "coinVnd", coalesce(fees.commission, 0) as "commissionVnd",
			coalesce(fees.tax, 0) as "taxVnd", 0 as "returnedVnd"
		from moved
		left join order_refunds refund
			on refund.id = case when moved.source_type = 'order_refund' then moved.source_id::uuid end
		left join order_part_cancels cancel
			on cancel.id = case when moved.source_type = 'part_cancel' then moved.source_id::uuid end
		left join orders on orders.id = coalesce(
			refund.order_id, cancel.order_id, case when moved.source_type = 'order' then moved.source_id::uuid end, (
				select claim.order_id from cash_remittance_claims settled join cash_claims claim using (parcel_id)
				where settled.line_id = case when moved.source_type = 'remittance_line' then moved.source_id::uuid end
				limit 1
			)
		)
		left join lateral (
			select sum(amount_vnd) filter (where leg = 'commission')::bigint as commission,
				sum(amount_vnd) filter (where leg = 'tax')::bigint as tax
			from ledger_transfers fee
			where fee.source_type = 'order' and fee.source_id = moved.source_id and fee.leg in ('commission', 'tax')
				and moved.leg = 'vendor_reserve'
		) fees on true
		${inOrder(sql`moved`, asked.newestFirst)}`;

export async function findMovements(
	read: ReadDatabase,
	asked: MovementsQuery & { readonly limit: number },
): Promise<readonly FoundMovement[]> {
	return (await read.read<Row>(movementsOf(asked))).map(toMovement);
}

type KindSum = Pick<Movement, 'kind' | 'changeVnd' | 'parts'> & { readonly times: number };

export async function sumMovements(
	read: ReadDatabase,
	{ shopId, span }: { readonly shopId: string; readonly span: Span },
): Promise<readonly KindSum[]> {
	const parts = sql.join(
		SALE_PARTS.map((part) => sql`coalesce(sum(${sql.identifier(part)}), 0)::bigint as ${sql.identifier(part)}`),
		sql`, `,
	);
	const all = { shopId, span, newestFirst: false, limit: null };
	const rows = await read.read<
		Pick<Row, 'kind' | 'changeVnd'> & Record<SalePart, number> & { readonly times: number }
	>(sql`
		select kind, count(*)::int as times, sum("changeVnd")::bigint as "changeVnd", ${parts}
		from (${movementsOf(all)}) movement group by kind`);
	return rows.map(({ kind, changeVnd, times, ...whole }) => ({
		kind,
		changeVnd,
		times,
		parts: kind === 'sale' ? { ...whole, returnedVnd: saleVnd(whole) - changeVnd } : null,
	}));
}

function toMovement({ id, sourceId, atUs, at, kind, orderNumber, changeVnd, ...amounts }: Row): FoundMovement {
	const movement = { id, sourceId, atUs, at: new Date(at), kind, orderNumber, changeVnd };
	if (kind !== 'sale') return { ...movement, parts: null };
	const parts = Object.fromEntries(Object.entries(amounts).map(([part, vnd]) => [part, vnd ?? 0]));
	const whole = parts as Record<SalePart, number>;
	return { ...movement, parts: { ...whole, returnedVnd: saleVnd(whole) - changeVnd } };
}
