import { fetchCurrentUser, onSessionChange } from '#src/browser/session.ts';
import { url } from '#src/routes.ts';
import { formatCount } from '#src/shared/text/amount-text.ts';

type Shown = { readonly who: 'visitor' | 'customer' | 'vendor'; readonly name: string; readonly coinVnd?: number };

const SHOWN_KEY = 'chobiz-who';
/** Leaves the first moments of a page to what people came for. */
const UNREAD_AFTER_MS = 500;

export async function showCurrentUser(): Promise<void> {
	const last = sessionStorage.getItem(SHOWN_KEY);
	if (last) show(JSON.parse(last) as Shown);
	for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-return-here]')) {
		link.href = url.login(location.pathname + location.search);
	}
	await showAnswer();
	onSessionChange(({ kind }) => {
		if (kind === 'signed_in' || kind === 'expired') void showAnswer();
	});
}

async function showAnswer(): Promise<void> {
	const answer = await fetchCurrentUser();
	if (!answer.ok) return;
	const { isLoggedIn, isVendor, userName, coinVnd } = answer.value;
	const shown: Shown = {
		who: isLoggedIn ? (isVendor ? 'vendor' : 'customer') : 'visitor',
		name: userName,
		coinVnd,
	};
	sessionStorage.setItem(SHOWN_KEY, JSON.stringify(shown));
	show(shown);
	if (isLoggedIn) setTimeout(() => void showUnreadCount(), UNREAD_AFTER_MS);
}

const showUnreadCount = () =>
	import('#src/components/frame/unread-messages.client.ts').then(({ showUnreadMessages }) => showUnreadMessages());

function show({ who, name, coinVnd = 0 }: Shown): void {
	document.documentElement.dataset.who = who;
	if (!name) return;
	fill('[data-user-name]', name);
	fill('[data-coin-balance]', formatCount(coinVnd));
}

function fill(places: string, text: string): void {
	for (const place of document.querySelectorAll(places)) place.textContent = text;
}
