/** When something is shown: from its first instant until just before `until`, or for ever. */
export type PublishingWindow = { readonly from: Date; readonly until: Date | null };
export type WindowState = 'before' | 'open' | 'after';

export function windowState({ from, until }: PublishingWindow, now: Date): WindowState {
	if (now < from) return 'before';
	return until !== null && now >= until ? 'after' : 'open';
}

/** The next instant at which any of these opens or closes; `null` when nothing will change any more. */
export function nextBoundary(windows: readonly PublishingWindow[], now: Date): Date | null {
	const later = windows.flatMap(({ from, until }) => [from, until]).filter((at) => at !== null && at > now) as Date[];
	return later.reduce<Date | null>((first, at) => (first === null || at < first ? at : first), null);
}

const UNTIL_MARK = '/';

/** As it stands in a pre-rendered page for the host: `2026-11-21T00:30:00.000Z/` with or without an end. */
export const windowText = ({ from, until }: PublishingWindow): string =>
	`${from.toISOString()}${UNTIL_MARK}${until?.toISOString() ?? ''}`;

/** Throws for anything that `windowText` does not make: a page whose window nobody can read must not be served. */
export function readWindow(text: string): PublishingWindow {
	const [from = '', until = ''] = text.split(UNTIL_MARK);
	const window = { from: new Date(from), until: until === '' ? null : new Date(until) };
	if (Number.isNaN(window.from.getTime()) || Number.isNaN(window.until?.getTime() ?? 0)) {
		throw new Error(`no publishing window: '${text}'`);
	}
	return window;
}
