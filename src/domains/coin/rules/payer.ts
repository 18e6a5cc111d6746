import type { AccountKind, AccountRef } from '#src/domains/ledger/contract.ts';
import type { CoinBucket, GrantKind } from '../contract/coin.ts';

const GOODWILL_KINDS: readonly GrantKind[] = ['shop_goodwill', 'late_paid'];

export const payerOfKind = (kind: GrantKind): AccountRef => ({
	kind: GOODWILL_KINDS.includes(kind) ? 'goodwill' : 'coin_cost',
});

export const payerOfSlice = (slice: { readonly payerKind: AccountKind; readonly payerId: string }): AccountRef =>
	(slice.payerId === '' ? { kind: slice.payerKind } : { kind: slice.payerKind, ownerId: slice.payerId }) as AccountRef;

const ACCOUNTS = { bonus: 'coin_bonus', paid: 'coin_paid' } as const;
export const customerAccount = (bucket: CoinBucket, customerId: string): AccountRef => ({
	kind: ACCOUNTS[bucket],
	ownerId: customerId,
});
export const accountKindOf = (bucket: CoinBucket): (typeof ACCOUNTS)[CoinBucket] => ACCOUNTS[bucket];
