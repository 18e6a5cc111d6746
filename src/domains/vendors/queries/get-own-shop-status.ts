import { and, desc, eq, isNull } from 'drizzle-orm';
import type { VendorActor } from '#src/platform/actor.ts';
import { databaseNow, type ReadContext } from '#src/platform/context.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { SuspensionView } from '../contract/appeal.ts';
import type { SanctionView } from '../contract/sanction.ts';
import type { OwnShopStatus } from '../contract/shop-status.ts';
import { SANCTION_IS_ACTIVE, shopSanctions, shopSuspensions, shops } from '../db/tables.ts';
import { getShopHealth } from './get-shop-health.ts';
import { toSuspensionView } from './suspension-view.ts';

export async function getOwnShopStatus({
	actor,
	fresh: read,
}: ReadContext<VendorActor>): Promise<OwnShopStatus | null> {
	const [shop] = await read.select().from(shops).where(eq(shops.id, actor.shopId));
	if (!shop) return null;
	const { slug, name, state, stateReason, isListingCapped } = shop;
	const suspension = state === 'suspended' ? await findSuspension(read, shop.id) : null;
	const health = await getShopHealth(read, actor.shopId);
	const sanctions = await listSanctions(read, shop.id);
	return { slug, name, state, stateReason, isListingCapped, suspension, sanctions, health };
}

async function findSuspension(read: ReadDatabase, shopId: string): Promise<SuspensionView | null> {
	const [found] = await read
		.select()
		.from(shopSuspensions)
		.where(and(eq(shopSuspensions.shopId, shopId), isNull(shopSuspensions.endedAt)));
	return found ? toSuspensionView(found, await databaseNow(read)) : null;
}

async function listSanctions(read: ReadDatabase, shopId: string): Promise<readonly SanctionView[]> {
	const { kind, reason, givenAt, endsAt } = shopSanctions;
	return read
		.select({ kind, reason, givenAt, endsAt })
		.from(shopSanctions)
		.where(and(eq(shopSanctions.shopId, shopId), SANCTION_IS_ACTIVE))
		.orderBy(desc(givenAt), desc(shopSanctions.id));
}
