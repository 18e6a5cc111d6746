import { callApi } from '#src/browser/api.ts';
import { showCounter } from '#src/browser/counters.ts';
import type { ConversationCounts } from '#src/domains/conversations/contract/conversation.ts';

/** The badge of the account menu. */
export async function showUnreadMessages(): Promise<void> {
	const answer = await callApi<ConversationCounts>('GET', '/api/conversations/counts');
	if (answer.ok) showCounter('conversations', answer.value.unread);
}
