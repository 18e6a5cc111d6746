import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $pendingCounts } from '#src/islands/vendor-overview/pending-counts-store.ts';
import {
	$contentCounts,
	$shopUserContent,
	openUserContent,
	type UserContentPlace,
} from '#src/islands/vendor-reviews/store.ts';
import { shopOrderMessages } from '#src/messages/vi/vendor/vendor-orders.ts';
import { shopUserContentMessages as messages } from '#src/messages/vi/vendor/vendor-reviews.ts';
import { Button } from '../ui/Button.tsx';
import { ShopQuestionCard } from '../vendor-reviews/ShopQuestionCard.tsx';
import { ShopReviewCard } from '../vendor-reviews/ShopReviewCard.tsx';
import { FocusNext } from './FocusNext.tsx';

/** Shows the item that has waited longest; after an answer the next one follows. */
function InlineUserContent({ place }: { readonly place: UserContentPlace }) {
	const { phase, items, asked, problem } = useStore($shopUserContent);
	const counts = useStore($contentCounts);
	useEffect(() => void openUserContent(place, 'waiting'), [place]);
	useEffect(() => {
		if (counts) for (const kind of ['questions', 'reviews'] as const) $pendingCounts.setKey(kind, counts[kind]);
	}, [counts]);
	if (asked.place !== place) {
		return (
			<Button kind="secondary" onClick={() => void openUserContent(place, 'waiting')}>
				{messages.back[place]}
			</Button>
		);
	}
	if (phase === 'loading') return <span className="skeleton order-card-skeleton" aria-hidden="true" />;
	if (phase === 'failed') {
		return (
			<>
				<p className="field-error">{problem}</p>
				<Button kind="secondary" onClick={() => void openUserContent(place, 'waiting')}>
					{shopOrderMessages.again}
				</Button>
			</>
		);
	}
	const next = items.at(-1);
	return (
		<FocusNext of={next ? idOf(next) : ''}>
			{!next && <p role="status">{messages.noneWaiting}</p>}
			{next?.place === 'reviews' && <ShopReviewCard key={idOf(next)} review={next.review} isReplying />}
			{next?.place === 'questions' && <ShopQuestionCard key={idOf(next)} question={next.question} isReplying />}
		</FocusNext>
	);
}

type UserContentItem = ReturnType<typeof $shopUserContent.get>['items'][number];
const idOf = (userContentItem: UserContentItem): string =>
	userContentItem.place === 'reviews' ? userContentItem.review.id : userContentItem.question.id;

export const InlineQuestions = () => <InlineUserContent place="questions" />;
export const InlineReviews = () => <InlineUserContent place="reviews" />;
