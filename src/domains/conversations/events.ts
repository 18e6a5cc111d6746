import { defineEvent } from '#src/platform/jobs/index.ts';
import type { MessageParty } from './contract.ts';

type AboutOrder = { readonly orderId: string };

/** A side has unread messages and was not notified recently. */
export const orderMessageWritten = defineEvent<AboutOrder & { readonly to: MessageParty; readonly at: string }>()(
	'orders.message_written',
);
