import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { ListingStop } from '../contract-standing.ts';
import { SANCTION_HOLDS } from '../db/tables.ts';

type Row = Omit<ListingStop, 'until'> & { readonly until: string | null };

/** Why an open shop may put up nothing new just now; what an operator wrote comes first. */
export async function listListingStops(read: ReadDatabase, shopId: string): Promise<readonly ListingStop[]> {
	const rows = await read.read<Row>(sql`
		select stop.kind, stop.reason, stop.until from shops shop cross join lateral (
			select 1 as place, 'blocked' as kind, reason, ends_at as until from shop_sanctions
				where shop_id = shop.id and kind = 'listing_block' and ${SANCTION_HOLDS}
			union all select 2, 'owing', '', null where shop.is_listing_capped
			union all select 3, 'served', '', null from shop_health
				where shop_id = shop.id and stage in ('capped', 'suspension_asked')
		) stop where shop.id = ${shopId} and shop.state = 'approved' order by stop.place`);
	return rows.map(({ kind, reason, until }) => ({ kind, reason, until: until && new Date(until).toISOString() }));
}
