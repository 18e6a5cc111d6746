import { sql } from 'drizzle-orm';
import { mayStaff } from '#src/domains/vendors/rules/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { type ReadDatabase, readOnly } from '#src/platform/db/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { refuse } from '../contract.ts';
import {
	MOVEMENTS_MAX,
	type Movement,
	type MovementKind,
	type SalePart,
	type Statement,
	type StatementInput,
} from '../contract-statement.ts';
import { saleVnd, statementOf } from '../rules/statement.ts';
import { instantOfDay, type Span, statementSpan } from '../rules/statement-period.ts';

type Refused = Failure<'settlement.role_not_allowed' | 'settlement.period_unknown'>;
export type ShopStatement = { readonly statement: Statement; readonly movements: readonly Movement[] };

/** What moved the own shop's money in a week or month, in the ledger's own figures. */
export async function getStatement(
	context: Context<VendorActor>,
	input: StatementInput,
): Promise<Result<Statement, Refused>> {
	const read = await readStatement(context, input);
	return read.ok ? ok(read.value.statement) : read;
}

export async function readStatement(
	{ actor, db }: Context<VendorActor>,
	{ period, day }: StatementInput,
): Promise<Result<ShopStatement, Refused>> {
	const { shopId, staffRole } = actor;
	if (!mayStaff(staffRole, 'money.see')) return refuse('settlement.role_not_allowed');
	const read = readOnly(db);
	const at = day ? instantOfDay(day) : await nowOf(read);
	if (Number.isNaN(at.getTime())) return refuse('settlement.period_unknown');
	const span = statementSpan(period, at);
	const openingVnd = await balanceBefore(read, shopId, span.from);
	const movements = await movementsOf(read, shopId, span);
	return ok({ statement: statementOf(openingVnd, movements, span), movements });
}

async function nowOf(read: ReadDatabase): Promise<Date> {
	const [row] = await read.read<{ now: string }>(sql`select app_now() as now`);
	return new Date(row?.now ?? Number.NaN);
}

const accountsOf = (shopId: string) => sql`
	select id from ledger_accounts where kind in ('vendor_reserve', 'vendor_payable') and owner_id = ${shopId}`;

async function balanceBefore(read: ReadDatabase, shopId: string, at: Date): Promise<number> {
	const [row] = await read.read<{ balance: number }>(sql`
		select coalesce(-sum(net_vnd), 0)::bigint as balance from ledger_entries
		where account_id in (${accountsOf(shopId)}) and posted_at < ${at.toISOString()}::timestamptz`);
	return (row?.balance ?? 0) + 0;
}

type Row = Omit<Movement, 'at' | 'parts'> & { readonly at: string } & Readonly<Record<SalePart, number | null>>;

/** From reserve to payable is no movement: both are the shop's. Of what an order brought, its escrow tells the rest. */
async function movementsOf(read: ReadDatabase, shopId: string, { from, to }: Span): Promise<readonly Movement[]> {
	const rows = await read.read<Row>(sql`
		with own as (${accountsOf(shopId)}), moved as (
			select transfer.*, case when debit_account_id in (select id from own) then -amount_vnd else amount_vnd end as change
			from ledger_transfers transfer
			where (debit_account_id in (select id from own)) <> (credit_account_id in (select id from own))
				and posted_at >= ${from.toISOString()}::timestamptz and posted_at < ${to.toISOString()}::timestamptz
			order by posted_at, id limit ${MOVEMENTS_MAX}
		)
		select moved.posted_at as at, moved.change as "changeVnd", coalesce(orders.number, '') as "orderNumber",
			case when moved.leg = 'vendor_reserve' then 'sale' when moved.source_type = 'payout' then 'payout'
				when moved.source_type = 'order_refund' then 'refund' else 'adjustment' end as kind,
			orders.goods_vnd as "goodsVnd", orders.shop_discount_vnd as "shopDiscountVnd",
			orders.shipping_vnd as "shippingVnd", orders.platform_discount_vnd as "platformDiscountVnd",
			orders.coin_bonus_vnd + orders.coin_paid_vnd as "coinVnd", coalesce(fees.commission, 0) as "commissionVnd",
			coalesce(fees.tax, 0) as "taxVnd", 0 as "returnedVnd"
		from moved
		left join order_refunds refund
			on refund.id = case when moved.source_type = 'order_refund' then moved.source_id::uuid end
		left join orders
			on orders.id = coalesce(refund.order_id, case when moved.source_type = 'order' then moved.source_id::uuid end)
		left join lateral (
			select sum(amount_vnd) filter (where leg = 'commission')::bigint as commission,
				sum(amount_vnd) filter (where leg = 'tax')::bigint as tax
			from ledger_transfers fee
			where fee.source_type = 'order' and fee.source_id = moved.source_id and fee.leg in ('commission', 'tax')
				and moved.leg = 'vendor_reserve'
		) fees on true
		order by moved.posted_at, moved.id`);
	return rows.map(toMovement);
}

function toMovement({ at, kind, orderNumber, changeVnd, ...amounts }: Row): Movement {
	const movement = { at: new Date(at), kind: kind as MovementKind, orderNumber, changeVnd };
	if (kind !== 'sale') return { ...movement, parts: null };
	const parts = Object.fromEntries(Object.entries(amounts).map(([part, vnd]) => [part, vnd ?? 0]));
	const whole = parts as Record<SalePart, number>;
	return { ...movement, parts: { ...whole, returnedVnd: saleVnd(whole) - changeVnd } };
}
