import type { OperatorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { dropPages } from '#src/platform/live/notify.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { mayMove } from '#src/shared/states.ts';
import { clean } from '#src/shared/text.ts';
import { refuse } from '../contract.ts';
import { lockShop, recordShop } from '../db/shop-repository.ts';
import { lockSuspension, recordSuspension } from '../db/suspension-repository.ts';
import { appealStates } from '../rules/appeal-states.ts';
import { shopStates } from '../rules/vendor-states.ts';
import { checkOffice } from './check-office.ts';
import { showOpening } from './steps/show-opening.ts';
import { tellOwner } from './steps/tell-owner.ts';

type Input = { readonly shopId: string; readonly isGranted: boolean; readonly answer: string };
type Refused =
	| 'vendors.not_found'
	| 'vendors.office_own_shop'
	| 'vendors.reason_missing'
	| 'vendors.appeal_missing'
	| 'vendors.appeal_same_person';
type Answer = Result<{ readonly shopId: string }, Failure<Refused>>;

/** Granted, the shop sells again; refused, it stays suspended. Never by whoever suspended it. */
export function decideAppeal(context: Context<OperatorActor>, input: Input): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const { db, actor } = scope;
		const { shopId, isGranted } = input;
		const answer = clean(input.answer);
		if (answer === '') return refuse('vendors.reason_missing');
		const shop = await lockShop(db, shopId);
		if (!shop) return refuse('vendors.not_found');
		const office = await checkOffice(scope, shopId);
		if (!office.ok) return office;
		const suspension = await lockSuspension(db, shopId);
		const state = isGranted ? ('granted' as const) : ('refused' as const);
		if (!suspension?.appealState || !mayMove(appealStates, suspension.appealState, state))
			return refuse('vendors.appeal_missing');
		if (!mayMove(shopStates, shop.state, 'approved')) return refuse('vendors.appeal_missing');
		if (suspension.suspendedBy === actor.customerId) return refuse('vendors.appeal_same_person');
		const at = await scope.now();
		await recordSuspension(db, suspension.id, {
			...{ appealState: state, appealAnswer: answer, appealDecidedBy: actor.customerId, appealDecidedAt: at },
			endedAt: isGranted ? at : null,
		});
		if (isGranted) await recordShop(db, shopId, { state: 'approved', stateReason: '', updatedAt: at });
		const facts = { suspensionId: suspension.id, answer };
		await audit(scope, { subjectType: 'shop', subjectId: shopId, action: `appeal_${state}`, facts });
		await tellOwner(scope, {
			...{ customerId: shop.ownerId, kind: `vendors.appeal_${state}`, about: suspension.id },
			...{ shopName: shop.name, reason: answer },
		});
		if (isGranted) await dropPages(db, ['catalog']);
		if (isGranted) await showOpening(scope, shop);
		return ok({ shopId });
	});
}
