import { sql } from 'drizzle-orm';
import { SANCTION_IS_ACTIVE } from '#src/domains/vendors/db/tables.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';

export async function findSanctionEnd(read: ReadDatabase, shopId: string): Promise<Date | null> {
	const [block] = await read.read<{ endsAt: Date }>(sql`
		select ends_at as "endsAt" from shop_sanctions
		where shop_id = ${shopId} and kind = 'listing_block' and ${SANCTION_IS_ACTIVE}`);
	return block ? new Date(block.endsAt) : null;
}
