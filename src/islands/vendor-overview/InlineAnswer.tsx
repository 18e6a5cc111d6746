import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { $pendingCounts, type PendingKind } from '#src/islands/vendor-overview/pending-counts-store.ts';
import { inlineAnswerMessages as messages } from '#src/messages/vi/vendor/vendor-overview.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { useLoaded } from '../ui/use-loaded.ts';

type Props = {
	readonly kind: PendingKind;
	readonly count: number;
	readonly text: string;
	readonly href: string;
	/** Staff without this right get a link only. */
	readonly mayAnswer: boolean;
};
type Part = { readonly Part: () => React.ReactNode };

const loadQuestions = () =>
	import('./InlineUserContent.tsx').then(({ InlineQuestions }): Part => ({ Part: InlineQuestions }));
const loadReviews = () =>
	import('./InlineUserContent.tsx').then(({ InlineReviews }): Part => ({ Part: InlineReviews }));
const loadLowStock = () =>
	import('./InlineLowStock.tsx').then(({ InlineLowStock }): Part => ({ Part: InlineLowStock }));
const LOADS = { questions: loadQuestions, reviews: loadReviews, lowStock: loadLowStock } as const;

/** Lists pending items to answer in place, one after the other; the form is loaded when opened. */
export function InlineAnswer({ kind, count, text, href, mayAnswer }: Props) {
	const left = useStore($pendingCounts)[kind] ?? count;
	const [isOpen, setOpen] = useState(false);
	const loaded = useLoaded(LOADS[kind], isOpen);
	const part = useId();
	return (
		<>
			<div className="money-row">
				<a className="link waiting-link" href={href}>
					{text}
				</a>
				<Badge tone={left > 0 ? 'warning' : 'primary'}>{left}</Badge>
			</div>
			{mayAnswer && (
				<div className="waiting-act">
					<Button kind="secondary" aria-expanded={isOpen} aria-controls={part} onClick={() => setOpen(!isOpen)}>
						{isOpen ? messages.close : messages.open[kind]}
					</Button>
				</div>
			)}
			{isOpen && (
				<div className="waiting-part" id={part}>
					{loaded ? <loaded.Part /> : <span className="skeleton order-card-skeleton" aria-hidden="true" />}
				</div>
			)}
		</>
	);
}
