import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';

/** Reads one row only, because the header of every page shows it. */
export async function findCoinBalance(read: ReadDatabase, customerId: string): Promise<number> {
	const [row] = await read.read<{ vnd: number }>(sql`
		select coalesce(sum(remaining_vnd - held_vnd), 0)::bigint as vnd from coin_slices
		where customer_id = ${customerId} and remaining_vnd > 0 and (expires_at is null or expires_at > app_now())`);
	return row?.vnd ?? 0;
}
