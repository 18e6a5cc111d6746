import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { shopOrderWords } from '#src/messages/vi/shop-order-screen.ts';
import { shopVoiceWords as words } from '#src/messages/vi/shop-voices.ts';
import { $stillWaiting } from '#src/stores/still-waiting.ts';
import { $shopVoices, $voiceCounts, openVoices, type VoicePlace } from '#src/stores/vendor-voices.ts';
import { Button } from '../../ui/Button.tsx';
import { ShopQuestionCard } from '../ShopQuestionCard.tsx';
import { ShopReviewCard } from '../ShopReviewCard.tsx';
import { NextOne } from './NextOne.tsx';

/** The one that has waited longest of those at hand; answered, the next stands there. */
function VoicesHere({ place }: { readonly place: VoicePlace }) {
	const { phase, items, asked, problem } = useStore($shopVoices);
	const counts = useStore($voiceCounts);
	useEffect(() => void openVoices(place, 'waiting'), [place]);
	useEffect(() => {
		if (counts) for (const kind of ['questions', 'reviews'] as const) $stillWaiting.setKey(kind, counts[kind]);
	}, [counts]);
	if (asked.place !== place) {
		return (
			<Button kind="secondary" onClick={() => void openVoices(place, 'waiting')}>
				{words.back[place]}
			</Button>
		);
	}
	if (phase === 'loading') return <span className="skeleton order-card-skeleton" aria-hidden="true" />;
	if (phase === 'failed') {
		return (
			<>
				<p className="field-error">{problem}</p>
				<Button kind="secondary" onClick={() => void openVoices(place, 'waiting')}>
					{shopOrderWords.again}
				</Button>
			</>
		);
	}
	const next = items.at(-1);
	return (
		<NextOne of={next ? idOf(next) : ''}>
			{!next && <p role="status">{words.noneWaiting}</p>}
			{next?.place === 'reviews' && <ShopReviewCard key={idOf(next)} review={next.review} />}
			{next?.place === 'questions' && <ShopQuestionCard key={idOf(next)} question={next.question} />}
		</NextOne>
	);
}

type Voice = ReturnType<typeof $shopVoices.get>['items'][number];
const idOf = (voice: Voice): string => (voice.place === 'reviews' ? voice.review.id : voice.question.id);

export const QuestionsHere = () => <VoicesHere place="questions" />;
export const ReviewsHere = () => <VoicesHere place="reviews" />;
