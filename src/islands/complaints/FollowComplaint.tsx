import { useId, useState } from 'react';
import { COMPLAINT_TEXT_MAX } from '#src/domains/operations/contract/complaints.ts';
import { followComplaint } from '#src/islands/complaints/store.ts';
import { complaintScreenMessages as messages } from '#src/messages/vi/complaints.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogFoot } from '../ui/DialogFoot.tsx';
import { LongText } from '../ui/fields/LongText.tsx';

type Props = {
	readonly complaintId: string;
	readonly isEnd: boolean;
	readonly onDone: () => Promise<void>;
};

export function FollowComplaint({ complaintId, isEnd, onDone }: Props) {
	const id = useId();
	const [isOpen, setOpen] = useState(false);
	const [text, setText] = useState('');
	const isMissing = !isEnd && text.trim() === '';
	const title = isEnd ? messages.end : messages.more;
	const close = () => setOpen(false);
	const { isBusy, wasSent, resetSubmit, onSubmit } = useSubmit(!isMissing, async () => {
		if (!(await followComplaint({ complaintId, text, isSolved: isEnd }))) return;
		setText('');
		resetSubmit();
		close();
		await onDone();
	});
	return (
		<>
			<Button kind={isEnd ? 'quiet' : 'secondary'} onClick={() => setOpen(true)}>
				{title}
			</Button>
			<Dialog
				title={title}
				isOpen={isOpen}
				onClose={close}
				foot={<DialogFoot no={messages.notNow} onCancel={close} yes={title} form={id} isBusy={isBusy} />}
			>
				<form id={id} className="ask-form" noValidate onSubmit={onSubmit}>
					<p>{isEnd ? messages.endText : messages.moreText}</p>
					<LongText
						id={`${id}-loi`}
						label={isEnd ? messages.endLabel : messages.moreLabel}
						maxLength={COMPLAINT_TEXT_MAX}
						value={text}
						isOptional={isEnd}
						error={wasSent && isMissing ? messages.moreNeeded : undefined}
						onChange={setText}
					/>
				</form>
			</Dialog>
		</>
	);
}
