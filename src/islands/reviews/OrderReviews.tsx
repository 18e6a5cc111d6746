import { useState } from 'react';
import type { OwnReview, ReviewablePart } from '#src/domains/reviews/contract.ts';
import { reviewFormWords as words } from '#src/messages/vi/review-form.ts';
import { reportReasonWords } from '#src/messages/vi/reviews.ts';
import { url } from '#src/routes.ts';
import { formatDate } from '#src/shared/time.ts';
import { Button } from '../ui/Button.tsx';
import { LinePicture } from '../ui/LinePicture.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import { StarRow } from './StarRow.tsx';

type Props = { readonly parts: readonly ReviewablePart[] };

const NOTHING_SAID = { stars: 0, body: '', pictures: [] };
const dateOf = (instant: string): string => formatDate(new Date(instant));

/** Each thing of a complete order, and its shop: what its buyer said of it, or the way to say it. */
export function OrderReviews({ parts }: Props) {
	return (
		<ul className="own-reviews">
			{parts.map((part) => (
				<Part key={part.lineId ?? 'shop'} part={part} />
			))}
		</ul>
	);
}

function Part({ part }: { readonly part: ReviewablePart }) {
	const [isOpen, setOpen] = useState(false);
	const { review, writeUntil, orderNumber, lineId } = part;
	const closed = part.isReturned ? words.returned : words.tooLate;
	const name = lineId ? part.name : words.ofShop(part.name);
	const mayEdit = review?.editUntil ?? null;
	const close = () => setOpen(false);
	return (
		<li className="own-review">
			{lineId && <LinePicture hash={part.pictureHash} />}
			<div className="own-review-facts">
				<p>
					<strong>{name}</strong>
					{part.variantLabel && <span className="order-soft"> {part.variantLabel}</span>}
				</p>
				{review && <Written review={review} />}
				{!review && <p className="order-soft">{writeUntil ? words.until(dateOf(writeUntil)) : closed}</p>}
				{(writeUntil || mayEdit) && (
					<Button kind={review ? 'quiet' : 'secondary'} onClick={() => setOpen(true)}>
						{review ? words.edit : words.write}
						<span className="sr-only"> {name}</span>
					</Button>
				)}
			</div>
			{writeUntil && (
				<ReviewForm
					title={words.writeOf(name)}
					target={{ orderNumber, lineId }}
					said={NOTHING_SAID}
					isOpen={isOpen}
					onClose={close}
				/>
			)}
			{review && mayEdit && (
				<ReviewForm
					title={words.editOf(name)}
					target={{ reviewId: review.id }}
					said={{
						stars: review.stars,
						body: review.body,
						pictures: review.pictures.map(({ hash }) => hash),
					}}
					isOpen={isOpen}
					onClose={close}
				/>
			)}
		</li>
	);
}

const SIZE_PX = 64;

function Written({ review }: { readonly review: OwnReview }) {
	const { stars, body, pictures, state, isEdited, editUntil, removedBecause, reply, at } = review;
	return (
		<>
			<p className="review-head">
				<StarRow stars={stars} />
				<time dateTime={at}>{dateOf(at)}</time>
				{isEdited && <span>({words.edited})</span>}
			</p>
			{body && <p className="review-body">{body}</p>}
			{pictures.length > 0 && (
				<ul className="review-pictures">
					{pictures.map(({ hash }, place) => (
						<li key={hash}>
							<img
								src={url.picture({ hash, width: 320, format: 'webp' })}
								width={SIZE_PX}
								height={SIZE_PX}
								alt={words.pictureOf(place + 1)}
							/>
						</li>
					))}
				</ul>
			)}
			{state === 'queued' && <p className="order-soft">{words.queued}</p>}
			{removedBecause && <p className="order-soft">{words.removed(reportReasonWords[removedBecause])}</p>}
			{editUntil && <p className="order-soft">{words.editUntil(dateOf(editUntil))}</p>}
			{reply && (
				<div className="review-reply">
					<p className="review-head">
						<strong>{words.replyOf}</strong>
						<time dateTime={reply.at}>{dateOf(reply.at)}</time>
						{reply.isEdited && <span>({words.edited})</span>}
					</p>
					<p className={reply.removedBecause ? 'order-soft' : 'review-body'}>
						{reply.removedBecause ? words.replyRemoved(reportReasonWords[reply.removedBecause]) : reply.body}
					</p>
				</div>
			)}
		</>
	);
}
