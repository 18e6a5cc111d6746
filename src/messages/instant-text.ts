import { formatDateTime } from '#src/shared/time.ts';

/** The description of the API asks without an occasion: what is no instant is said as it is. */
export const instantText = (at: unknown): string =>
	Number.isNaN(Date.parse(String(at))) ? String(at ?? '') : formatDateTime(new Date(String(at)));
