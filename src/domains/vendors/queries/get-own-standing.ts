import { eq } from 'drizzle-orm';
import type { VendorActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { readOnly } from '#src/platform/db/index.ts';
import type { OwnStanding } from '../contract-standing.ts';
import { shops } from '../db/tables.ts';
import { getShopHealth } from './get-shop-health.ts';

/** How the own shop or its application stands; `null` for whoever has left it this moment. */
export async function getOwnStanding({ actor, db }: Context<VendorActor>): Promise<OwnStanding | null> {
	const read = readOnly(db);
	const [shop] = await read.select().from(shops).where(eq(shops.id, actor.shopId));
	if (!shop) return null;
	const { slug, name, state, stateReason, isListingCapped } = shop;
	return { slug, name, state, stateReason, isListingCapped, health: await getShopHealth(read, actor.shopId) };
}
