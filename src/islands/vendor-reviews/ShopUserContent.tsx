import message from 'icon:message-circle';
import { useStore } from '@nanostores/react';
import { CONTENT_TABS, REVIEW_TABS } from '#src/domains/reviews/contract.ts';
import {
	$contentCounts,
	$shopUserContent,
	loadMoreUserContent,
	openUserContent,
	type ShopUserContent as Shown,
} from '#src/islands/vendor-reviews/store.ts';
import { emptyListMessages } from '#src/messages/vi/ui.ts';
import { shopOrderMessages } from '#src/messages/vi/vendor/vendor-orders.ts';
import { shopUserContentMessages as messages } from '#src/messages/vi/vendor/vendor-reviews.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ShopQuestionCard } from './ShopQuestionCard.tsx';
import { ShopReviewCard } from './ShopReviewCard.tsx';

/** Reviews and questions; those without an answer come first. */
export function ShopUserContent() {
	const shown = useStore($shopUserContent);
	const counts = useStore($contentCounts);
	const { place } = shown.asked;
	return (
		<>
			<fieldset className="chip-row voice-tabs">
				<legend className="sr-only">{messages.tabsLabel}</legend>
				{(place === 'reviews' ? REVIEW_TABS : CONTENT_TABS).map((tab) => (
					<button
						key={tab}
						className="chip"
						type="button"
						aria-pressed={tab === shown.asked.tab}
						onClick={() => void openUserContent(place, tab)}
					>
						{messages.tabs[tab]}
						{tab === 'wordless' && counts && counts.wordless > 0 && (
							<span className="order-tab-count">{counts.wordless}</span>
						)}
					</button>
				))}
			</fieldset>
			<div aria-busy={shown.phase === 'loading'}>
				<List shown={shown} />
			</div>
		</>
	);
}

function List({ shown }: { readonly shown: Shown }) {
	const { phase, items } = shown;
	const { place, tab } = shown.asked;
	if (phase === 'loading') return <span className="skeleton order-card-skeleton" aria-hidden="true" />;
	if (phase === 'failed') {
		return (
			<EmptyState icon={message} title={shopOrderMessages.failedTitle} text={shown.problem}>
				<Button onClick={() => void openUserContent(place, tab)}>{shopOrderMessages.again}</Button>
			</EmptyState>
		);
	}
	if (items.length === 0) {
		const isAll = tab === 'all';
		return (
			<EmptyState
				icon={message}
				title={isAll ? messages.noneTitle[place] : messages.noneWaitingTitle}
				inEnglish={isAll ? emptyListMessages.listEmpty : emptyListMessages.listNoResults}
				text={isAll ? messages.none[place] : messages.noneWaiting}
			>
				{!isAll && (
					<Button kind="secondary" onClick={() => void openUserContent(place, 'all')}>
						{messages.tabs.all}
					</Button>
				)}
			</EmptyState>
		);
	}
	return (
		<div className="order-list order-rows">
			{items.map((userContentItem) =>
				userContentItem.place === 'reviews' ? (
					<ShopReviewCard key={userContentItem.review.id} review={userContentItem.review} />
				) : (
					<ShopQuestionCard key={userContentItem.question.id} question={userContentItem.question} />
				),
			)}
			{shown.nextCursor && (
				<Button kind="secondary" isBusy={shown.isLoadingMore} onClick={() => void loadMoreUserContent()}>
					{messages.more}
				</Button>
			)}
		</div>
	);
}
