import { sql } from 'drizzle-orm';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { databaseNow, type ReadContext } from '#src/platform/context.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import { sumVnd } from '#src/shared/money.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { vietnamDay } from '#src/shared/time.ts';
import { fail } from '../contract/settlement.ts';
import { MOVEMENTS_MAX, type WithheldTaxInput, type WithheldTaxMonth } from '../contract/statement.ts';
import { instantOfDay, statementSpan } from '../rules/statement-period.ts';
import { type LineBack, type TaxedLine, type TaxMove, taxOfRefund, taxOfSale } from '../rules/withheld-tax.ts';
import { type FoundMovement, findMovements } from './movements.ts';

const MONTH_LENGTH = 'YYYY-MM'.length;

export async function listWithheldTax(
	{ actor, fresh: read }: ReadContext<VendorActor>,
	asked: WithheldTaxInput,
): Promise<Result<WithheldTaxMonth, Failure<'settlement.role_not_allowed'>>> {
	const { shopId, staffRole } = actor;
	if (!hasStaffRight(staffRole, 'money.see')) return fail('settlement.role_not_allowed');
	const month = asked.month ?? vietnamDay(await databaseNow(read)).slice(0, MONTH_LENGTH);
	const span = statementSpan('month', instantOfDay(`${month}-01`));
	const of = { shopId, span, newestFirst: false, limit: MOVEMENTS_MAX };
	const moved = [
		...(await findMovements(read, { ...of, kind: 'sale' })),
		...(await findMovements(read, { ...of, kind: 'refund' })),
	];
	const sold = await soldLines(read, [...new Set(moved.map(({ orderNumber }) => orderNumber))]);
	const items = moved.flatMap((movement) => itemsOf(movement, sold.get(movement.orderNumber)));
	const [baseVnd, taxVnd] = [sumVnd(items.map((item) => item.baseVnd)), sumVnd(items.map((item) => item.taxVnd))];
	return ok({ month, baseVnd, taxVnd, items });
}

type SoldOrder = {
	readonly lines: readonly (TaxedLine & { readonly productName: string })[];
	/** Sorted by the time of the refund. */
	readonly backs: readonly (LineBack & { readonly atUs: number })[];
};

function itemsOf({ kind, at, atUs, sourceId, orderNumber }: FoundMovement, sold: SoldOrder | undefined) {
	if (!sold) return [];
	const { lines, backs } = sold;
	const ofThis = backs.filter(({ refundId }) => refundId === sourceId);
	const since = ofThis[0] ? backs.indexOf(ofThis[0]) : 0;
	const moves: readonly TaxMove[] =
		kind === 'sale'
			? taxOfSale(
					lines,
					backs.filter((back) => back.atUs < atUs),
				)
			: taxOfRefund(lines, backs.slice(0, since), ofThis);
	return moves.map(({ lineId, ...move }) => {
		const line = lines.find(({ id }) => id === lineId);
		const { productName = '', taxBp = 0 } = line ?? {};
		return { at: at.toISOString(), orderNumber, productName, taxBp, ...move };
	});
}

type Line = SoldOrder['lines'][number];
type RefundedLine = SoldOrder['backs'][number];

async function soldLines(read: ReadDatabase, numbers: readonly string[]): Promise<ReadonlyMap<string, SoldOrder>> {
	const wanted = sql`select number from json_array_elements_text(${JSON.stringify(numbers)}::json) as wanted (number)`;
	const lines = await read.read<Line & { readonly orderNumber: string }>(sql`
		select orders.number as "orderNumber", line.id, line.product_name as "productName", line.quantity,
			line.unit_price_vnd as "unitPriceVnd", line.shop_discount_vnd as "shopDiscountVnd",
			line.commission_bp as "commissionBp", line.tax_bp as "taxBp"
		from orders join order_lines line on line.order_id = orders.id
		where orders.number in (${wanted}) order by line.id`);
	const backs = await read.read<RefundedLine & { readonly orderNumber: string }>(sql`
		select orders.number as "orderNumber", refund.id as "refundId", line.line_id as "lineId", line.quantity,
			line.cash_vnd + line.coin_bonus_vnd + line.coin_paid_vnd + line.platform_vnd as "backVnd",
			(extract(epoch from refund.issued_at) * 1000000)::bigint as "atUs"
		from orders join order_refunds refund on refund.order_id = orders.id
		join order_refund_lines line on line.refund_id = refund.id
		where orders.number in (${wanted}) order by refund.issued_at, refund.id`);
	const backsBy = Map.groupBy(backs, ({ orderNumber }) => orderNumber);
	const linesBy = Map.groupBy(lines, ({ orderNumber }) => orderNumber);
	return new Map([...linesBy].map(([number, of]) => [number, { lines: of, backs: backsBy.get(number) ?? [] }]));
}
