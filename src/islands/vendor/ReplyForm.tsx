import { type FormEvent, useId, useState } from 'react';
import { REPLY_MAX } from '#src/domains/reviews/contract.ts';
import { shopVoiceWords as words } from '#src/messages/vi/shop-voices.ts';
import { sendReply, type VoicePlace } from '#src/stores/vendor-voices.ts';
import { Button } from '../ui/Button.tsx';
import { LongText } from '../ui/LongText.tsx';

type Props = { readonly place: VoicePlace; readonly id: string; readonly body: string | null };

/** The shop's one answer, or other words for it. */
export function ReplyForm({ place, id, body }: Props) {
	const field = useId();
	const [text, setText] = useState(body ?? '');
	const [isBusy, setBusy] = useState(false);
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (isBusy || text.trim().length < 2) return;
		setBusy(true);
		await sendReply(place, id, text);
		setBusy(false);
	};
	return (
		<form className="voices-form" onSubmit={(event) => void submit(event)}>
			<LongText
				id={field}
				label={words.replyLabel[place]}
				hint={words.replyHint}
				minLength={2}
				maxLength={REPLY_MAX}
				value={text}
				onChange={setText}
			/>
			<Button kind="secondary" type="submit" isBusy={isBusy}>
				{body === null ? words.send : words.change}
			</Button>
		</form>
	);
}
