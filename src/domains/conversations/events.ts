import { defineEvent } from '#src/platform/jobs/index.ts';
import type { MessageParty } from './contract.ts';

type AboutOrder = { readonly orderId: string };

/** Something waits to be read by a side that was not told of it lately. */
export const orderMessageWritten = defineEvent<AboutOrder & { readonly to: MessageParty; readonly at: string }>()(
	'orders.message_written',
);
