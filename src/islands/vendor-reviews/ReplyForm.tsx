import { useEffect, useId, useRef, useState } from 'react';
import { REPLY_MAX, REPLY_MIN } from '#src/domains/reviews/contract.ts';
import { sendReply, type UserContentPlace } from '#src/islands/vendor-reviews/store.ts';
import { fieldMessages } from '#src/messages/vi/ui.ts';
import { shopUserContentMessages as messages } from '#src/messages/vi/vendor/vendor-reviews.ts';
import { TemplatePicker } from '../conversations/TemplatePicker.tsx';
import { useFormDraft } from '../forms/use-form-draft.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { Button } from '../ui/Button.tsx';
import { LongText } from '../ui/fields/LongText.tsx';

type Props = {
	readonly place: UserContentPlace;
	readonly id: string;
	readonly body: string | null;
	/** Name of the buyer, for screen readers. */
	readonly of: string;
	readonly isOpenAtFirst?: boolean;
};

/** Opens on demand; a restored draft opens it too. */
export function ReplyForm({ place, id, body, of, isOpenAtFirst = false }: Props) {
	const field = useId();
	const opener = useRef<HTMLDivElement>(null);
	const [isOpen, setOpen] = useState(isOpenAtFirst);
	const [takesFocus, setTakesFocus] = useState(false);
	const [text, setText, settleText] = useFormDraft(`reply:${place}:${id}`, body ?? '');
	const [refused, setRejected] = useState('');
	const [sentText, setSentText] = useState<string | null>(null);
	const hasDraft = text !== (body ?? '') && text !== sentText;
	const isShown = isOpen || hasDraft;
	const isShort = text.trim().length < REPLY_MIN;
	const { isBusy, wasSent, onSubmit } = useSubmit(!isShort, async () => {
		const answer = await sendReply(place, id, text);
		setRejected(typeof answer === 'string' ? answer : '');
		if (answer !== true) return;
		settleText(text);
		setSentText(text);
		setOpen(false);
	});
	useEffect(() => {
		if (!takesFocus) return;
		setTakesFocus(false);
		if (isShown) document.getElementById(field)?.focus();
		else opener.current?.querySelector('button')?.focus();
	}, [takesFocus, isShown, field]);
	const show = (isNowOpen: boolean) => {
		if (!isNowOpen) settleText(body ?? '');
		setRejected('');
		setOpen(isNowOpen);
		setTakesFocus(true);
	};
	if (!isShown) {
		return (
			<div ref={opener}>
				<Button kind="secondary" onClick={() => show(true)}>
					{body === null ? messages.open : messages.change}
					<span className="sr-only"> {of}</span>
				</Button>
			</div>
		);
	}
	return (
		<div className="reply-with-templates">
			<form className="voices-form reply-form" id={`${field}-form`} noValidate onSubmit={onSubmit}>
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
			</form>
			<div className="reply-acts">
				<Button form={`${field}-form`} type="submit" isBusy={isBusy}>
					{body === null ? messages.send : messages.change}
				</Button>
				<TemplatePicker
					isNamed
					onInsert={(inserted) => {
						setText(text === '' ? inserted : `${text}\n${inserted}`);
						setRejected('');
					}}
				/>
				<Button kind="quiet" onClick={() => show(false)}>
					{messages.close}
				</Button>
			</div>
		</div>
	);
}
