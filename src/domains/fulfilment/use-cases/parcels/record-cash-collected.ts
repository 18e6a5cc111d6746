import {
	type CashCollectionError,
	type CashCollectionFailure,
	failCashCollection,
} from '#src/domains/order-money/contract.ts';
import { isCashHeldByShop } from '#src/domains/order-money/rules/cash-held-by-shop.ts';
import { parcelsOf } from '#src/domains/orders/db/parcels-of-orders.ts';
import { type LockedOrder, lockOrderById } from '#src/domains/orders/index.ts';
import type { ReturnFailure } from '#src/domains/returns/contract/return.ts';
import { checkJudge } from '#src/domains/returns/index.ts';
import type { OperatorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text/text.ts';
import { INVESTIGATION_NOTE_MAX } from '../../contract/investigation.ts';
import type { ParcelWithLines } from '../../db/parcel-repository.ts';
import { findTracedParcel } from '../../db/parcel-repository.ts';
import { cashDue, recordCollection } from '../steps/record-parcel-cash.ts';

export type CashCollected = { readonly parcelId: string; readonly note: string };
type Recorded = { readonly orderNumber: string; readonly amountVnd: number };
type Answer = Result<Recorded, Failure<CashCollectionFailure | Extract<ReturnFailure, 'orders.ruling_own'>>>;

/** For carriers that confirm collected cash in another way than by webhook. */
export function recordCashCollected(context: Context<OperatorActor>, input: CashCollected): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const seen = await findTracedParcel(scope.read, input.parcelId);
		const locked = seen && (await lockOrderById(scope, { id: seen.orderId, groupId: seen.groupId }));
		if (!locked) return failCashCollection('orders.cash_parcel_unknown');
		const note = clean(input.note);
		if (note === '' || note.length > INVESTIGATION_NOTE_MAX)
			return failCashCollection('orders.cash_note', { max: INVESTIGATION_NOTE_MAX });
		const sides = await checkJudge(scope, locked.order);
		if (!sides.ok) return sides;
		const due = await readDue(scope, locked, seen.id);
		if (!due.ok) return due;
		const { number: orderNumber } = locked.order;
		const collection = { parcelId: seen.id, amountVnd: due.value };
		if (!(await recordCollection(scope, locked.order, collection, 'operator')))
			return failCashCollection('orders.cash_parcel_recorded', { orderNumber });
		const facts = { orderNumber, amountVnd: due.value, note };
		await audit(scope, { subjectType: 'order_parcel', subjectId: seen.id, action: 'cash_collected', facts });
		return ok({ orderNumber, amountVnd: due.value });
	});
}

async function readDue(
	scope: Scope,
	locked: LockedOrder,
	parcelId: string,
): Promise<Result<number, CashCollectionError>> {
	const parcels = await parcelsOf(scope.read, [locked.order.id]);
	const parcel = parcels.find(({ id }) => id === parcelId);
	if (!parcel) return failCashCollection('orders.cash_parcel_unknown');
	const problem = rejectionOf(locked, parcel);
	if (problem) return failCashCollection(problem, { orderNumber: locked.order.number });
	const amountVnd = await cashDue(scope, locked, { parcels, parcel });
	return amountVnd > 0 ? ok(amountVnd) : failCashCollection('orders.cash_parcel_without_cash');
}

function rejectionOf({ group }: LockedOrder, parcel: ParcelWithLines): CashCollectionFailure | null {
	if (group.paymentMethod !== 'cod') return 'orders.cash_parcel_prepaid';
	const { state, cashCollectedAt } = parcel;
	if (isCashHeldByShop(parcel)) return 'orders.cash_parcel_of_shop';
	if (cashCollectedAt) return 'orders.cash_parcel_recorded';
	return state === 'delivered' ? null : 'orders.cash_parcel_not_delivered';
}
