import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { OwnReview, ReviewablePart } from '#src/domains/reviews/contract.ts';
import {
	dropUnsentReview,
	type ReviewTarget,
	readUnsentReview,
	type Said,
	type SentReview,
	takeSentReview,
} from '#src/islands/reviews/store.ts';
import { reviewFormMessages as messages, reportReasonMessages } from '#src/messages/vi/reviews.ts';
import { url } from '#src/routes.ts';
import { formatDate } from '#src/shared/time.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { LinePicture } from '../ui/LinePicture.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { StarRow } from './StarRow.tsx';

type Props = { readonly parts: readonly ReviewablePart[] };

const loadForm = () => import('./ReviewForm.tsx').then(({ ReviewForm }) => ({ Form: ReviewForm }));
const EMPTY_REVIEW: Said = { stars: 0, body: '', pictures: [] };
const dateOf = (instant: string): string => formatDate(new Date(instant));

export function OrderReviews({ parts }: Props) {
	const [sent, setSent] = useState<SentReview | null>(null);
	useEffect(() => setSent(takeSentReview()), []);
	const waiting = parts.filter(({ writeUntil }) => writeUntil !== null).length;
	return (
		<ul className="own-reviews">
			{parts.map((part) => (
				<Part key={part.lineId ?? 'shop'} part={part}>
					{sent && part.review?.id === sent.id && <Thanks part={part} sent={sent} waiting={waiting} />}
				</Part>
			))}
		</ul>
	);
}

function Part({ part, children }: { readonly part: ReviewablePart; readonly children: ReactNode }) {
	const [isOpen, setOpen] = useState(false);
	const form = useLoaded(loadForm, isOpen);
	const { review, writeUntil, orderNumber, lineId } = part;
	const closed = part.isReturned ? messages.returned : messages.tooLate;
	const name = lineId ? part.name : messages.ofShop(part.name);
	const mayEdit = review?.editUntil ?? null;
	const target = review && mayEdit ? { reviewId: review.id } : { orderNumber, lineId };
	const hasDraft = useUnsentReview(part, target, isOpen);
	const close = () => setOpen(false);
	const place = `danh-gia-${lineId ?? 'shop'}`;
	useOpenFromHash(place, review === null && writeUntil !== null, setOpen);
	return (
		<li className="own-review" id={place}>
			{lineId && <LinePicture hash={part.pictureHash} />}
			<div className="own-review-facts">
				<p>
					<strong>{name}</strong>
					{part.variantLabel && <span className="order-soft"> {part.variantLabel}</span>}
				</p>
				{children}
				{review && <Written review={review} />}
				{!review && <p className="order-soft">{writeUntil ? messages.until(dateOf(writeUntil)) : closed}</p>}
				{(writeUntil || mayEdit) && (
					<>
						{hasDraft && <p className="order-soft">{messages.unsent}</p>}
						<Button kind={review ? 'quiet' : 'secondary'} isBusy={isOpen && !form} onClick={() => setOpen(true)}>
							{hasDraft ? messages.goOn : review ? messages.edit : messages.write}
							<span className="sr-only"> {name}</span>
						</Button>
					</>
				)}
			</div>
			{form && (writeUntil || mayEdit) && (
				<form.Form
					title={review ? messages.editOf(name) : messages.writeOf(name)}
					target={target}
					said={review ? contentOfReview(review) : EMPTY_REVIEW}
					isOpen={isOpen}
					onClose={close}
				/>
			)}
		</li>
	);
}

const contentOfReview = ({ stars, body, pictures }: OwnReview): Said => ({
	stars,
	body,
	pictures: pictures.map(({ hash }) => hash),
});

/** Opens the form for a link to one item and removes the parameter, so that a reload does not open it again. */
function useOpenFromHash(place: string, mayWrite: boolean, setOpen: (isOpen: boolean) => void): void {
	useEffect(() => {
		if (!mayWrite || location.hash !== `#${place}`) return;
		history.replaceState(history.state, '', '#danh-gia');
		setOpen(true);
	}, [place, mayWrite, setOpen]);
}

/** True for an unsent draft; a draft whose answer was lost but which arrived does not count. */
function useUnsentReview(
	{ orderNumber, lineId, review }: ReviewablePart,
	target: ReviewTarget,
	isOpen: boolean,
): boolean {
	const [hasDraft, setHasDraft] = useState(false);
	const at = useRef(target);
	useEffect(() => {
		if (review) void dropUnsentReview({ orderNumber, lineId });
		if (review && !review.editUntil) void dropUnsentReview({ reviewId: review.id });
	}, [orderNumber, lineId, review]);
	useEffect(() => {
		if (!isOpen) void readUnsentReview(at.current).then((stored) => setHasDraft(stored !== null));
	}, [isOpen]);
	return hasDraft;
}

type ThanksProps = { readonly part: ReviewablePart; readonly sent: SentReview; readonly waiting: number };

function Thanks({ part: { lineId, slug }, sent: { state, coinVnd }, waiting }: ThanksProps) {
	const isShown = state === 'published';
	const place = lineId
		? url.productReviews(slug, { rsort: 'newest' })
		: `${url.shop(slug, { view: 'reviews', rsort: 'newest' })}#danh-gia`;
	return (
		<div role="status">
			<Alert kind="success" title={coinVnd === undefined ? messages.saved : messages.thanks}>
				<p>{isShown ? messages.sent : messages.queued}</p>
				{coinVnd ? (
					<p>
						{messages.coin(coinVnd)}{' '}
						<a className="link" href={url.bizcoin()}>
							{messages.seeCoin}
						</a>
					</p>
				) : null}
				<p>{isShown ? messages.nextReply : messages.nextShown}</p>
				{isShown && (
					<p>
						<a className="link" href={place}>
							{lineId ? messages.seeOnProduct : messages.seeOnShop}
						</a>
					</p>
				)}
				{waiting > 0 && <p>{messages.stillWaiting(waiting)}</p>}
			</Alert>
		</div>
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
				{isEdited && <span>({messages.edited})</span>}
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
								alt={messages.pictureOf(place + 1)}
							/>
						</li>
					))}
				</ul>
			)}
			{state === 'queued' && <p className="order-soft">{messages.queued}</p>}
			{removedBecause && <p className="order-soft">{messages.removed(reportReasonMessages[removedBecause])}</p>}
			{editUntil && <p className="order-soft">{messages.editUntil(dateOf(editUntil))}</p>}
			{reply && (
				<div className="review-reply">
					<p className="review-head">
						<strong>{messages.replyOf}</strong>
						<time dateTime={reply.at}>{dateOf(reply.at)}</time>
						{reply.isEdited && <span>({messages.edited})</span>}
					</p>
					<p className={reply.removedBecause ? 'order-soft' : 'review-body'}>
						{reply.removedBecause ? messages.replyRemoved(reportReasonMessages[reply.removedBecause]) : reply.body}
					</p>
				</div>
			)}
		</>
	);
}
