import { useId, useState } from 'react';
import { REPLY_MAX, REPLY_MIN } from '#src/domains/reviews/contract.ts';
import { fieldWords } from '#src/messages/vi/beside-fields.ts';
import { shopVoiceWords as words } from '#src/messages/vi/shop-voices.ts';
import { sendReply, type VoicePlace } from '#src/stores/vendor-voices.ts';
import { useSending } from '../forms/use-sending.ts';
import { useTyped } from '../forms/use-typed.ts';
import { Button } from '../ui/Button.tsx';
import { LongText } from '../ui/LongText.tsx';

type Props = { readonly place: VoicePlace; readonly id: string; readonly body: string | null };

/** The shop's one answer, or other words for it. */
export function ReplyForm({ place, id, body }: Props) {
	const field = useId();
	const [text, setText, settleText] = useTyped(`reply:${place}:${id}`, body ?? '');
	const [refused, setRefused] = useState('');
	const isShort = text.trim().length < REPLY_MIN;
	const { isBusy, isTried, onSubmit } = useSending(!isShort, async () => {
		const answer = await sendReply(place, id, text);
		setRefused(typeof answer === 'string' ? answer : '');
		if (answer === true) settleText(text);
	});
	return (
		<form className="voices-form reply-form" data-empty={text === ''} noValidate onSubmit={onSubmit}>
			<LongText
				id={field}
				label={words.replyLabel[place]}
				hint={words.replyHint}
				error={isTried && isShort ? fieldWords.tooShort(REPLY_MIN) : refused}
				maxLength={REPLY_MAX}
				value={text}
				onChange={(typed) => {
					setText(typed);
					setRefused('');
				}}
			/>
			<Button kind="secondary" type="submit" isBusy={isBusy}>
				{body === null ? words.send : words.change}
			</Button>
		</form>
	);
}
