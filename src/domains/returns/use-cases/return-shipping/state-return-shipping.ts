import { checkUnusedPictures } from '#src/domains/orders/index.ts';
import { sealAccount, shownAccount } from '#src/domains/payments/rules/bank-account.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { failReturn, type ReturnFailure } from '../../contract/return.ts';
import {
	type ChangedReturnShipping,
	failReturnShipping,
	type ReturnShippingFailure,
	returnShippingConfig,
	type StateReturnShippingInput,
} from '../../contract/return-shipping.ts';
import { shareRefundExposures } from '../../db/refund-exposure-repository.ts';
import { insertReturnShipping, returnShippingCostsOfReturns } from '../../db/return-shipping-repository.ts';
import type { OrderReturn, ReturnShipping } from '../../db/tables.ts';
import { mayStateReturnShipping, returnShippingTransitionAt } from '../../rules/return-shipping-transitions.ts';
import { returnsWiring } from '../../wiring.ts';
import { lockReturnOf } from '../steps/lock-return.ts';
import { recordReturnStatement } from '../steps/move-return.ts';
import { withPictures } from '../steps/with-pictures.ts';

type Answer = Result<ChangedReturnShipping, Failure<ReturnShippingFailure | ReturnFailure>>;

export function stateReturnShipping(context: Context<MemberActor>, input: StateReturnShippingInput): Promise<Answer> {
	return withPictures(() => transact(context, (scope) => state(scope, input)));
}

async function state(scope: Scope<MemberActor>, input: StateReturnShippingInput): Promise<Answer> {
	const of = (await lockReturnOf(scope, input.returnId))?.of;
	if (of?.customerId !== scope.actor.customerId) return failReturn('orders.return_not_found');
	const earlier = await returnShippingCostsOfReturns(scope.read, [of.id]);
	if (earlier.some((postage) => postage.state !== 'withdrawn'))
		return failReturnShipping('orders.postage_stated_already');
	if (!mayStateReturnShipping(of)) return failReturnShipping('orders.postage_not_possible');
	if (earlier.length >= returnShippingConfig.triesMax) return failReturnShipping('orders.postage_too_often');
	const bank = bankOf(of, input);
	if (!bank) return failReturnShipping('orders.postage_bank_needed');
	const pictureIds = await checkUnusedPictures(scope, [input.pictureId]);
	if (!pictureIds) return failReturn('orders.return_picture_unknown');
	await shareRefundExposures(scope.db, of.shopId);
	const at = await scope.now();
	const made = {
		id: newId(),
		returnId: of.id,
		state: 'stated',
		amountVnd: input.amountVnd,
		grantedVnd: null,
		...bank,
		statedAt: at,
		refusedAt: null,
		disputedAt: null,
		endedAt: null,
	} as const satisfies Omit<ReturnShipping, 'dueAt'>;
	await insertReturnShipping(scope.db, { ...made, dueAt: returnShippingTransitionAt(made, null, at).next });
	await recordReturnStatement(scope, of.id, 'postage_stated', at, { party: 'buyer', pictureIds });
	return ok({ state: made.state });
}

/** A cash order's return has a bank account already; online payers enter one here. */
function bankOf({ bankSealed, bankShown }: OrderReturn, { bank }: StateReturnShippingInput) {
	if (bankSealed !== null && bankShown !== null) return { bankSealed, bankShown };
	return bank ? { bankSealed: sealAccount(returnsWiring().bankSeal, bank), bankShown: shownAccount(bank) } : null;
}
