import { type FormEvent, useId, useState } from 'react';
import { COMPLAINT_TEXT_MAX } from '#src/domains/operations/contract-complaints.ts';
import { complaintScreenWords as words } from '#src/messages/vi/complaint-screen.ts';
import { followComplaint } from '#src/stores/complaints.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogFoot } from '../ui/DialogFoot.tsx';
import { LongText } from '../ui/LongText.tsx';
import { refusesLength } from '../ui/text-limit.ts';

type Props = {
	readonly complaintId: string;
	/** It is settled for whoever complained; without, they only add words. */
	readonly isEnd: boolean;
	readonly onDone: () => Promise<void>;
};

export function FollowComplaint({ complaintId, isEnd, onDone }: Props) {
	const id = useId();
	const [isOpen, setOpen] = useState(false);
	const [isBusy, setBusy] = useState(false);
	const [isTried, setTried] = useState(false);
	const [text, setText] = useState('');
	const isMissing = !isEnd && text.trim() === '';
	const title = isEnd ? words.end : words.more;
	const close = () => setOpen(false);
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		setTried(true);
		if (isBusy || isMissing || refusesLength(event.currentTarget)) return;
		setBusy(true);
		const isDone = await followComplaint({ complaintId, text, isSolved: isEnd });
		setBusy(false);
		if (!isDone) return;
		setText('');
		setTried(false);
		close();
		await onDone();
	};
	return (
		<>
			<Button kind={isEnd ? 'quiet' : 'secondary'} onClick={() => setOpen(true)}>
				{title}
			</Button>
			<Dialog
				title={title}
				isOpen={isOpen}
				onClose={close}
				foot={<DialogFoot no={words.notNow} onNo={close} yes={title} form={id} isBusy={isBusy} />}
			>
				<form id={id} className="ask-form" noValidate onSubmit={(event) => void submit(event)}>
					<p>{isEnd ? words.endText : words.moreText}</p>
					<LongText
						id={`${id}-loi`}
						label={isEnd ? words.endLabel : words.moreLabel}
						maxLength={COMPLAINT_TEXT_MAX}
						value={text}
						isOptional={isEnd}
						error={isTried && isMissing ? words.moreNeeded : undefined}
						onChange={setText}
					/>
				</form>
			</Dialog>
		</>
	);
}
