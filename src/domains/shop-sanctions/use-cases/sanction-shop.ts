import { type SanctionKind, sanctionConfig } from '#src/domains/vendors/contract/sanction.ts';
import { fail } from '#src/domains/vendors/contract/shop.ts';
import { lockShop } from '#src/domains/vendors/db/shop-repository.ts';
import { checkOperatorConflict, notifyOwner } from '#src/domains/vendors/index.ts';
import { mayShopSell } from '#src/domains/vendors/rules/shop-status/vendor-states.ts';
import type { OperatorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text/text.ts';
import { addMs, DAY_MS } from '#src/shared/time.ts';
import { insertSanction, lockSanction, recordSanction } from '../db/sanction-repository.ts';

type Input = { readonly shopId: string; readonly reason: string };
type Rejected = 'vendors.not_found' | 'vendors.office_own_shop' | 'vendors.reason_missing' | 'vendors.state_refuses';
type Answer<Also extends string = never> = Result<{ readonly shopId: string }, Failure<Rejected | Also>>;

/** Warns a shop or stops its new listings; products on sale stay on sale. Notifies the owner with the reason. */
export function sanctionShop(
	context: Context<OperatorActor>,
	{ kind, ...input }: Input & { readonly kind: SanctionKind },
): Promise<Answer<'vendors.block_holds'>> {
	return transact(context, async (scope): Promise<Answer<'vendors.block_holds'>> => {
		const asked = await shopOf(scope, input);
		if (!asked.ok) return asked;
		const { shop, reason } = asked.value;
		if (!mayShopSell(shop.state)) return fail('vendors.state_refuses', { state: shop.state });
		const at = await scope.now();
		if (kind === 'listing_block' && (await lockSanction(scope.db, { shopId: shop.id, kind })))
			return fail('vendors.block_holds');
		const endsAt = addMs(at, sanctionConfig[kind].days * DAY_MS);
		const given = { kind, reason, givenBy: scope.actor.customerId, givenAt: at, endsAt };
		await insertSanction(scope.db, { id: newId(), shopId: shop.id, ...given });
		await audit(scope, { subjectType: 'shop', subjectId: shop.id, action: kind, facts: { reason } });
		const told = kind === 'warning' ? 'vendors.shop_warned' : 'vendors.listing_blocked';
		await notifyOwner(scope, {
			customerId: shop.ownerId,
			kind: told,
			about: `${shop.id}:${at.getTime()}`,
			shopName: shop.name,
			reason,
			by: endsAt.toISOString(),
		});
		return ok({ shopId: shop.id });
	});
}

/** Ends a block early; any operator may do it, with a reason. */
export function liftBlock(context: Context<OperatorActor>, input: Input): Promise<Answer<'vendors.block_missing'>> {
	return transact(context, async (scope): Promise<Answer<'vendors.block_missing'>> => {
		const asked = await shopOf(scope, input);
		if (!asked.ok) return asked;
		const { shop, reason } = asked.value;
		const at = await scope.now();
		const block = await lockSanction(scope.db, { shopId: shop.id, kind: 'listing_block' });
		if (!block) return fail('vendors.block_missing');
		const lifted = { liftedBy: scope.actor.customerId, liftedAt: at, liftedBecause: reason };
		await recordSanction(scope.db, block.id, lifted);
		await audit(scope, { subjectType: 'shop', subjectId: shop.id, action: 'listing_block_lifted', facts: { reason } });
		await notifyOwner(scope, {
			customerId: shop.ownerId,
			kind: 'vendors.listing_unblocked',
			about: block.id,
			shopName: shop.name,
			reason,
		});
		return ok({ shopId: shop.id });
	});
}

async function shopOf(scope: Scope<OperatorActor>, { shopId, reason: said }: Input) {
	const reason = clean(said);
	if (reason === '') return fail('vendors.reason_missing');
	const shop = await lockShop(scope.db, shopId);
	if (!shop) return fail('vendors.not_found');
	const operatorContext = await checkOperatorConflict(scope, shopId);
	return operatorContext.ok ? ok({ shop, reason }) : operatorContext;
}
