import type { OrderState } from '#src/domains/orders/contract/order.ts';
import { findTextIssues } from '#src/domains/vendors/rules/shop-page/text-check.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS } from '#src/shared/time.ts';
import { failMessage, type MessageFailure, type MessageParty, messagesConfig } from '../contract/order-messages.ts';

export type TalkedOrder = {
	readonly state: OrderState;
	readonly placedAt: Date | null;
	readonly shippedAt: Date | null;
	readonly refusedAt: Date | null;
	readonly completedAt: Date | null;
	readonly cancelledAt: Date | null;
};
type Written = { readonly party: MessageParty; readonly at: Date };

const ENDED: ReadonlySet<OrderState> = new Set(['completed', 'cancelled', 'returned', 'expired']);

export function isThreadOpen(order: TalkedOrder, hasOpenReturn: boolean, now: Date): boolean {
	const { state, placedAt, shippedAt, refusedAt, completedAt, cancelledAt } = order;
	if (!placedAt || state === 'pending_payment' || state === 'expired') return false;
	if (!ENDED.has(state) || hasOpenReturn) return true;
	const endedAt = completedAt ?? cancelledAt ?? refusedAt ?? shippedAt ?? placedAt;
	return now < addMs(endedAt, messagesConfig.openDays * DAY_MS);
}

export function decideMessage(
	{ party, text, pictures }: { readonly party: MessageParty; readonly text: string; readonly pictures: number },
	written: readonly Written[],
	now: Date,
): Result<'write', Failure<MessageFailure>> {
	if (text === '' && pictures === 0) return failMessage('orders.message_empty');
	if (written.length >= messagesConfig.perOrderMax) return failMessage('orders.messages_full');
	const lately = written.filter((one) => one.party === party && one.at > addMs(now, -HOUR_MS));
	const [oldest] = lately.slice(-messagesConfig.perHour);
	if (oldest && lately.length >= messagesConfig.perHour) {
		const waitMs = addMs(oldest.at, HOUR_MS).getTime() - now.getTime();
		return failMessage('orders.messages_too_many', { retryAfterS: Math.max(1, Math.ceil(waitMs / 1000)) });
	}
	return ok('write');
}

/** Removes the numbers of the order and its parcels (`known`) first, so that they do not count as phone numbers. */
export function checkMessageText(text: string, known: readonly string[]): Result<'say', Failure<MessageFailure>> {
	const withoutKnownNumbers = known.filter(Boolean).reduce((left, one) => left.replaceAll(one, '·'), text);
	const doubts = findTextIssues(withoutKnownNumbers);
	if (doubts.includes('banned_words')) return failMessage('orders.message_banned');
	return doubts.length > 0 ? failMessage('orders.message_contact') : ok('say');
}

export const isNotificationDue = (toldAt: Date | null, now: Date): boolean =>
	toldAt === null || now >= addMs(toldAt, messagesConfig.tellEveryMinutes * MINUTE_MS);
