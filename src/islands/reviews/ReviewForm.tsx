import { useEffect, useId, useRef, useState } from 'react';
import { REVIEW_TEXT_MAX } from '#src/domains/reviews/contract.ts';
import { reviewFormWords as words } from '#src/messages/vi/review-form.ts';
import { keepUnsentReview, type ReviewTarget, readUnsentReview, type Said, sayReview } from '#src/stores/reviews.ts';
import { useSending } from '../forms/use-sending.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogFoot } from '../ui/DialogFoot.tsx';
import { LongText } from '../ui/LongText.tsx';
import { PictureChoice } from './PictureChoice.tsx';
import { StarChoice } from './StarChoice.tsx';

type Props = {
	readonly title: string;
	readonly target: ReviewTarget;
	/** What it says so far. */
	readonly said: Said;
	readonly isOpen: boolean;
	readonly onClose: () => void;
};

/** Stars, words, pictures; the first alone are needed. */
export function ReviewForm({ title, target, said: before, isOpen, onClose }: Props) {
	const id = useId();
	const isEdit = 'reviewId' in target;
	const { said, say } = useDraft(target, before, isOpen);
	const { isBusy, isTried, onSubmit } = useSending(said.stars > 0, () => sayReview(target, said));
	const yes = isEdit ? words.save : words.send;
	return (
		<Dialog
			title={title}
			isOpen={isOpen}
			onClose={onClose}
			foot={<DialogFoot no={words.cancel} onNo={onClose} yes={yes} form={id} isBusy={isBusy} />}
		>
			<form id={id} className="ask-form" noValidate onSubmit={onSubmit}>
				{isEdit && <p>{words.editOnce}</p>}
				<StarChoice
					stars={said.stars}
					error={isTried && said.stars === 0 ? words.starsNeeded : undefined}
					onChange={(stars) => say({ stars })}
				/>
				<LongText
					id={`${id}-text`}
					label={words.text}
					hint={words.textHint}
					maxLength={REVIEW_TEXT_MAX}
					value={said.body}
					onChange={(body) => say({ body })}
					isOptional
				/>
				<PictureChoice hashes={said.pictures} onChange={(pictures) => say({ pictures: [...pictures] })} />
			</form>
		</Dialog>
	);
}

/** What is said so far, kept on the device as it changes; a picture may come while words are typed. */
function useDraft(target: ReviewTarget, before: Said, isOpen: boolean) {
	const [said, setSaid] = useState<Said>(before);
	const isTouched = useRef(false);
	const at = useRef(target);
	at.current = target;
	useEffect(() => {
		const putBack = (kept: Said | null) => kept && !isTouched.current && setSaid(kept);
		if (isOpen) void readUnsentReview(at.current).then(putBack);
	}, [isOpen]);
	useEffect(() => {
		if (!isTouched.current) return;
		const isNothing = said.stars === 0 && said.body === '' && said.pictures.length === 0;
		keepUnsentReview(at.current, isNothing ? null : said);
	}, [said]);
	const say = (change: Partial<Said>) => {
		isTouched.current = true;
		setSaid((now) => ({ ...now, ...change }));
	};
	return { said, say };
}
