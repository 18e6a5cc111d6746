import { useId, useState } from 'react';
import { REPLY_MAX, REPLY_MIN } from '#src/domains/reviews/contract.ts';
import { sendReply, type UserContentPlace } from '#src/islands/vendor-reviews/store.ts';
import { fieldMessages } from '#src/messages/vi/ui.ts';
import { shopUserContentMessages as messages } from '#src/messages/vi/vendor/vendor-reviews.ts';
import { TemplatePicker } from '../conversations/TemplatePicker.tsx';
import { useFormDraft } from '../forms/use-form-draft.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { Button } from '../ui/Button.tsx';
import { LongText } from '../ui/fields/LongText.tsx';

type Props = { readonly place: UserContentPlace; readonly id: string; readonly body: string | null };

export function ReplyForm({ place, id, body }: Props) {
	const field = useId();
	const [text, setText, settleText] = useFormDraft(`reply:${place}:${id}`, body ?? '');
	const [refused, setRejected] = useState('');
	const isShort = text.trim().length < REPLY_MIN;
	const { isBusy, wasSent, onSubmit } = useSubmit(!isShort, async () => {
		const answer = await sendReply(place, id, text);
		setRejected(typeof answer === 'string' ? answer : '');
		if (answer === true) settleText(text);
	});
	return (
		<div className="reply-with-templates">
			<form className="voices-form reply-form" data-empty={text === ''} noValidate onSubmit={onSubmit}>
				<LongText
					id={field}
					label={messages.replyLabel[place]}
					hint={messages.replyHint}
					error={wasSent && isShort ? fieldMessages.tooShort(REPLY_MIN) : refused}
					maxLength={REPLY_MAX}
					value={text}
					onChange={(typed) => {
						setText(typed);
						setRejected('');
					}}
				/>
				<Button kind="secondary" type="submit" isBusy={isBusy}>
					{body === null ? messages.send : messages.change}
				</Button>
			</form>
			<TemplatePicker
				isNamed
				onInsert={(inserted) => {
					setText(text === '' ? inserted : `${text}\n${inserted}`);
					setRejected('');
				}}
			/>
		</div>
	);
}
