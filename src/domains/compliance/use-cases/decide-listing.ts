import { type CatalogFailure, fail } from '#src/domains/catalog/contract/product.ts';
import { picturesOf } from '#src/domains/catalog/db/editor-repository.ts';
import { type LockedProduct, lockProduct, recordProduct } from '#src/domains/catalog/db/product-repository.ts';
import { type ProductState, productStates } from '#src/domains/catalog/rules/product-states.ts';
import { checkOperatorConflict } from '#src/domains/vendors/index.ts';
import { actorKey, type OperatorActor, type SystemActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { mayMove } from '#src/shared/states.ts';
import { clean } from '#src/shared/text/text.ts';
import type { DecideListingInput } from '../contract/moderation.ts';
import { decideCheck } from '../db/moderation-repository.ts';
import { listingDecided, productPublished } from '../events.ts';
import { checkLicence } from './steps/check-licence.ts';
import { takeDownProduct } from './take-down-product.ts';

const STATE_AFTER = { approved: 'published', rejected: 'rejected', changes_requested: 'changes_requested' } as const;

type Decided = Result<{ state: ProductState }, Failure<CatalogFailure | 'vendors.office_own_shop'>>;

export function decideListing(
	context: Context<OperatorActor | SystemActor>,
	input: DecideListingInput,
): Promise<Decided> {
	return transact(context, async (scope): Promise<Decided> => {
		const reason = clean(input.reason);
		if (input.decision !== 'approved' && reason === '') return fail('catalog.reason_missing');
		const product = await lockProduct(scope.db, input.productId);
		if (!product) return fail('catalog.not_found');
		const operatorContext = await checkOperatorConflict(scope, product.shopId);
		if (!operatorContext.ok) return operatorContext;
		const decided = {
			decision: input.decision,
			reason,
			decidedAt: await scope.now(),
			decidedBy: actorKey(scope.actor),
		};
		const askedAt = input.askedAt === undefined ? undefined : new Date(input.askedAt);
		const check = await decideCheck(scope.db, product.id, decided, askedAt);
		if (askedAt && !check) return fail('catalog.asked_anew');
		const told = { decisionId: check?.id ?? newId(), productId: product.id, decision: input.decision, reason };
		if (check?.kind === 'sample') return endSampleCheck(scope, product, told);
		const state = STATE_AFTER[input.decision];
		if (product.state !== 'pending' || !mayMove(productStates, product.state, state))
			return fail('catalog.state_refuses', { state: product.state });
		if (state === 'published' && (await picturesOf(scope.db, product.id)).length === 0)
			return fail('catalog.picture_missing');
		const licensed = state === 'published' ? await checkLicence(scope, product) : ok(null);
		if (!licensed.ok) return licensed;
		await scope.publish(scope.db, listingDecided(told));
		return publishOrReturn(scope, product, state, reason);
	});
}

async function publishOrReturn(
	scope: Scope,
	product: LockedProduct,
	state: (typeof STATE_AFTER)[keyof typeof STATE_AFTER],
	reason: string,
): Promise<Decided> {
	const { db, now, publish } = scope;
	const at = await now();
	const published = state === 'published' ? { publishedAt: product.publishedAt ?? at } : {};
	await recordProduct(db, product.id, { state, stateReason: reason, updatedAt: at, ...published });
	await audit(scope, { subjectType: 'product', subjectId: product.id, action: state, facts: { reason } });
	if (state === 'published') await publish(db, productPublished({ productId: product.id, shopId: product.shopId }));
	await dropPages(db, ['catalog', `product:${product.id}`, `shop:${product.shopId}`]);
	return ok({ state });
}

async function endSampleCheck(
	scope: Scope<OperatorActor | SystemActor>,
	product: LockedProduct,
	told: Parameters<typeof listingDecided>[0],
): Promise<Decided> {
	const { decision, reason } = told;
	const isOver = !mayMove(productStates, product.state, 'taken_down');
	if (decision === 'approved' || isOver) return ok({ state: product.state });
	if (decision === 'rejected') return takeDownProduct(scope, { productId: product.id, reason });
	if (!mayMove(productStates, product.state, 'changes_requested'))
		return fail('catalog.state_refuses', { state: product.state });
	await scope.publish(scope.db, listingDecided(told));
	return publishOrReturn(scope, product, 'changes_requested', reason);
}
