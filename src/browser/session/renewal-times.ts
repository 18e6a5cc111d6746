const NOTICE_MAX_S = 300;
const BACK_OFF_FIRST_MS = 30_000;
const BACK_OFF_MAX_MS = 16 * 60_000;
const JITTER = 0.1;

/**
 * Five minutes before expiry, but at most a third of the lifetime, so that a short-lived token is not renewed
 * constantly.
 */
export function renewalDelayMs(expiresInS: number, lifeS: number): number {
	return Math.max(0, expiresInS - Math.min(NOTICE_MAX_S, lifeS / 3)) * 1000;
}

/** Doubles from 30 s to 16 minutes, ± 10 % jitter so that clients do not retry simultaneously. */
export function backOffMs(failures: number, chance: number): number {
	const wait = Math.min(BACK_OFF_FIRST_MS * 2 ** (failures - 1), BACK_OFF_MAX_MS);
	return Math.round(wait * (1 - JITTER + 2 * JITTER * chance));
}
