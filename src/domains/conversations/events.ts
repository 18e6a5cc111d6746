import { defineEvent } from '#src/platform/jobs/index.ts';
import type { ReportVerdict } from './contract/conversation.ts';
import type { MessageParty } from './contract/order-messages.ts';

type AboutOrder = { readonly orderId: string };
type AboutConversation = { readonly conversationId: string };

/** A side has unread messages and was not notified recently. */
export const orderMessageWritten = defineEvent<AboutOrder & { readonly to: MessageParty; readonly at: string }>()(
	'orders.message_written',
);
/** As above, before an order. */
export const chatMessageWritten = defineEvent<AboutConversation & { readonly to: MessageParty; readonly at: string }>()(
	'conversations.message_written',
);
export const conversationReportDecided = defineEvent<
	AboutConversation & { readonly reporterIds: readonly string[]; readonly verdict: ReportVerdict; readonly at: string }
>()('conversations.report_decided');
