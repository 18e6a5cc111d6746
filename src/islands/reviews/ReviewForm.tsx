import { useEffect, useId, useRef, useState } from 'react';
import { REVIEW_TEXT_MAX } from '#src/domains/reviews/contract.ts';
import {
	type ReviewTarget,
	readUnsentReview,
	type Said,
	saveUnsentReview,
	showReview,
} from '#src/islands/reviews/store.ts';
import { reviewFormMessages as messages } from '#src/messages/vi/reviews.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogFoot } from '../ui/DialogFoot.tsx';
import { LongText } from '../ui/fields/LongText.tsx';
import { PictureChoice } from './PictureChoice.tsx';
import { StarChoice } from './StarChoice.tsx';

type Props = {
	readonly title: string;
	readonly target: ReviewTarget;
	readonly said: Said;
	readonly isOpen: boolean;
	readonly onClose: () => void;
};

export function ReviewForm({ title, target, said: before, isOpen, onClose }: Props) {
	const id = useId();
	const isEdit = 'reviewId' in target;
	const { said, say: show } = useDraft(target, before, isOpen);
	const { isBusy, wasSent, onSubmit } = useSubmit(said.stars > 0, () => showReview(target, said));
	const yes = isEdit ? messages.save : messages.send;
	return (
		<Dialog
			title={title}
			isOpen={isOpen}
			onClose={onClose}
			foot={<DialogFoot no={messages.cancel} onCancel={onClose} yes={yes} form={id} isBusy={isBusy} />}
		>
			<form id={id} className="ask-form" noValidate onSubmit={onSubmit}>
				{isEdit && <p>{messages.editOnce}</p>}
				<StarChoice
					stars={said.stars}
					error={wasSent && said.stars === 0 ? messages.starsNeeded : undefined}
					onChange={(stars) => show({ stars })}
				/>
				<LongText
					id={`${id}-text`}
					label={messages.text}
					hint={messages.textHint}
					maxLength={REVIEW_TEXT_MAX}
					value={said.body}
					onChange={(body) => show({ body })}
					isOptional
				/>
				<PictureChoice hashes={said.pictures} onChange={(pictures) => show({ pictures: [...pictures] })} />
			</form>
		</Dialog>
	);
}

/** Stores the draft on the device on every change; uploads may finish while the buyer is typing. */
function useDraft(target: ReviewTarget, before: Said, isOpen: boolean) {
	const [said, setSaid] = useState<Said>(before);
	const isTouched = useRef(false);
	const at = useRef(target);
	at.current = target;
	useEffect(() => {
		const putBack = (stored: Said | null) => stored && !isTouched.current && setSaid(stored);
		if (isOpen) void readUnsentReview(at.current).then(putBack);
	}, [isOpen]);
	useEffect(() => {
		if (!isTouched.current) return;
		const isNothing = said.stars === 0 && said.body === '' && said.pictures.length === 0;
		saveUnsentReview(at.current, isNothing ? null : said);
	}, [said]);
	const show = (change: Partial<Said>) => {
		isTouched.current = true;
		setSaid((now) => ({ ...now, ...change }));
	};
	return { said, say: show };
}
