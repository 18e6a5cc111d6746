import { sql } from 'drizzle-orm';
import type { ShopState } from '#src/domains/vendors/contract/shop.ts';
import { mayShopSell } from '#src/domains/vendors/rules/shop-status/vendor-states.ts';
import { idList, type ReadDatabase } from '#src/platform/db/index.ts';

export async function findOpenInvitations(read: ReadDatabase, ids: readonly string[]): Promise<ReadonlySet<string>> {
	const rows = await read.read<{ id: string; shopState: ShopState }>(sql`
		select invitation.id, shop.state as "shopState" from shop_invitations invitation
		join shops shop on shop.id = invitation.shop_id
		where invitation.id in ${idList(ids)} and invitation.ended_at is null and invitation.expires_at > app_now()`);
	return new Set(rows.filter(({ shopState }) => mayShopSell(shopState)).map(({ id }) => id));
}
