import message from 'icon:message-circle';
import { useStore } from '@nanostores/react';
import { VOICE_TABS } from '#src/domains/reviews/contract.ts';
import { browserWords } from '#src/messages/vi/browser.ts';
import { shopOrderWords } from '#src/messages/vi/shop-order-screen.ts';
import { shopVoiceWords as words } from '#src/messages/vi/shop-voices.ts';
import { $shopVoices, loadMoreVoices, openVoices, type ShopVoices as Shown } from '#src/stores/vendor-voices.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ShopQuestionCard } from './ShopQuestionCard.tsx';
import { ShopReviewCard } from './ShopReviewCard.tsx';

/** What people say of the shop and ask about its goods; what waits for its word comes first. */
export function ShopVoices() {
	const shown = useStore($shopVoices);
	return (
		<>
			<fieldset className="chip-row voice-tabs">
				<legend className="sr-only">{words.tabsLabel}</legend>
				{VOICE_TABS.map((tab) => (
					<button
						key={tab}
						className="chip"
						type="button"
						aria-pressed={tab === shown.asked.tab}
						onClick={() => void openVoices(shown.asked.place, tab)}
					>
						{words.tabs[tab]}
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
			<EmptyState icon={message} title={shopOrderWords.failedTitle} text={shown.problem}>
				<Button onClick={() => void openVoices(place, tab)}>{shopOrderWords.again}</Button>
			</EmptyState>
		);
	}
	if (items.length === 0) {
		const isAll = tab === 'all';
		return (
			<EmptyState
				icon={message}
				title={isAll ? browserWords.listEmpty : browserWords.listNoResults}
				text={isAll ? words.none[place] : words.noneWaiting}
			>
				{!isAll && (
					<Button kind="secondary" onClick={() => void openVoices(place, 'all')}>
						{words.tabs.all}
					</Button>
				)}
			</EmptyState>
		);
	}
	return (
		<div className="order-list">
			{items.map((voice) =>
				voice.place === 'reviews' ? (
					<ShopReviewCard key={voice.review.id} review={voice.review} />
				) : (
					<ShopQuestionCard key={voice.question.id} question={voice.question} />
				),
			)}
			{shown.nextCursor && (
				<Button kind="secondary" isBusy={shown.isLoadingMore} onClick={() => void loadMoreVoices()}>
					{words.more}
				</Button>
			)}
		</div>
	);
}
