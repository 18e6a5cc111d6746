import { useState } from 'react';
import { REPLY_MAX, REPLY_MIN, type ShopQuestion } from '#src/domains/reviews/contract.ts';
import { sendReply } from '#src/islands/vendor-reviews/store.ts';
import { shopUserContentMessages as messages } from '#src/messages/vi/vendor/vendor-reviews.ts';
import { url } from '#src/routes.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { ConfirmDialog, type Question } from '../forms/ConfirmDialog.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { ReplyForm } from './ReplyForm.tsx';

type Props = { readonly question: ShopQuestion; readonly isReplying?: boolean };

export function ShopQuestionCard({ question, isReplying = false }: Props) {
	const { id, body, authorName, at, productName, productSlug, answers, mayAnswer } = question;
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
						<strong>{answer.isShop ? messages.ours : answer.authorName}</strong>
						{!answer.isShop && <Badge tone="primary">{messages.buyer}</Badge>}
						<time dateTime={answer.at}>{formatDateTime(new Date(answer.at))}</time>
						{answer.isEdited && <span>({messages.edited})</span>}
					</p>
					<p className="review-body">{answer.body}</p>
				</div>
			))}
			<div className="voice-acts">
				{mayAnswer && !ours && (
					<ReplyForm place="questions" id={id} body={null} of={authorName} isOpenAtFirst={isReplying} />
				)}
				{mayAnswer && ours && <ChangeAnswer questionId={id} body={ours.body} />}
			</div>
		</article>
	);
}

const QUESTION: Question = {
	title: messages.changeTitle,
	text: messages.changeText,
	yes: messages.changeYes,
	no: messages.no,
};

function ChangeAnswer({ questionId, body }: { readonly questionId: string; readonly body: string }) {
	const [isOpen, setOpen] = useState(false);
	const field = {
		label: messages.replyLabel.questions,
		hint: messages.replyHint,
		minLength: REPLY_MIN,
		maxLength: REPLY_MAX,
		tooShort: messages.answerShort,
		initial: body,
		isLong: true,
	};
	return (
		<div>
			<Button kind="quiet" onClick={() => setOpen(true)}>
				{messages.change}
			</Button>
			<ConfirmDialog
				question={{ ...QUESTION, field }}
				of={`reply:questions:${questionId}`}
				isOpen={isOpen}
				onClose={() => setOpen(false)}
				onConfirm={({ text }) => sendReply('questions', questionId, text)}
			/>
		</div>
	);
}
