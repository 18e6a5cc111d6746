import type { HealthCause, HealthStage } from '#src/domains/vendors/contract/health.ts';
import type { ShopHealth } from '#src/domains/vendors/contract/shop.ts';
import { type JudgedShop, moveStage, readStages, upsertHealth } from '#src/domains/vendors/db/health-repository.ts';
import { notifyOwner } from '#src/domains/vendors/index.ts';
import type { VendorNotice } from '#src/domains/vendors/rules/notices.ts';
import {
	healthCauses,
	nextStageAt,
	stageAfter,
	storedCauses,
} from '#src/domains/vendors/rules/shop-status/health-stages.ts';
import { audit } from '#src/platform/audit/index.ts';
import type { Scope } from '#src/platform/context.ts';

const NOTICES: Readonly<Record<HealthStage, VendorNotice>> = {
	good: 'vendors.health_mended',
	warned: 'vendors.health_warned',
	capped: 'vendors.health_capped',
	suspension_asked: 'vendors.health_judged',
};

/**
 * Stores the service figures of shops and moves each shop to its next health stage: a warning, a stop of new
 * listings, an operator's decision. Each change notifies the shop once, with the causes.
 */
export async function recordHealth(scope: Scope, counted: ReadonlyMap<string, ShopHealth>): Promise<void> {
	const now = await scope.now();
	await upsertHealth(scope.db, counted, now);
	for (const shop of await readStages(scope.db, [...counted.keys()])) {
		const health = counted.get(shop.shopId);
		if (health) await judge(scope, shop, healthCauses(health), now);
	}
}

async function judge(scope: Scope, shop: JudgedShop, causes: readonly HealthCause[], now: Date): Promise<void> {
	const { shopId, ownerId, shopName, stage, since } = shop;
	const next = stageAfter(stage, since, causes.length > 0, now);
	if (next === stage) return;
	await moveStage(scope.db, shopId, next, now);
	await audit(scope, { subjectType: 'shop', subjectId: shopId, action: `health_${next}`, facts: { causes } });
	await notifyOwner(scope, {
		customerId: ownerId,
		kind: NOTICES[next],
		about: `${shopId}:${now.toISOString()}`,
		shopName,
		causes: storedCauses(causes),
		by: nextStageAt(next, now)?.toISOString() ?? '',
	});
}
