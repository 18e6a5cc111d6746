import { backOffMs, renewalDelayMs } from '#src/browser/session/renewal-times.ts';
import type { SessionEvent } from '#src/browser/session/session-event.ts';
import { toast } from '#src/browser/toast.ts';
import { deleteOtherUsersTexts } from '#src/browser/unsaved-others.ts';
import { browserMessages } from '#src/messages/vi/frame.ts';

const LOCK = 'chobiz-renewal';
/** A token that another tab renewed this recently is not renewed again. */
const FRESH_MS = 30_000;
const SOON_MS = 1000;

let timer: ReturnType<typeof setTimeout> | undefined;
let dueAtMs = 0;
let lifeS = 0;
let failures = 0;
let renewedAtMs = Number.NEGATIVE_INFINITY;
let isOver = false;
let tabs: Tabs | undefined;

export type Tabs = { watch(listener: (news: SessionEvent) => void): void; notify(news: SessionEvent): void };

type Life = { readonly customerId: string; readonly expiresInS: number; readonly accessLifeS: number };

/** Each tab has a timer; a lock lets one tab renew, and the others use its result. */
export function startRenewal(facts: Life, watchAndNotify: Tabs): void {
	tabs = watchAndNotify;
	deleteOtherUsersTexts(facts.customerId);
	lifeS = facts.accessLifeS;
	schedule(Math.max(SOON_MS, renewalDelayMs(facts.expiresInS, lifeS)));
	tabs.watch((news) => {
		if (news.kind === 'renewed') accept(news.expiresInS);
		else if (news.kind !== 'signed_in') stop();
	});
	addEventListener('online', retryNow);
	document.addEventListener('visibilitychange', () => {
		if (document.visibilityState === 'visible') retryNow();
	});
}

function schedule(delayMs: number): void {
	clearTimeout(timer);
	dueAtMs = Date.now() + delayMs;
	timer = setTimeout(() => void renew(), delayMs);
}

/** Timers stop while a phone sleeps, and a restored network allows an immediate retry. */
function retryNow(): void {
	if (isOver || (failures === 0 && Date.now() < dueAtMs)) return;
	failures = 0;
	schedule(0);
}

function accept(expiresInS: number): void {
	failures = 0;
	renewedAtMs = Date.now();
	schedule(Math.max(SOON_MS, renewalDelayMs(expiresInS, lifeS)));
}

function stop(): void {
	isOver = true;
	clearTimeout(timer);
}

async function renew(): Promise<void> {
	const outcome = await navigator.locks.request(LOCK, async () => {
		if (Date.now() - renewedAtMs < FRESH_MS) return 'spared' as const;
		// Offline, the dynamic import fails as well.
		return import('#src/browser/session/oidc.ts').then(
			({ renewTokens }) => renewTokens(),
			() => 'failed' as const,
		);
	});
	if (isOver || outcome === 'spared') return;
	if (outcome === 'over') {
		tabs?.notify({ kind: 'expired' });
		void toast('warning', browserMessages.sessionEnded);
	} else if (outcome === 'failed') {
		failures += 1;
		schedule(backOffMs(failures, Math.random()));
	} else {
		tabs?.notify({ kind: 'renewed', expiresInS: outcome.expiresInS });
	}
}
