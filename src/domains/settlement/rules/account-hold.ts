import { type PayoutAccountState, settlementConfig } from '../contract/settlement.ts';

const HOUR_MS = 3_600_000;

type ExistingAccount = { readonly state: PayoutAccountState; readonly heldUntil: Date | null };

/**
 * Returns until when a replacing account is held: the owner must have time to read the mail before a thief's account
 * is paid. Correcting a first account that was never paid has no hold.
 */
export function holdUntil(before: ExistingAccount | null, now: Date): Date | null {
	if (!before || (before.state !== 'active' && before.heldUntil === null)) return null;
	return new Date(now.getTime() + settlementConfig.accountHoldHours * HOUR_MS);
}

export const isHeld = (account: Pick<ExistingAccount, 'heldUntil'> | null, now: Date): boolean =>
	account?.heldUntil != null && account.heldUntil > now;
