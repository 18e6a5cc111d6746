/** `until` is exclusive; null means without an end. */
export type PublishingWindow = { readonly from: Date; readonly until: Date | null };
export type WindowState = 'before' | 'open' | 'after';

export function windowState({ from, until }: PublishingWindow, now: Date): WindowState {
	if (now < from) return 'before';
	return until !== null && now >= until ? 'after' : 'open';
}

export function nextBoundary(windows: readonly PublishingWindow[], now: Date): Date | null {
	const later = windows.flatMap(({ from, until }) => [from, until]).filter((at) => at !== null && at > now) as Date[];
	return later.reduce<Date | null>((first, at) => (first === null || at < first ? at : first), null);
}

const UNTIL_MARK = '/';

export const windowText = ({ from, until }: PublishingWindow): string =>
	`${from.toISOString()}${UNTIL_MARK}${until?.toISOString() ?? ''}`;

/** Throws for a malformed window, so that such a page is never served. */
export function readWindow(text: string): PublishingWindow {
	const [from = '', until = ''] = text.split(UNTIL_MARK);
	const window = { from: new Date(from), until: until === '' ? null : new Date(until) };
	if (Number.isNaN(window.from.getTime()) || Number.isNaN(window.until?.getTime() ?? 0)) {
		throw new Error(`no publishing window: '${text}'`);
	}
	return window;
}
