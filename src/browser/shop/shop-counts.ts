import { callApi } from '#src/browser/api.ts';
import { showCounter } from '#src/browser/counters.ts';
import { fetchCurrentUser, type SessionFacts } from '#src/browser/session.ts';
import { playOrderSound } from '#src/browser/shop/order-sound.ts';
import type { ConversationCounts } from '#src/domains/conversations/contract/conversation.ts';
import type { VendorData } from '#src/domains/identity/contract/identity.ts';
import type { ShopOrderCounts } from '#src/domains/order-views/contract/order-views.ts';
import type { ShopUserContentCounts } from '#src/domains/reviews/contract.ts';
import { url } from '#src/routes.ts';

/** Also polls in the background, where the badge in the title and the sound are of use. */
const POLL_MS = 30_000;
const LAST_SEEN_KEY = 'chobiz-order-seen';
/** Carries the new counts when an order came in since the last look. */
export const NEW_ORDER_EVENT = 'chobiz:new-order';

export const isNewOrder = (seenAt: string | null, newestAt: string | null): boolean =>
	newestAt !== null && seenAt !== null && newestAt > seenAt;

/** `(3) Title`, with the number of an earlier call replaced. */
export const countedTitle = (title: string, count: number): string => {
	const plain = title.replace(/^\(\d+\) /, '');
	return count === 0 ? plain : `(${count}) ${plain}`;
};

/** Shows the shop and what waits for it, only to users with a shop. */
export async function watchShopCounts(): Promise<void> {
	const currentUser = await fetchCurrentUser<SessionFacts & { readonly vendorData: VendorData | null }>();
	if (!currentUser.ok) return;
	const { vendorData, isVendor } = currentUser.value;
	document.documentElement.dataset.shop = vendorData ? 'own' : 'none';
	if (vendorData) showShop(vendorData);
	if (!isVendor) return;
	await Promise.all([lookForOrders(), fetchContentCounts(), fetchUnreadConversations()]);
	setInterval(() => {
		if (!navigator.onLine) return;
		void lookForOrders();
		void fetchUnreadConversations();
	}, POLL_MS);
}

function showShop({ name, slug }: VendorData): void {
	for (const place of document.querySelectorAll('[data-shop-name]')) place.textContent = name;
	for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-shop-link]')) {
		link.href = url.shop(slug);
		link.hidden = false;
	}
}

async function lookForOrders(): Promise<void> {
	const answer = await callApi<ShopOrderCounts>('GET', '/api/vendor/orders/counts');
	if (!answer.ok) return;
	const counts = answer.value;
	showPendingOrderCount(counts);
	const seenAt = sessionStorage.getItem(LAST_SEEN_KEY);
	const newestAt = counts.newestAt ?? '';
	if (newestAt >= (seenAt ?? '')) sessionStorage.setItem(LAST_SEEN_KEY, newestAt);
	if (!isNewOrder(seenAt, counts.newestAt)) return;
	playOrderSound();
	dispatchEvent(new CustomEvent<ShopOrderCounts>(NEW_ORDER_EVENT, { detail: counts }));
}

async function fetchContentCounts(): Promise<void> {
	const answer = await callApi<ShopUserContentCounts>('GET', '/api/vendor/reviews/counts');
	if (answer.ok) showPendingContentCount(answer.value);
}

async function fetchUnreadConversations(): Promise<void> {
	const answer = await callApi<ConversationCounts>('GET', '/api/vendor/conversations/counts');
	if (answer.ok) showUnreadConversations(answer.value);
}

const fromCustomers = { content: 0, conversations: 0 };
const showCustomers = (): void => showCounter('vendorCustomers', fromCustomers.content + fromCustomers.conversations);

export function showPendingContentCount({ reviews, questions }: ShopUserContentCounts): void {
	fromCustomers.content = reviews + questions;
	showCounter('vendorReviews', reviews);
	showCounter('vendorQuestions', questions);
	showCustomers();
}

export function showUnreadConversations({ unread }: ConversationCounts): void {
	fromCustomers.conversations = unread;
	showCounter('vendorConversations', unread);
	showCustomers();
}

export function showPendingOrderCount({ waiting, cancelAsked, returns, cases }: ShopOrderCounts): void {
	showCounter('vendorOrders', waiting + cancelAsked + returns + cases);
	document.title = countedTitle(document.title, waiting);
}
