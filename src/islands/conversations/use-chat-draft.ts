import { type RefObject, useEffect, useState } from 'react';
import { type ConversationMessage, conversationsConfig } from '#src/domains/conversations/contract/conversation.ts';
import type { MessageParty } from '#src/domains/conversations/contract/order-messages.ts';
import { sendMessage, type Target } from '#src/islands/conversations/store.ts';
import { inboxMessages as messages } from '#src/messages/vi/conversations/inbox.ts';
import { fieldMessages } from '#src/messages/vi/ui.ts';
import { useFormDraft } from '../forms/use-form-draft.ts';
import { useSubmit } from '../forms/use-submit.ts';

export type Chat = {
	readonly side: MessageParty;
	/** Identifies the draft, which survives a lost connection and a reload. */
	readonly draftName: string;
	readonly target: Target;
	readonly shown: readonly ConversationMessage[];
	readonly onSent: (conversationId: string) => unknown;
};
type Draft = {
	readonly text: string;
	/** Idempotency key of an attempt without an answer: repeating it does not send twice. */
	readonly key: string;
	/** Position of the last known message at that attempt. */
	readonly triedAfter: number;
};
const BLANK: Draft = { text: '', key: '', triedAfter: 0 };

/** The message may or may not have arrived. */
const isUnknown = (status: number): boolean => status === 0 || status === 401 || status >= 500;

/** `box`: its text may have changed while the message was sent. */
export function useChatDraft(
	{ side, draftName, target, shown, onSent }: Chat,
	box: RefObject<HTMLTextAreaElement | null>,
) {
	const [draft, setDraft, settle] = useFormDraft<Draft>(`chat:${side}:${draftName}`, BLANK);
	const [problem, setProblem] = useState('');
	const { text, key, triedAfter } = draft;
	const over = text.length - conversationsConfig.textMax;
	const isTooLong = over > 0;
	const last = shown.at(-1)?.position ?? 0;
	const write = (typed: string): void => {
		setProblem('');
		setDraft({ ...BLANK, text: typed });
	};
	const { isBusy, onSubmit } = useSubmit(text.trim() !== '' && !isTooLong, async () => {
		const tried: Draft = key === '' ? { text, key: crypto.randomUUID(), triedAfter: last } : draft;
		setDraft(tried);
		const answer = await sendMessage(side, target, text, tried.key);
		if (answer.ok) {
			setProblem('');
			// Text typed while sending is another message.
			if (box.current?.value === text) settle(BLANK);
			box.current?.focus();
			await onSent(answer.value.conversationId);
			return;
		}
		const { status, detail, fields } = answer.problem;
		if (!isUnknown(status)) setDraft((now) => ({ ...now, key: '' }));
		setProblem(status === 0 ? messages.notSent : (fields.text ?? detail));
	});
	// The answer was lost, but the message is in the conversation.
	const hasArrived =
		key !== '' &&
		!isBusy &&
		shown.some((one) => one.party === side && one.position > triedAfter && one.text === text.trim());
	useEffect(() => {
		if (hasArrived) settle(BLANK);
	}, [hasArrived, settle]);
	const wrong = isTooLong ? fieldMessages.tooLong(conversationsConfig.textMax, over) : problem;
	return { text, write, wrong, isBusy, onSubmit };
}
