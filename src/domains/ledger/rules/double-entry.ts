import { MAX_VND } from '#src/shared/money.ts';
import {
	ACCOUNT_NATURES,
	type AccountRef,
	LEG_MAX_LENGTH,
	LEGS_MAX,
	OWNER_ID_MAX_LENGTH,
	type TransferLeg,
} from '../contract.ts';

export const accountKey = (account: AccountRef): string => `${account.kind}:${account.ownerId ?? ''}`;
export const hasFloor = (account: AccountRef): boolean => ACCOUNT_NATURES[account.kind].hasFloor;

/** Throws instead of returning an error, because an invalid transfer is a bug of the caller. */
export function assertBookable(legs: readonly TransferLeg[]): void {
	if (legs.length === 0 || legs.length > LEGS_MAX) throw new Error(`A transfer has 1 to ${LEGS_MAX} legs`);
	if (new Set(legs.map(({ leg }) => leg)).size !== legs.length) throw new Error('Legs of one source need own names');
	for (const { leg, debit, credit, amountVnd } of legs) {
		if (leg.length === 0 || leg.length > LEG_MAX_LENGTH) throw new Error(`A leg needs a short name, not '${leg}'`);
		if (!Number.isSafeInteger(amountVnd) || amountVnd <= 0 || amountVnd > MAX_VND)
			throw new Error(`Leg ${leg} cannot move ${amountVnd}`);
		if (accountKey(debit) === accountKey(credit))
			throw new Error(`Leg ${leg} moves nothing: both sides are one account`);
		for (const account of [debit, credit]) assertOwner(account);
	}
}

function assertOwner(account: AccountRef): void {
	const length = account.ownerId?.length ?? 0;
	const { isOwned } = ACCOUNT_NATURES[account.kind];
	if (isOwned === 'optional' && length <= OWNER_ID_MAX_LENGTH) return;
	if (isOwned ? length === 0 || length > OWNER_ID_MAX_LENGTH : length > 0)
		throw new Error(`Account ${account.kind} has ${isOwned ? 'an owner' : 'no owner'}`);
}

/** The net change of each account with a floor; credits increase these accounts. */
export function floorChanges(legs: readonly TransferLeg[]): ReadonlyMap<string, number> {
	const changes = new Map<string, number>();
	for (const { debit, credit, amountVnd } of legs) {
		if (hasFloor(debit)) changes.set(accountKey(debit), (changes.get(accountKey(debit)) ?? 0) - amountVnd);
		if (hasFloor(credit)) changes.set(accountKey(credit), (changes.get(accountKey(credit)) ?? 0) + amountVnd);
	}
	return changes;
}

export type FlooredBalance = { readonly postedVnd: number; readonly heldVnd: number };

export const availableVnd = (balance: FlooredBalance): number => balance.postedVnd - balance.heldVnd;
export const hasSufficientFunds = (balance: FlooredBalance, changeVnd: number): boolean =>
	changeVnd >= 0 || availableVnd(balance) + changeVnd >= 0;
