import { type ApiProblem, type ApiResult, callApi } from '#src/browser/api.ts';
import { showCounter } from '#src/browser/counters.ts';
import { showUnreadConversations } from '#src/browser/shop/shop-counts.ts';
import type { ProductCard } from '#src/domains/catalog/contract/product.ts';
import type {
	BlockedConversation,
	ConversationCounts,
	ConversationItem,
	ConversationPage,
	ConversationReportReason,
	ConversationStart,
	ConversationTab,
	ConversationView,
	MarkedConversation,
	ReportedConversation,
	SentMessage,
} from '#src/domains/conversations/contract/conversation.ts';
import type { MessageParty } from '#src/domains/conversations/contract/order-messages.ts';
import { inboxMessages as messages } from '#src/messages/vi/conversations/inbox.ts';
import { type ListShown, pagedList } from '#src/stores/paged-list.ts';
import { pollWhileVisible } from '#src/stores/poll-while-visible.ts';
import { withToast } from '#src/stores/with-toast.ts';

const BASE: Readonly<Record<MessageParty, string>> = {
	buyer: '/api/conversations',
	shop: '/api/vendor/conversations',
};
const ROWS = 20;
const ROWS_MAX = 100;
const OPEN_PACE = { firstMs: 5000, mostMs: 60_000 };
const LIST_PACE = { firstMs: 20_000, mostMs: 60_000 };

export type Asked = { readonly side: MessageParty; readonly tab: ConversationTab; readonly q: string };

const listPath = ({ side, tab, q }: Asked, limit: number, cursor: string | null): string =>
	`${BASE[side]}?${new URLSearchParams({ tab, limit: String(limit), ...(q ? { q } : {}), ...(cursor ? { cursor } : {}) })}`;

const { $list, open, more } = pagedList<Asked, ConversationItem>(
	{ side: 'buyer', tab: 'all', q: '' },
	(asked, cursor) => callApi<ConversationPage>('GET', listPath(asked, ROWS, cursor)),
);
export const $conversations = $list;
export type Conversations = ListShown<Asked, ConversationItem>;
export const openConversations = open;
export const loadMoreConversations = more;

const conversationPath = (side: MessageParty, id: string): string => `${BASE[side]}/${encodeURIComponent(id)}`;

/** Reads the shown rows again without a sign of loading; an error leaves them as they are. */
export async function refreshConversations(): Promise<boolean> {
	const shown = $list.get();
	if (shown.phase !== 'shown' || shown.isLoadingMore) return false;
	const rows = Math.min(Math.max(ROWS, shown.items.length), ROWS_MAX);
	const answer = await callApi<ConversationPage>('GET', listPath(shown.asked, rows, null));
	if (!answer.ok || $list.get() !== shown) return false;
	const hasNews = JSON.stringify(answer.value.items) !== JSON.stringify(shown.items);
	if (hasNews) $list.set({ ...shown, ...answer.value });
	await refreshCount(shown.asked.side);
	return hasNews;
}

export const pollConversations = (): (() => void) => pollWhileVisible(refreshConversations, LIST_PACE);

async function refreshCount(side: MessageParty): Promise<void> {
	const answer = await callApi<ConversationCounts>('GET', `${BASE[side]}/counts`);
	if (!answer.ok) return;
	if (side === 'buyer') showCounter('conversations', answer.value.unread);
	else showUnreadConversations(answer.value);
}

export const readConversation = (
	side: MessageParty,
	id: string,
	before?: number,
): Promise<ApiResult<ConversationView>> =>
	callApi<ConversationView>('GET', `${conversationPath(side, id)}${before ? `?before=${before}` : ''}`);

/** Polls the latest messages and read marks while the page is visible. Returns the stop function. */
export function pollConversation(side: MessageParty, id: string, onNews: (view: ConversationView) => void): () => void {
	let last = '';
	return pollWhileVisible(async () => {
		const answer = await readConversation(side, id);
		if (!answer.ok) return false;
		const now = JSON.stringify(answer.value);
		const hasNews = now !== last;
		last = now;
		if (hasNews) onNews(answer.value);
		return hasNews;
	}, OPEN_PACE);
}

/** Ignores errors: the next visit marks the messages. */
export async function markConversation(side: MessageParty, id: string, position: number): Promise<void> {
	const answer = await callApi<MarkedConversation>('POST', `${conversationPath(side, id)}/read`, {
		body: { position },
	});
	if (!answer.ok) return;
	const shown = $list.get();
	$list.set({
		...shown,
		items: shown.items.map((item) => (item.id === id ? { ...item, unread: answer.value.unread } : item)),
	});
	await refreshCount(side);
}

export type StartProblem = ApiProblem;

export const readStart = (productId: string): Promise<ApiResult<ConversationStart>> =>
	callApi<ConversationStart>('GET', `${BASE.buyer}/about?${new URLSearchParams({ productId })}`);

/** Where a message goes: into a conversation, or the first one about a product. */
export type Target = { readonly conversationId: string } | { readonly productId: string };

export function sendMessage(
	side: MessageParty,
	target: Target,
	text: string,
	idempotencyKey: string,
): Promise<ApiResult<SentMessage>> {
	if ('productId' in target)
		return callApi<SentMessage>('POST', BASE.buyer, { body: { ...target, text }, idempotencyKey });
	const path = `${conversationPath(side, target.conversationId)}/messages`;
	return callApi<SentMessage>('POST', path, { body: { text }, idempotencyKey });
}

export async function blockConversation(side: MessageParty, id: string, isBlocked: boolean): Promise<boolean> {
	const done = await withToast(
		callApi<BlockedConversation>('POST', `${conversationPath(side, id)}/block`, { body: { isBlocked } }),
		isBlocked ? messages.blocked : messages.unblocked,
	);
	if (done) await refreshConversations();
	return done !== null;
}

export async function reportConversation(
	side: MessageParty,
	id: string,
	report: { readonly reason: string; readonly note: string },
): Promise<boolean> {
	const body = { reason: report.reason as ConversationReportReason, note: report.note };
	const call = callApi<ReportedConversation>('POST', `${conversationPath(side, id)}/report`, { body });
	return (await withToast(call, messages.reportDone)) !== null;
}

const PICKED = 12;

export async function findShopProducts(shop: string, q: string): Promise<readonly ProductCard[] | null> {
	const query = new URLSearchParams({ shop, limit: String(PICKED), ...(q ? { q } : {}) });
	const answer = await callApi<{ readonly items: readonly ProductCard[] }>('GET', `/api/products?${query}`);
	return answer.ok ? answer.value.items : null;
}
