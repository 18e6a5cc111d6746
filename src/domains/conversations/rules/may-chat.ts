import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { addMs, endOfVietnamDay, HOUR_MS, MINUTE_MS } from '#src/shared/time.ts';
import { type ConversationsFailure, conversationsConfig, failConversation } from '../contract/conversation.ts';
import type { MessageParty } from '../contract/order-messages.ts';

type Decision = Result<'write', Failure<ConversationsFailure>>;

const waitOf = (until: Date, now: Date) => ({
	againAt: until.toISOString(),
	retryAfterS: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)),
});

/** `openedToday`: conversations that the buyer has opened on this day in Vietnam. */
export function decideOpening(openedToday: number, now: Date): Decision {
	if (openedToday < conversationsConfig.newPerDay) return ok('write');
	return failConversation('conversations.too_many_new', waitOf(endOfVietnamDay(now), now));
}

/** `written`: times of the messages of the last hour that count together, oldest first. */
export function decidePace(written: readonly Date[], now: Date): Decision {
	const lately = written.filter((at) => at > addMs(now, -HOUR_MS));
	const [oldest] = lately.slice(-conversationsConfig.perHour);
	if (!oldest || lately.length < conversationsConfig.perHour) return ok('write');
	return failConversation('conversations.too_many_messages', waitOf(addMs(oldest, HOUR_MS), now));
}

type ChatFacts = {
	readonly isClosed: boolean;
	readonly isShopShown: boolean;
	readonly lastPosition: number;
	/** Sides that blocked the other one. */
	readonly blockedBy: readonly MessageParty[];
};

/** Why nothing can be written, whatever the text. */
export function chatObstacle(party: MessageParty, facts: ChatFacts): ChatObstacle | null {
	const { blockedBy } = facts;
	if (facts.isClosed) return 'closed';
	if (!facts.isShopShown) return 'shop_closed';
	if (blockedBy.includes(party)) return 'own_block';
	if (blockedBy.length > 0) return 'other_block';
	return facts.lastPosition >= conversationsConfig.perConversationMax ? 'full' : null;
}
export type ChatObstacle = 'closed' | 'shop_closed' | 'own_block' | 'other_block' | 'full';

export const isChatMailDue = (notifiedAt: Date | null, now: Date): boolean =>
	notifiedAt === null || now >= addMs(notifiedAt, conversationsConfig.notifyEveryMinutes * MINUTE_MS);
