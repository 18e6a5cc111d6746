import type { NoticedOrder } from '#src/domains/orders/db/order-repository.ts';
import { notifyBuyer, notifyParties, notifyShop } from '#src/domains/orders/index.ts';
import type { Details } from '#src/domains/orders/rules/notices.ts';
import type { ScheduledTransition } from '#src/domains/orders/rules/scheduled-transitions.ts';
import type { Scope } from '#src/platform/context.ts';

export type Reminder = Extract<
	ScheduledTransition,
	'remind_confirm' | 'warn_overdue' | 'remind_pack' | 'remind_rest' | 'remind_receipt' | 'ask_arrival'
>;

export function remindParty(
	scope: Scope,
	order: NoticedOrder,
	reminder: Reminder,
	details: Details = {},
): Promise<void> {
	if (reminder === 'remind_receipt') return notifyBuyer(scope, order, 'orders.buyer_remind_receipt');
	if (reminder === 'ask_arrival') {
		const buyer = { kind: 'orders.buyer_ask_arrival', details } as const;
		return notifyParties(scope, [{ order, buyer, shop: { kind: 'orders.shop_ask_arrival', details } }]);
	}
	return notifyShop(scope, order, `orders.shop_${reminder}`);
}
