import { sql } from 'drizzle-orm';
import type { MemberActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { MineOfWish, ProductInput } from '../contract.ts';

export async function getMineOfWish(
	{ actor, fresh }: ReadContext<MemberActor>,
	{ productId }: ProductInput,
): Promise<MineOfWish> {
	const { customerId } = actor;
	const [row] = await fresh.read<MineOfWish>(sql`
		select exists (select from wishlist_items item join wishlists list on list.id = item.list_id
				where list.customer_id = ${customerId} and item.product_id = ${productId} and item.removed_at is null)
				as "isWished",
			coalesce((select json_agg(json_build_object('kind', kind, 'variantId', variant_id)) from product_alerts
				where customer_id = ${customerId} and product_id = ${productId}), '[]') as alerts`);
	return row ?? { isWished: false, alerts: [] };
}
