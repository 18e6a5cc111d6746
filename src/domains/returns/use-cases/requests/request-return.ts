import { fail, type OrderFailure } from '#src/domains/orders/contract/order.ts';
import { linesOfOrders, type Order, type OrderGroup } from '#src/domains/orders/db/order-repository.ts';
import { checkUnusedPictures, lockOrder } from '#src/domains/orders/index.ts';
import { chooseQuantities } from '#src/domains/orders/rules/line-quantities.ts';
import type { BankAccount } from '#src/domains/payments/contract/refund-account.ts';
import { sealAccount, shownAccount } from '#src/domains/payments/rules/bank-account.ts';
import { lockShops } from '#src/domains/vendors/index.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text/text.ts';
import { type ChangedReturn, failReturn, type RequestReturnInput, type ReturnFailure } from '../../contract/return.ts';
import { shareRefundExposures } from '../../db/refund-exposure-repository.ts';
import { insertReturn, quantitiesHistory } from '../../db/return-repository.ts';
import { returnableOf } from '../../db/returnable-order-repository.ts';
import type { OrderReturn } from '../../db/tables.ts';
import { decideReturn, isReturnAllowed, needsProductsBack } from '../../rules/return-windows.ts';
import { returnableQuantities } from '../../rules/returnable-quantities.ts';
import { returnTransitionAt } from '../../rules/scheduled-transitions.ts';
import { returnsWiring } from '../../wiring.ts';
import { recordReturnStatement } from '../steps/move-return.ts';
import { withPictures } from '../steps/with-pictures.ts';

type Answer = Result<ChangedReturn, Failure<ReturnFailure | Extract<OrderFailure, 'orders.not_found'>>>;

export function requestReturn(context: Context<MemberActor>, input: RequestReturnInput): Promise<Answer> {
	return withPictures(() => transact(context, (scope) => request(scope, input)));
}

async function request(scope: Scope<MemberActor>, input: RequestReturnInput): Promise<Answer> {
	const locked = await lockOrder(scope, input.orderNumber);
	if (locked?.order.customerId !== scope.actor.customerId) return fail('orders.not_found');
	const { group, order } = locked;
	// Lock order: the shop first, so that closing the shop either counts this return or finds its return window over.
	await lockShops(scope.db, [order.shopId]);
	await shareRefundExposures(scope.db, order.shopId);
	const now = await scope.now();
	const returnable = await returnableOf(scope.read, group, order);
	const bought = await linesOfOrders(scope.read, [order.id]);
	const history = await quantitiesHistory(scope.read, order.id);
	const left = returnableQuantities(returnable, bought, history, { reason: input.reason, now });
	const pieces = chooseQuantities(left, input.lines);
	if (!pieces.ok) {
		const decision = decideReturn(returnable, input.reason, now);
		return decision.ok ? failReturn('orders.return_too_many') : decision;
	}
	const stored = bought.find(
		({ id, returnTerms }) => isRequested(input, id) && !isReturnAllowed(returnTerms, input.reason),
	);
	if (stored) return failReturn('orders.return_not_taken', { productName: stored.productName });
	if (group.paymentMethod === 'cod' && !input.bank) return failReturn('orders.return_bank_needed');
	const pictureIds = await checkUnusedPictures(scope, input.pictures);
	if (!pictureIds) return failReturn('orders.return_picture_unknown');
	const made = draftReturn(group, order, input, now);
	await insertReturn(scope.db, made, pieces.value);
	await recordReturnStatement(scope, made.id, 'requested', now, { party: 'buyer', note: made.body, pictureIds });
	return ok({ id: made.id, state: made.state });
}

const isRequested = ({ lines }: RequestReturnInput, id: string): boolean => lines.some(({ lineId }) => lineId === id);

function draftReturn({ paymentMethod }: OrderGroup, order: Order, input: RequestReturnInput, now: Date): OrderReturn {
	const bank = paymentMethod === 'cod' ? input.bank : undefined;
	const asked = {
		id: newId(),
		orderId: order.id,
		customerId: order.customerId,
		shopId: order.shopId,
		state: 'requested' as const,
		reason: input.reason,
		body: clean(input.note),
		needsGoods: needsProductsBack(input.reason),
		tracking: '',
		requestedAt: now,
		approvedAt: null,
		sentAt: null,
		receivedAt: null,
		inspectedAt: null,
		rejectedAt: null,
		disputedAt: null,
		underReviewAt: null,
		ruledAt: null,
		appealedAt: null,
		replacementOfferedAt: null,
		replacementAgreedAt: null,
		replacementTracking: '',
		restockedBy: null,
		restockedAt: null,
		answeredAt: null,
		keeperId: null,
		ruledBy: [],
		ruling: null,
		rulingPercent: null,
		endedAt: null,
		...bankColumns(bank),
	};
	return { ...asked, dueAt: returnTransitionAt(asked, now).next };
}

const bankColumns = (bank: BankAccount | undefined) =>
	bank
		? { bankSealed: sealAccount(returnsWiring().bankSeal, bank), bankShown: shownAccount(bank) }
		: { bankSealed: null, bankShown: null };
