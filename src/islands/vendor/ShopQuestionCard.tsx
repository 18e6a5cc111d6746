import type { ShopQuestion } from '#src/domains/reviews/contract.ts';
import { shopVoiceWords as words } from '#src/messages/vi/shop-voices.ts';
import { url } from '#src/routes.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { ReplyForm } from './ReplyForm.tsx';

/** What somebody asked, what was answered, and the shop's own answer. */
export function ShopQuestionCard({ question }: { readonly question: ShopQuestion }) {
	const { id, body, authorName, at, productName, productSlug, answers } = question;
	const ours = answers.find(({ isShop }) => isShop);
	return (
		<article className="card card-body voice-card">
			<p className="review-head">
				<strong>{authorName}</strong>
				<time dateTime={at}>{formatDateTime(new Date(at))}</time>
				{productSlug && (
					<a className="link" href={url.productQuestions(productSlug)}>
						{productName}
					</a>
				)}
			</p>
			<p className="review-body question-body">{body}</p>
			{answers.map((answer) => (
				<div className="review-reply" key={answer.id}>
					<p className="review-head">
						<strong>{answer.isShop ? words.ours : answer.authorName}</strong>
						{!answer.isShop && <span className="badge badge-primary">{words.buyer}</span>}
						<time dateTime={answer.at}>{formatDateTime(new Date(answer.at))}</time>
					</p>
					<p className="review-body">{answer.body}</p>
				</div>
			))}
			{!ours && <ReplyForm place="questions" id={id} body={null} />}
		</article>
	);
}
