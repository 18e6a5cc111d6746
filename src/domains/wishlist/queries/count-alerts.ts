import { sql } from 'drizzle-orm';
import type { MemberActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';

export async function countAlerts({ actor, fresh }: ReadContext<MemberActor>): Promise<number> {
	const [row] = await fresh.read<{ count: number }>(sql`
		select count(*)::int as count from product_alerts where customer_id = ${actor.customerId}`);
	return row?.count ?? 0;
}
