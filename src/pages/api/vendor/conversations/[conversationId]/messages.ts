import {
	conversationsErrors,
	SendMessageInput,
	SentMessage,
} from '#src/domains/conversations/contract/conversation.ts';
import { sendAsShop } from '#src/domains/conversations/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = vendorEndpoint({
	summary: 'Send a message as the shop',
	input: SendMessageInput,
	output: SentMessage,
	refusals: conversationsErrors,
	status: 201,
	idempotency: 'required',
	limit: { name: 'conversations.write', points: 120, perS: 3600, by: 'actor' },
	handle: sendAsShop,
});
