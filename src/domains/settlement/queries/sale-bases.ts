import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { Movement, SaleBasis } from '../contract/statement.ts';

type Bases = ReadonlyMap<string, SaleBasis>;

/** What the sales among the movements rest on, by order number; an order with several parcels shows the latest one. */
export async function basesOfSales(
	read: ReadDatabase,
	movements: readonly Pick<Movement, 'kind' | 'orderNumber'>[],
): Promise<Bases> {
	const numbers = movements.flatMap(({ kind, orderNumber }) => (kind === 'sale' && orderNumber ? [orderNumber] : []));
	if (numbers.length === 0) return new Map();
	const rows = await read.read<SaleBasis & { readonly number: string }>(sql`
		select orders.number,
			case when placed.payment_method = 'vnpay' or orders.pay_vnd = 0 then 'online'
				when claim.state is not null then case when claim.state = 'remitted' then 'remitted' else 'awaiting' end
				when exists (
					select from order_parcels parcel where parcel.order_id = orders.id and parcel.state = 'delivered'
						and (parcel.carrier = 'own' or parcel.carrier = 'other' and not parcel.other_collects)
				) then 'shop_cash' else 'earlier' end as kind,
			claim.carrier, claim.reference
		from json_array_elements_text(${JSON.stringify(numbers)}::json) as wanted (number)
			join orders on orders.number = wanted.number
			join order_groups placed on placed.id = orders.group_id
			left join lateral (
				select owed.state, owed.carrier, (
					select remittance.reference from cash_remittance_claims settled
						join cash_remittance_lines line on line.id = settled.line_id
						join cash_remittances remittance on remittance.id = line.remittance_id
					where settled.parcel_id = owed.parcel_id order by remittance.recorded_at desc limit 1
				) as reference
				from cash_claims owed where owed.order_id = orders.id
				order by owed.state = 'remitted', owed.remitted_at desc, owed.parcel_id limit 1
			) claim on true`);
	return new Map(rows.map(({ number, ...basis }) => [number, basis]));
}

export const basisOf = (bases: Bases, { kind, orderNumber }: Pick<Movement, 'kind' | 'orderNumber'>) =>
	kind === 'sale' ? (bases.get(orderNumber) ?? null) : null;
