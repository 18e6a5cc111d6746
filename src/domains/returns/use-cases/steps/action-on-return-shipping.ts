import type { Scope } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text/text.ts';
import type { ReturnEventKind } from '../../contract/return.ts';
import {
	type BuyerReturnShippingAction,
	type ChangedReturnShipping,
	failReturnShipping,
	type ReturnShippingFailure,
	type ReturnShippingState,
	type ShopReturnShippingAction,
} from '../../contract/return-shipping.ts';
import { findReturnShipping } from '../../db/return-shipping-repository.ts';
import type { OrderReturn } from '../../db/tables.ts';
import { decideReturnShippingAction } from '../../rules/return-shipping-transitions.ts';
import { recordReturnStatement } from './move-return.ts';
import { moveReturnShipping } from './settle-return-shipping.ts';

type Action = BuyerReturnShippingAction | ShopReturnShippingAction;
type Step = {
	readonly to: ReturnShippingState;
	readonly said: ReturnEventKind;
	readonly party: 'buyer' | 'shop';
	readonly stamp?: 'refusedAt' | 'disputedAt';
};

const STEPS: Readonly<Record<Action, Step>> = {
	accept: { to: 'accepted', said: 'postage_accepted', party: 'shop' },
	refuse: { to: 'refused', said: 'postage_refused', party: 'shop', stamp: 'refusedAt' },
	withdraw: { to: 'withdrawn', said: 'postage_withdrawn', party: 'buyer' },
	dispute: { to: 'disputed', said: 'postage_disputed', party: 'buyer', stamp: 'disputedAt' },
};

/** Call with the lock of the return held and after checking its owner. */
export async function actionOnReturnShipping(
	scope: Scope,
	of: OrderReturn,
	{ act, note: written = '' }: { readonly act: Action; readonly note?: string | undefined },
): Promise<Result<ChangedReturnShipping, Failure<ReturnShippingFailure>>> {
	const postage = await findReturnShipping(scope.read, of.id);
	if (!postage) return failReturnShipping('orders.postage_wrong_state');
	const note = clean(written);
	const decision = decideReturnShippingAction(postage, act, note);
	if (!decision.ok) return decision;
	const at = await scope.now();
	const { to, said, party, stamp } = STEPS[act];
	await recordReturnStatement(scope, of.id, said, at, { party, note });
	const { state } = await moveReturnShipping(scope, of, postage, to, stamp ? { [stamp]: at } : {});
	return ok({ state });
}
