import { type PayoutAccountState, settlementConfig } from '../contract.ts';

const HOUR_MS = 3_600_000;

type Known = { readonly state: PayoutAccountState; readonly heldUntil: Date | null };

/**
 * How long nothing is paid out to an account that takes the place of another: a thief's account must not be paid before
 * the owner has read the mail. Who corrects a first account that was never paid to waits for nothing.
 */
export function heldUntil(before: Known | null, now: Date): Date | null {
	if (!before || (before.state !== 'active' && before.heldUntil === null)) return null;
	return new Date(now.getTime() + settlementConfig.accountHoldHours * HOUR_MS);
}

export const isHeld = (account: Pick<Known, 'heldUntil'> | null, now: Date): boolean =>
	account?.heldUntil != null && account.heldUntil > now;
