import * as z from 'zod/mini';
import { OrderNumber } from '#src/domains/orders/contract/order.ts';
import { idsOnce } from '#src/shared/each-once.ts';
import { defineErrors } from '#src/shared/failure.ts';
import { Id } from '#src/shared/ids.ts';
import { PlainText } from '#src/shared/text/text.ts';

export const messagesConfig = {
	textMax: 1000,
	picturesMax: 3,
	/** Messages of one side in one order. */
	perHour: 20,
	perOrderMax: 500,
	/** Minimum interval between two notices of unread messages to one side. */
	tellEveryMinutes: 60,
	openDays: 90,
} as const;

export const MESSAGE_PARTIES = ['buyer', 'shop'] as const;
export type MessageParty = (typeof MESSAGE_PARTIES)[number];

export const WriteMessageInput = z.strictObject({
	number: OrderNumber,
	text: PlainText(messagesConfig.textMax),
	pictures: z.optional(z.array(Id).check(z.maxLength(messagesConfig.picturesMax), idsOnce)),
});
export type WriteMessageInput = z.infer<typeof WriteMessageInput>;
export const ReadMessagesInput = z.strictObject({
	number: OrderNumber,
	position: z.int().check(z.minimum(1), z.maximum(messagesConfig.perOrderMax)),
});
export type ReadMessagesInput = z.infer<typeof ReadMessagesInput>;
export const MessagePictureInput = z.strictObject({ messageId: Id, pictureId: Id });
export type MessagePictureInput = z.infer<typeof MessagePictureInput>;

export const MessageView = z.object({
	id: Id,
	position: z.int(),
	party: z.enum(MESSAGE_PARTIES),
	text: z.string(),
	pictureIds: z.array(Id),
	at: z.iso.datetime(),
	isRead: z.boolean(),
});
export type MessageView = z.infer<typeof MessageView>;
export const MessageThread = z.object({
	messages: z.array(MessageView),
	unread: z.int(),
	mayWrite: z.boolean(),
});
export type MessageThread = z.infer<typeof MessageThread>;
export const ReadMark = z.object({ position: z.int() });
export type ReadMark = z.infer<typeof ReadMark>;

export const messagesErrors = {
	'orders.messages_closed': 'conflict',
	'orders.messages_full': 'conflict',
	'orders.messages_too_many': 'limited',
	'orders.message_empty': 'invalid',
	'orders.message_contact': 'invalid',
	'orders.message_banned': 'invalid',
} as const;
export type MessageFailure = keyof typeof messagesErrors;
export const failMessage = defineErrors(messagesErrors);
