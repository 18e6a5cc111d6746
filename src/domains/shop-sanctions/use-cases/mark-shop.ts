import { fail } from '#src/domains/vendors/contract/shop.ts';
import { lockShop, recordShop } from '#src/domains/vendors/db/shop-repository.ts';
import { checkOperatorConflict } from '#src/domains/vendors/index.ts';
import type { OperatorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text/text.ts';

export async function capListings(
	scope: Scope,
	{ shopId, isListingCapped }: { readonly shopId: string; readonly isListingCapped: boolean },
): Promise<void> {
	const shop = await lockShop(scope.db, shopId);
	if (!shop) return;
	await recordShop(scope.db, shopId, { state: shop.state, isListingCapped, updatedAt: await scope.now() });
	const action = isListingCapped ? 'listings_capped' : 'listings_free';
	await audit(scope, { subjectType: 'shop', subjectId: shopId, action, facts: {} });
}

type MarkPremium = { readonly shopId: string; readonly isPremium: boolean; readonly reason: string };
type Rejected = 'vendors.not_found' | 'vendors.office_own_shop' | 'vendors.reason_missing';
type Marked = Result<{ readonly isPremium: boolean }, Failure<Rejected>>;

export function markPremium(
	context: Context<OperatorActor>,
	{ shopId, isPremium, reason: said }: MarkPremium,
): Promise<Marked> {
	return transact(context, async (scope): Promise<Marked> => {
		const reason = clean(said);
		if (reason === '') return fail('vendors.reason_missing');
		const shop = await lockShop(scope.db, shopId);
		if (!shop) return fail('vendors.not_found');
		const operatorContext = await checkOperatorConflict(scope, shopId);
		if (!operatorContext.ok) return operatorContext;
		await recordShop(scope.db, shopId, { state: shop.state, isPremium, updatedAt: await scope.now() });
		await audit(scope, { subjectType: 'shop', subjectId: shopId, action: 'premium', facts: { isPremium, reason } });
		await dropPages(scope.db, [`shop:${shopId}`, 'shops']);
		return ok({ isPremium });
	});
}
