import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { settlementConfig } from '../contract.ts';

/** Below it nothing is paid out. A shop that does not sell any more waits for no more to come: it is paid what there is. */
export async function getLeastPayout(read: ReadDatabase, shopId: string): Promise<number> {
	const rows = await read.read(sql`
		select from shops shop where shop.id = ${shopId} and shop.state in ('suspended', 'terminated')`);
	return rows.length > 0 ? 1 : settlementConfig.payoutLeastVnd;
}
