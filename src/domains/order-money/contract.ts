import { defineErrors, type Failure } from '#src/shared/failure.ts';

/** Cash of one delivered parcel: expected from the carrier, collected by its own word, remitted to us. */
export const CASH_CLAIM_STATES = ['expected', 'collected', 'remitted'] as const;
export type CashClaimState = (typeof CASH_CLAIM_STATES)[number];

export const cashCollectionErrors = {
	'orders.cash_parcel_unknown': 'not_found',
	'orders.cash_parcel_prepaid': 'conflict',
	'orders.cash_parcel_of_shop': 'conflict',
	'orders.cash_parcel_not_delivered': 'conflict',
	'orders.cash_parcel_without_cash': 'conflict',
	'orders.cash_parcel_recorded': 'conflict',
	'orders.cash_note': 'invalid',
	'orders.refund_waits': 'conflict',
} as const;
export type CashCollectionFailure = keyof typeof cashCollectionErrors;
export type CashCollectionError = Failure<CashCollectionFailure>;
export const failCashCollection = defineErrors(cashCollectionErrors);
