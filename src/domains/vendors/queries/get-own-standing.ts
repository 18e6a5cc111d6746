import { eq } from 'drizzle-orm';
import type { VendorActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { OwnStanding } from '../contract-standing.ts';
import { shops } from '../db/tables.ts';
import { getShopHealth } from './get-shop-health.ts';

/** How the own shop or its application stands; `null` for whoever has left it this moment. */
export async function getOwnStanding({ actor, fresh: read }: ReadContext<VendorActor>): Promise<OwnStanding | null> {
	const [shop] = await read.select().from(shops).where(eq(shops.id, actor.shopId));
	if (!shop) return null;
	const { slug, name, state, stateReason, isListingCapped } = shop;
	return { slug, name, state, stateReason, isListingCapped, health: await getShopHealth(read, actor.shopId) };
}
