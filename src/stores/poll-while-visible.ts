type Pace = { readonly firstMs: number; readonly mostMs: number };
const BACKOFF_FACTOR = 1.5;

export const nextPollDelayMs = (waitMs: number, hasNews: boolean, { firstMs, mostMs }: Pace): number =>
	hasNews ? firstMs : Math.min(waitMs * BACKOFF_FACTOR, mostMs);

/** Polls while the page is visible and immediately when it becomes visible again; returns the stop function. */
export function pollWhileVisible(look: () => Promise<boolean>, pace: Pace): () => void {
	let waitMs = pace.firstMs;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let isLooking = false;
	const isSeen = (): boolean => document.visibilityState === 'visible';
	const ended = new AbortController();
	const plan = (): void => {
		clearTimeout(timer);
		if (isSeen() && !ended.signal.aborted) timer = setTimeout(() => void run(), waitMs);
	};
	const run = async (): Promise<void> => {
		if (isLooking) return;
		isLooking = true;
		const hasNews = await look();
		isLooking = false;
		waitMs = nextPollDelayMs(waitMs, hasNews, pace);
		plan();
	};
	const onTurn = (): void => {
		waitMs = pace.firstMs;
		if (isSeen()) void run();
		else clearTimeout(timer);
	};
	document.addEventListener('visibilitychange', onTurn, { signal: ended.signal });
	ended.signal.addEventListener('abort', () => clearTimeout(timer));
	plan();
	return () => ended.abort();
}
