const NOTICE_MAX_S = 300;
const BACK_OFF_FIRST_MS = 30_000;
const BACK_OFF_MAX_MS = 16 * 60_000;
const JITTER = 0.1;

/** Five minutes before the end, but at most a third of the token's life: a short-lived one is not renewed all the time. */
export function renewalDelayMs(expiresInS: number, lifeS: number): number {
	return Math.max(0, expiresInS - Math.min(NOTICE_MAX_S, lifeS / 3)) * 1000;
}

/** 30 s after the first failure, doubled each time to 16 minutes, ± 10 % so that not everybody comes back at once. */
export function backOffMs(failures: number, chance: number): number {
	const wait = Math.min(BACK_OFF_FIRST_MS * 2 ** (failures - 1), BACK_OFF_MAX_MS);
	return Math.round(wait * (1 - JITTER + 2 * JITTER * chance));
}
