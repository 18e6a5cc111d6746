import { useCallback, useEffect, useId, useRef, useState } from 'react';
import {
	type MessageParty,
	type MessageView,
	messagesConfig,
} from '#src/domains/conversations/contract/order-messages.ts';
import {
	blankDraft,
	type MessageDraft,
	readMessageDraft,
	saveMessageDraft,
	writeMessage,
} from '#src/islands/orders/messages-store.ts';
import { conversationScreenMessages as words } from '#src/messages/vi/conversations/order-messages.ts';
import { SubmitRow } from '../forms/SubmitRow.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { EvidenceChoice } from '../returns/EvidenceChoice.tsx';
import { LongText } from '../ui/fields/LongText.tsx';

type Props = {
	readonly side: MessageParty;
	readonly number: string;
	readonly messages: readonly MessageView[];
	readonly onSent: () => Promise<void>;
};

/** A message whose answer was lost is found in the thread if it had arrived. */
const hasArrived = (
	{ text, triedAfter }: MessageDraft,
	side: MessageParty,
	messages: readonly MessageView[],
): boolean =>
	triedAfter !== null &&
	messages.some((one) => one.party === side && one.position > triedAfter && one.text.trim() === text.trim());

export function MessageForm({ side, number, messages, onSent }: Props) {
	const id = useId();
	const [draft, setDraft] = useState(blankDraft);
	const latest = useRef<MessageDraft | null>(null);
	const save = useCallback(
		(next: MessageDraft): void => {
			latest.current = next;
			setDraft(next);
			saveMessageDraft(side, number, next);
		},
		[side, number],
	);
	useEffect(() => {
		// Text typed since takes precedence over the stored draft.
		void readMessageDraft(side, number).then((stored) => {
			const next = latest.current ?? stored;
			if (next) save(next);
		});
	}, [side, number, save]);
	// A changed text gets a new idempotency key.
	const write = (change: Partial<MessageDraft>): void => {
		save({ ...(draft.triedAfter === null ? draft : { ...draft, ...blankKey() }), ...change });
	};
	const isThere = hasArrived(draft, side, messages);
	const { text, pictures, key } = draft;
	const isEmpty = text.trim() === '' && pictures.length === 0;
	const { isBusy, wasSent, resetSubmit, onSubmit } = useSubmit(!isEmpty, async () => {
		save({ ...draft, triedAfter: draft.triedAfter ?? messages.at(-1)?.position ?? 0 });
		const sent = await writeMessage(side, { number, text, pictures: pictures.map((of) => of.id) }, key);
		// Text typed during sending is another message and stays.
		const isSame = latest.current?.key === key;
		if (isSame && sent === 'sent') save(blankDraft());
		if (isSame && sent === 'refused') save({ ...draft, ...blankKey() });
		if (sent !== 'sent') return;
		resetSubmit();
		await onSent();
	});
	useEffect(() => {
		if (!isThere) return;
		save(blankDraft());
		resetSubmit();
	}, [isThere, save, resetSubmit]);
	return (
		<form className="ask-form" noValidate onSubmit={onSubmit}>
			<LongText
				id={`${id}-tin`}
				label={words.label[side]}
				maxLength={messagesConfig.textMax}
				error={wasSent && isEmpty ? words.nothingYet : ''}
				value={text}
				onChange={(typed) => write({ text: typed })}
			/>
			<EvidenceChoice
				chosen={pictures}
				max={messagesConfig.picturesMax}
				hint={words.picturesHint}
				onChange={(chosen) => write({ pictures: chosen })}
			/>
			<SubmitRow label={words.send} isBusy={isBusy} />
		</form>
	);
}

const blankKey = (): Pick<MessageDraft, 'key' | 'triedAfter'> => {
	const { key, triedAfter } = blankDraft();
	return { key, triedAfter };
};
