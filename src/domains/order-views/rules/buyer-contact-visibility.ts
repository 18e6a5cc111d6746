import type { OrderState } from '#src/domains/orders/contract/order.ts';
import { ordersConfig } from '#src/domains/orders/contract/order.ts';
import { addMs, DAY_MS } from '#src/shared/time.ts';

const CONTACT_VISIBLE_STATES: ReadonlySet<OrderState> = new Set(['confirmed', 'packed', 'shipped', 'delivered']);

export function isContactVisible(state: OrderState, completedAt: Date | null, now: Date): boolean {
	if (CONTACT_VISIBLE_STATES.has(state)) return true;
	const isRecent = completedAt !== null && now < addMs(completedAt, ordersConfig.contactVisibleDays * DAY_MS);
	return state === 'completed' && isRecent;
}

/** `+84912345678` → `09** *** 678`. */
export const maskPhone = (phone: string): string => `0${phone.slice(3, 4)}** *** ${phone.slice(-3)}`;

export function maskName(name: string): string {
	const words = name.trim().split(/\s+/);
	const initial = (word: string | undefined): string => [...(word ?? '')][0]?.toUpperCase() ?? '';
	return words.length > 1 ? `${initial(words[0])}*** ${initial(words.at(-1))}.` : `${initial(words[0])}***`;
}
