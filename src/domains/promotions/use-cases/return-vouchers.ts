import type { Scope } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import { lockVouchers, openUsesOfOrders, returnUses } from '../db/voucher-repository.ts';
import { offerTags } from '../rules/offer-tags.ts';

export async function returnVouchers(scope: Scope, orderIds: readonly string[]): Promise<void> {
	const { db } = scope;
	const open = await openUsesOfOrders(scope.read, orderIds);
	if (open.length === 0) return;
	const locked = await lockVouchers(
		db,
		open.map(({ voucherId }) => voucherId),
	);
	await returnUses(db, orderIds, await scope.now());
	const wereUsedUp = locked.filter(({ uses, usesMax }) => uses >= usesMax);
	await dropPages(
		db,
		wereUsedUp.flatMap(({ shopId }) => offerTags(shopId)),
	);
}
