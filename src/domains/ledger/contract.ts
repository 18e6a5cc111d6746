import { defineErrors, type Failure } from '#src/shared/failure.ts';

/** The side that increases an account: debit for assets and expenses, credit for liabilities and income. */
export type AccountSide = 'debit' | 'credit';
/** `optional`: accounts without an owner hold what was booked before the kind had owners. */
type Ownership = boolean | 'optional';
type AccountNature = { readonly side: AccountSide; readonly isOwned: Ownership; readonly hasFloor: boolean };

const DEBIT = { side: 'debit', isOwned: false, hasFloor: false } as const;
const CREDIT = { side: 'credit', isOwned: false, hasFloor: false } as const;
const OWNED = { side: 'credit', isOwned: true, hasFloor: false } as const;
const FLOORED = { side: 'credit', isOwned: true, hasFloor: true } as const;

/** Owned kinds have one account per owner; kinds with a floor never go below zero, holds included. */
export const ACCOUNT_NATURES = {
	psp_vnpay_clearing: DEBIT,
	/** Owned by `CARRIER:SHOP`, or `shop:SHOP` for cash that the shop collected itself. */
	cod_receivable: { side: 'debit', isOwned: 'optional', hasFloor: false },
	bank: DEBIT,
	coin_paid: FLOORED,
	coin_bonus: FLOORED,
	order_escrow: OWNED,
	booking_escrow: OWNED,
	vendor_payable: OWNED,
	vendor_reserve: OWNED,
	deposit_hold: FLOORED,
	refund_payable: OWNED,
	tax_withheld: CREDIT,
	commission: CREDIT,
	freight_fee: CREDIT,
	breakage: CREDIT,
	penalty: CREDIT,
	coin_cost: DEBIT,
	goodwill: DEBIT,
	promotion_cost: DEBIT,
	psp_fee: DEBIT,
} as const satisfies Record<string, AccountNature>;

export type AccountKind = keyof typeof ACCOUNT_NATURES;
export type OwnedAccountKind = {
	[Kind in AccountKind]: (typeof ACCOUNT_NATURES)[Kind]['isOwned'] extends true ? Kind : never;
}[AccountKind];
export type PlatformAccountKind = {
	[Kind in AccountKind]: (typeof ACCOUNT_NATURES)[Kind]['isOwned'] extends false ? Kind : never;
}[AccountKind];

export type AccountRef =
	| { readonly kind: PlatformAccountKind; readonly ownerId?: never }
	| { readonly kind: OwnedAccountKind; readonly ownerId: string }
	| { readonly kind: 'cod_receivable'; readonly ownerId?: string };

export const OWNER_ID_MAX_LENGTH = 100;
export const LEG_MAX_LENGTH = 60;
/** A single event needs far fewer legs; more indicate a bug. */
export const LEGS_MAX = 500;

export type TransferLeg = {
	/** `payment`, `commission` … Each leg is posted once per source. */
	readonly leg: string;
	readonly debit: AccountRef;
	readonly credit: AccountRef;
	readonly amountVnd: number;
};

export const ledgerErrors = {
	'ledger.insufficient_funds': 'conflict',
	'ledger.hold_closed': 'conflict',
} as const;
export type LedgerFailure = keyof typeof ledgerErrors;
export type InsufficientFunds = Failure<'ledger.insufficient_funds'>;
export type HoldClosed = Failure<'ledger.hold_closed'>;
export const fail = defineErrors(ledgerErrors);
