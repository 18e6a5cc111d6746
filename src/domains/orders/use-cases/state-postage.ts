import { sealAccount, shownAccount } from '#src/domains/payments/rules/bank-account.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import {
	type ChangedPostage,
	type PostageRefusal,
	postageConfig,
	refusePostage,
	type StatePostageInput,
} from '../contract-postage.ts';
import { type ReturnRefusal, refuseReturn } from '../contract-returns.ts';
import { insertPostage, postagesOfReturns } from '../db/postage-repository.ts';
import { shareStakes } from '../db/stake-repository.ts';
import type { OrderReturn, ReturnPostage } from '../db/tables.ts';
import { mayStatePostage, postageDutyAt } from '../rules/postage.ts';
import { ordersWiring } from '../wiring.ts';
import { freshPictures } from './ask-return.ts';
import { lockReturnOf } from './steps/lock-return.ts';
import { sayOfReturn } from './steps/move-return.ts';
import { withPictures } from './steps/with-pictures.ts';

type Answer = Result<ChangedPostage, Failure<PostageRefusal | ReturnRefusal>>;

/** The buyer says what sending faulty goods back has cost, and shows the receipt; the shop has its time to judge it. */
export function statePostage(context: Context<MemberActor>, input: StatePostageInput): Promise<Answer> {
	return withPictures(() => transact(context, (scope) => state(scope, input)));
}

async function state(scope: Scope<MemberActor>, input: StatePostageInput): Promise<Answer> {
	const of = (await lockReturnOf(scope, input.returnId))?.of;
	if (of?.customerId !== scope.actor.customerId) return refuseReturn('orders.return_not_found');
	const earlier = await postagesOfReturns(scope.read, [of.id]);
	if (earlier.some((postage) => postage.state !== 'withdrawn')) return refusePostage('orders.postage_stated_already');
	if (!mayStatePostage(of)) return refusePostage('orders.postage_not_possible');
	if (earlier.length >= postageConfig.triesMax) return refusePostage('orders.postage_too_often');
	const bank = bankOf(of, input);
	if (!bank) return refusePostage('orders.postage_bank_needed');
	const pictureIds = await freshPictures(scope, [input.pictureId]);
	if (!pictureIds) return refuseReturn('orders.return_picture_unknown');
	await shareStakes(scope.db, of.shopId);
	const at = await scope.now();
	const made = {
		...{ id: newId(), returnId: of.id, state: 'stated', amountVnd: input.amountVnd, grantedVnd: null, ...bank },
		...{ statedAt: at, refusedAt: null, disputedAt: null, endedAt: null },
	} as const satisfies Omit<ReturnPostage, 'dueAt'>;
	await insertPostage(scope.db, { ...made, dueAt: postageDutyAt(made, null, at).next });
	await sayOfReturn(scope, of.id, 'postage_stated', at, { party: 'buyer', pictureIds });
	return ok({ state: made.state });
}

/** Cash goes back to an account that the return knows; who paid online names one for this. */
function bankOf({ bankSealed, bankShown }: OrderReturn, { bank }: StatePostageInput) {
	if (bankSealed !== null && bankShown !== null) return { bankSealed, bankShown };
	return bank ? { bankSealed: sealAccount(ordersWiring().bankSeal, bank), bankShown: shownAccount(bank) } : null;
}
