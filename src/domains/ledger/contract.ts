import { type Failure, refusalsOf } from '#src/shared/failure.ts';

/** Which side makes the account grow: assets and expenses by debits, liabilities and income by credits. */
export type AccountSide = 'debit' | 'credit';
type AccountNature = { readonly side: AccountSide; readonly isOwned: boolean; readonly hasFloor: boolean };

const platform = (side: AccountSide): AccountNature => ({ side, isOwned: false, hasFloor: false });
const owned = (hasFloor = false): AccountNature => ({ side: 'credit', isOwned: true, hasFloor });

/** Every kind of account. Owned kinds exist once per owner; kinds with a floor never go below zero, holds included. */
export const ACCOUNT_NATURES = {
	psp_vnpay_clearing: platform('debit'),
	cod_receivable: platform('debit'),
	bank: platform('debit'),
	coin_paid: owned(true),
	coin_bonus: owned(true),
	order_escrow: owned(),
	booking_escrow: owned(),
	vendor_payable: owned(),
	vendor_reserve: owned(),
	deposit_hold: owned(true),
	refund_payable: owned(),
	tax_withheld: platform('credit'),
	commission: platform('credit'),
	freight_fee: platform('credit'),
	breakage: platform('credit'),
	penalty: platform('credit'),
	coin_cost: platform('debit'),
	goodwill: platform('debit'),
	promotion_cost: platform('debit'),
	psp_fee: platform('debit'),
} as const satisfies Record<string, AccountNature>;

export type AccountKind = keyof typeof ACCOUNT_NATURES;
export type OwnedAccountKind = {
	[Kind in AccountKind]: (typeof ACCOUNT_NATURES)[Kind]['isOwned'] extends true ? Kind : never;
}[AccountKind];
export type PlatformAccountKind = Exclude<AccountKind, OwnedAccountKind>;

/** `coin_paid` of one customer, `order_escrow` of one order, or an account that the platform has once. */
export type AccountRef =
	| { readonly kind: PlatformAccountKind; readonly ownerId?: never }
	| { readonly kind: OwnedAccountKind; readonly ownerId: string };

export const OWNER_ID_MAX_LENGTH = 100;
export const LEG_MAX_LENGTH = 60;
/** One business event moves money in few steps; more is a mistake. */
export const LEGS_MAX = 500;

/** What a movement is booked for. (type, id, leg) is booked once, however often it is asked for. */
export type TransferSource = { readonly type: string; readonly id: string };

export type TransferLeg = {
	/** Names the step within the source: `payment`, `commission` … */
	readonly leg: string;
	readonly debit: AccountRef;
	readonly credit: AccountRef;
	/** Above zero; bizcoin counts as ₫. */
	readonly amountVnd: number;
};

export const ledgerRefusals = {
	'ledger.insufficient_funds': 'conflict',
	'ledger.hold_closed': 'conflict',
} as const;
export type LedgerRefusal = keyof typeof ledgerRefusals;
export type InsufficientFunds = Failure<'ledger.insufficient_funds'>;
export type HoldClosed = Failure<'ledger.hold_closed'>;
export const refuse = refusalsOf(ledgerRefusals);
