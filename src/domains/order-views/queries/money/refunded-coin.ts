import { eq, sql } from 'drizzle-orm';
import { coinSpends } from '#src/domains/coin/db/tables.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';

/** Includes coin that was released because the order was never paid. */
export async function refundedCoin(read: ReadDatabase, orderId: string): Promise<number> {
	const { state, amountVnd, returnedVnd } = coinSpends;
	const backVnd = sql<number>`coalesce(sum(case ${state} when 'voided' then ${amountVnd} else ${returnedVnd} end), 0)`;
	const [row] = await read
		.select({ vnd: backVnd.mapWith(Number) })
		.from(coinSpends)
		.where(eq(coinSpends.orderId, orderId));
	return row?.vnd ?? 0;
}
