import { type FormEvent, useEffect, useId, useState } from 'react';
import { REVIEW_TEXT_MAX } from '#src/domains/reviews/contract.ts';
import { reviewFormWords as words } from '#src/messages/vi/review-form.ts';
import {
	keepUnsentReview,
	type ReviewTarget,
	readUnsentReview,
	type Said,
	sayReview,
	unsentOf,
} from '#src/stores/reviews.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogFoot } from '../ui/DialogFoot.tsx';
import { LongText } from '../ui/LongText.tsx';
import { refusesLength } from '../ui/text-limit.ts';
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
	const [said, setSaid] = useState<Said>(before);
	const [isTried, setTried] = useState(false);
	const [isBusy, setBusy] = useState(false);
	const isEdit = 'reviewId' in target;
	const name = unsentOf(target);
	useEffect(() => {
		const putBack = (kept: string) =>
			kept && setSaid((now) => (now.body === before.body ? { ...now, body: kept } : now));
		if (isOpen) void readUnsentReview(name).then(putBack);
	}, [isOpen, name, before.body]);
	const write = (body: string) => {
		setSaid({ ...said, body });
		keepUnsentReview(name, body);
	};
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		setTried(true);
		if (refusesLength(event.currentTarget) || said.stars === 0 || isBusy) return;
		setBusy(true);
		if (!(await sayReview(target, said))) setBusy(false);
	};
	const yes = isEdit ? words.save : words.send;
	return (
		<Dialog
			title={title}
			isOpen={isOpen}
			onClose={onClose}
			foot={<DialogFoot no={words.cancel} onNo={onClose} yes={yes} form={id} isBusy={isBusy} />}
		>
			<form id={id} className="ask-form" noValidate onSubmit={(event) => void submit(event)}>
				{isEdit && <p>{words.editOnce}</p>}
				<StarChoice
					stars={said.stars}
					error={isTried && said.stars === 0 ? words.starsNeeded : undefined}
					onChange={(stars) => setSaid({ ...said, stars })}
				/>
				<LongText
					id={`${id}-text`}
					label={words.text}
					hint={words.textHint}
					maxLength={REVIEW_TEXT_MAX}
					value={said.body}
					onChange={write}
					isOptional
				/>
				<PictureChoice hashes={said.pictures} onChange={(pictures) => setSaid({ ...said, pictures: [...pictures] })} />
			</form>
		</Dialog>
	);
}
