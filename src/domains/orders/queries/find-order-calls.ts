import { sql } from 'drizzle-orm';
import { idList, type ReadDatabase } from '#src/platform/db/index.ts';
import type { OrderState } from '../contract/order.ts';

export type OrderCalls = {
	readonly number: string;
	readonly state: OrderState;
	readonly isCancelAsked: boolean;
	readonly isRestAsked: boolean;
	readonly roles: Readonly<Record<string, string>>;
};

export async function findOrderCalls(
	read: ReadDatabase,
	numbers: readonly string[],
): Promise<ReadonlyMap<string, OrderCalls>> {
	const rows = await read.read<OrderCalls>(sql`
		select number, state, cancel_asked_at is not null and first_shipped_at is null
				and state in ('confirmed', 'packed') as "isCancelAsked",
			rest_asked_at is not null and state = 'packed' as "isRestAsked",
			coalesce((select json_object_agg(staff.customer_id, staff.role) from shop_staff staff
				where staff.shop_id = orders.shop_id), '{}') as roles
		from orders where number in ${idList(numbers)}`);
	return new Map(rows.map((row) => [row.number, row]));
}
