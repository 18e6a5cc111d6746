import store from 'icon:store';
import { useState } from 'react';
import { REPORT_NOTE_MAX, REPORT_REASONS, type ReportReason, type ShopReview } from '#src/domains/reviews/contract.ts';
import { reportReview } from '#src/islands/vendor-reviews/store.ts';
import { reportReasonMessages } from '#src/messages/vi/reviews.ts';
import { shopUserContentMessages as messages } from '#src/messages/vi/vendor/vendor-reviews.ts';
import { url } from '#src/routes.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { ConfirmDialog, type Question } from '../forms/ConfirmDialog.tsx';
import { StarRow } from '../reviews/StarRow.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LinePicture } from '../ui/LinePicture.tsx';
import { ReplyForm } from './ReplyForm.tsx';

const REPORT: Question = {
	title: messages.reportTitle,
	text: messages.reportText,
	yes: messages.reportYes,
	no: messages.no,
	reasons: REPORT_REASONS.map((value) => ({ value, label: reportReasonMessages[value] })),
	field: { label: messages.reportNote, minLength: 0, maxLength: REPORT_NOTE_MAX },
};
const PICTURE_PX = 80;

type Props = { readonly review: ShopReview; readonly isReplying?: boolean };

export function ShopReviewCard({ review, isReplying = false }: Props) {
	const { id, stars, body, authorName, at, removedBecause, orderNumber, reply } = review;
	return (
		<article className="card voice-card voice-row">
			{review.kind === 'shop' ? (
				<span className="line-picture line-picture-blank">
					<Icon shapes={store} size={24} />
				</span>
			) : (
				<LinePicture hash={review.productPictureHash} />
			)}
			<div className="voice-facts">
				<Subject review={review} />
				<p className="review-head">
					{stars !== null && <StarRow stars={stars} />}
					<strong>{authorName}</strong>
					<time dateTime={at}>{formatDateTime(new Date(at))}</time>
					{review.isEdited && <span>({messages.edited})</span>}
					<a className="link" href={url.vendorOrder(orderNumber)}>
						{messages.orderOf(orderNumber)}
					</a>
				</p>
				{body && <p className="review-body">{body}</p>}
				{removedBecause && <p className="review-removed">{messages.removed(reportReasonMessages[removedBecause])}</p>}
				<Pictures hashes={review.pictures.map(({ hash }) => hash)} />
				{reply && <Reply reply={reply} />}
			</div>
			<div className="voice-acts">
				{review.mayReply && (
					<ReplyForm place="reviews" id={id} body={reply?.body ?? null} of={authorName} isOpenAtFirst={isReplying} />
				)}
				{!removedBecause && <Report review={review} />}
			</div>
		</article>
	);
}

function Subject({ review }: { readonly review: ShopReview }) {
	const { productName, productSlug, shopSlug, variantLabel } = review;
	const [href, name] = productSlug
		? [url.productReviews(productSlug), productName]
		: [url.shop(shopSlug, { view: 'reviews' }), messages.ofShop];
	return (
		<p className="voice-subject">
			<a href={href}>{name}</a>
			{variantLabel && <span className="order-soft"> {variantLabel}</span>}
		</p>
	);
}

function Reply({ reply }: { readonly reply: NonNullable<ShopReview['reply']> }) {
	return (
		<div className="review-reply">
			<p className="review-head">
				<strong>{messages.ours}</strong>
				<time dateTime={reply.at}>{formatDateTime(new Date(reply.at))}</time>
			</p>
			{reply.removedBecause ? (
				<p className="review-removed">{messages.replyRemoved(reportReasonMessages[reply.removedBecause])}</p>
			) : (
				<p className="review-body">{reply.body}</p>
			)}
		</div>
	);
}

function Pictures({ hashes }: { readonly hashes: readonly string[] }) {
	if (hashes.length === 0) return null;
	return (
		<ul className="review-pictures">
			{hashes.map((hash) => (
				<li key={hash}>
					<a href={url.picture({ hash, width: 1200, format: 'webp' })}>
						<img
							src={url.picture({ hash, width: 320, format: 'webp' })}
							width={PICTURE_PX}
							height={PICTURE_PX}
							alt={messages.buyer}
							loading="lazy"
						/>
					</a>
				</li>
			))}
		</ul>
	);
}

function Report({ review }: { readonly review: ShopReview }) {
	const [isOpen, setOpen] = useState(false);
	if (review.isReported) return <p className="order-soft voice-report">{messages.reported}</p>;
	return (
		<div className="voice-report">
			<Button kind="quiet" onClick={() => setOpen(true)}>
				{messages.report}
				<span className="sr-only"> {review.authorName}</span>
			</Button>
			<ConfirmDialog
				question={REPORT}
				of={`report:${review.id}`}
				isOpen={isOpen}
				onClose={() => setOpen(false)}
				onConfirm={({ reason, text }) =>
					reportReview({ subjectId: review.id, reason: reason as ReportReason, note: text.trim() })
				}
			/>
		</div>
	);
}
