import { defineEvent } from '#src/platform/jobs/index.ts';
import type { OrderParty } from './contract.ts';

type AboutOrder = { readonly orderId: string };

export const orderCancellationRequested = defineEvent<AboutOrder>()('orders.cancel_asked');

export const orderCancelDeclined = defineEvent<AboutOrder & { readonly at: string }>()('orders.cancel_declined');

export const orderCancelled = defineEvent<
	AboutOrder & {
		readonly party: OrderParty;
		readonly reason: string | null;
		readonly wasPaid: boolean;
	}
>()('orders.cancelled');
