import type { NoticedOrder } from '#src/domains/orders/db/order-repository.ts';
import { notifyTransition } from '#src/domains/orders/index.ts';
import type { Details } from '#src/domains/orders/rules/notices.ts';
import { ORDER_SCHEDULED_ACTIONS, type OrderScheduledAction } from '#src/domains/orders/rules/order-transitions.ts';
import type { Scope } from '#src/platform/context.ts';

export const remindParty = (
	scope: Scope,
	order: NoticedOrder,
	reminder: Exclude<OrderScheduledAction, 'release'>,
	details: Details = {},
): Promise<void> => notifyTransition(scope, order, ORDER_SCHEDULED_ACTIONS[reminder], details);
