import { formatDateTime } from '#src/shared/time.ts';

/** The API documentation calls this with placeholders, which are returned unchanged. */
export const instantText = (at: unknown): string =>
	Number.isNaN(Date.parse(String(at))) ? String(at ?? '') : formatDateTime(new Date(String(at)));
