import { eq } from 'drizzle-orm';
import type { VendorActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { readOnly } from '#src/platform/db/index.ts';
import type { OwnStanding } from '../contract-standing.ts';
import { shopHealth, shops } from '../db/tables.ts';
import { healthCauses } from '../rules/health-causes.ts';

/** How the own shop or its application stands; `null` for whoever has left it this moment. */
export async function getOwnStanding({ actor, db }: Context<VendorActor>): Promise<OwnStanding | null> {
	const read = readOnly(db);
	const [shop] = await read.select().from(shops).where(eq(shops.id, actor.shopId));
	if (!shop) return null;
	const [counted] = await read.select().from(shopHealth).where(eq(shopHealth.shopId, actor.shopId));
	const { slug, name, state, stateReason, approvedAt, isListingCapped } = shop;
	return {
		...{ slug, name, state, stateReason, approvedAt, isListingCapped },
		health: counted ? { causes: healthCauses(counted), countedAt: counted.countedAt } : null,
	};
}
