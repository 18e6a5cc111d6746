import { sql } from 'drizzle-orm';
import type { MemberActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { readOnly } from '#src/platform/db/index.ts';

/** How many things the member is told of. */
export async function countAlerts({ actor, db }: Context<MemberActor>): Promise<number> {
	const [row] = await readOnly(db).read<{ count: number }>(sql`
		select count(*)::int as count from product_alerts where customer_id = ${actor.customerId}`);
	return row?.count ?? 0;
}
