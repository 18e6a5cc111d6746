import { fail } from '#src/domains/vendors/contract/shop.ts';
import { lockShop, recordShop } from '#src/domains/vendors/db/shop-repository.ts';
import { lockSuspension, recordSuspension } from '#src/domains/vendors/db/suspension-repository.ts';
import { checkOperatorConflict, notifyOwner, showOpening } from '#src/domains/vendors/index.ts';
import { shopStates } from '#src/domains/vendors/rules/shop-status/vendor-states.ts';
import type { OperatorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { mayMove } from '#src/shared/states.ts';
import { clean } from '#src/shared/text/text.ts';
import { appealStates } from '../rules/appeal-states.ts';

type Input = { readonly shopId: string; readonly isGranted: boolean; readonly answer: string };
type Rejected =
	| 'vendors.not_found'
	| 'vendors.office_own_shop'
	| 'vendors.reason_missing'
	| 'vendors.appeal_missing'
	| 'vendors.appeal_same_person';
type Answer = Result<{ readonly shopId: string }, Failure<Rejected>>;

export function decideAppeal(context: Context<OperatorActor>, input: Input): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const { db, actor } = scope;
		const { shopId, isGranted } = input;
		const answer = clean(input.answer);
		if (answer === '') return fail('vendors.reason_missing');
		const shop = await lockShop(db, shopId);
		if (!shop) return fail('vendors.not_found');
		const operatorContext = await checkOperatorConflict(scope, shopId);
		if (!operatorContext.ok) return operatorContext;
		const suspension = await lockSuspension(db, shopId);
		const state = isGranted ? ('granted' as const) : ('refused' as const);
		if (!suspension?.appealState || !mayMove(appealStates, suspension.appealState, state))
			return fail('vendors.appeal_missing');
		if (!mayMove(shopStates, shop.state, 'approved')) return fail('vendors.appeal_missing');
		if (suspension.suspendedBy === actor.customerId) return fail('vendors.appeal_same_person');
		const at = await scope.now();
		await recordSuspension(db, suspension.id, {
			appealState: state,
			appealAnswer: answer,
			appealDecidedBy: actor.customerId,
			appealDecidedAt: at,
			endedAt: isGranted ? at : null,
		});
		if (isGranted) await recordShop(db, shopId, { state: 'approved', stateReason: '', updatedAt: at });
		const facts = { suspensionId: suspension.id, answer };
		await audit(scope, { subjectType: 'shop', subjectId: shopId, action: `appeal_${state}`, facts });
		await notifyOwner(scope, {
			customerId: shop.ownerId,
			kind: `vendors.appeal_${state}`,
			about: suspension.id,
			shopName: shop.name,
			reason: answer,
		});
		if (isGranted) await dropPages(db, ['catalog']);
		if (isGranted) await showOpening(scope, shop);
		return ok({ shopId });
	});
}
