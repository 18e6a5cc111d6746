import { useStore } from '@nanostores/react';
import { useId } from 'react';
import type { WaitingTurn } from '#src/domains/orders/contract-figures.ts';
import { answerHereWords, orderHereWords, overviewWords as words } from '#src/messages/vi/overview-screen.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { $openedHere, $turns, actOf, type OrderHere as Kind } from '#src/stores/orders-here.ts';
import { Button } from '../../ui/Button.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import type { GiveBackReasons } from '../ShopOrderActions.tsx';

export type OrderHereKind = Kind;
type Props = {
	readonly kind: Kind;
	readonly turn: WaitingTurn;
	readonly text: string;
	readonly href: string;
	/** The server's, ISO: what is late does not hang on a clock in somebody's hand. */
	readonly now: string;
	readonly reasons: GiveBackReasons;
};

const load = () => import('./OrderHerePart.tsx').then(({ OrderHerePart }) => ({ Part: OrderHerePart }));

/** What waits of orders, dealt with where it is told, the one that is due first; its forms come when it is opened. */
export function OrderHere({ kind, turn, text, href, now, reasons }: Props) {
	const { count, dueBy, number } = useStore($turns)?.[kind] ?? turn;
	const isOpen = useStore($openedHere) === kind;
	const loaded = useLoaded(load, isOpen);
	const part = useId();
	return (
		<>
			<div className="money-row">
				<a className="link waiting-link" href={href}>
					{text}
				</a>
				<span className={`badge badge-${toneOf(count, dueBy !== null && dueBy < now)}`}>{count}</span>
			</div>
			{dueBy && (
				<p className="order-soft">{(dueBy < now ? words.overdue : words.dueBy)(formatDateTime(new Date(dueBy)))}</p>
			)}
			<div className="waiting-act">
				<Button
					id={actOf(kind)}
					kind="secondary"
					aria-expanded={isOpen}
					aria-controls={part}
					onClick={() => $openedHere.set(isOpen ? null : kind)}
				>
					{isOpen ? answerHereWords.close : orderHereWords.open[kind]}
				</Button>
			</div>
			{isOpen && (
				<div className="waiting-part" id={part}>
					{loaded ? (
						<loaded.Part kind={kind} number={number} reasons={reasons} />
					) : (
						<span className="skeleton order-card-skeleton" aria-hidden="true" />
					)}
				</div>
			)}
		</>
	);
}

const toneOf = (count: number, isLate: boolean): string => (count === 0 ? 'success' : isLate ? 'error' : 'warning');
