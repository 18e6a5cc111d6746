import {
	conversationsErrors,
	SendMessageInput,
	SentMessage,
} from '#src/domains/conversations/contract/conversation.ts';
import { sendAsBuyer } from '#src/domains/conversations/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Send a message as the buyer',
	input: SendMessageInput,
	output: SentMessage,
	refusals: conversationsErrors,
	status: 201,
	idempotency: 'required',
	limit: { name: 'conversations.write', points: 120, perS: 3600, by: 'actor' },
	handle: sendAsBuyer,
});
