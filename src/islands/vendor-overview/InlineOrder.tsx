import { useStore } from '@nanostores/react';
import { useId } from 'react';
import type { PendingShopAction } from '#src/domains/shop-metrics/contract.ts';
import {
	$openInlineOrder,
	$pendingActions,
	actionOf,
	type InlineOrder as Kind,
} from '#src/islands/vendor-overview/orders-here-store.ts';
import { deadlineText } from '#src/messages/instant-text.ts';
import {
	inlineAnswerMessages,
	inlineOrderMessages,
	overviewMessages as messages,
} from '#src/messages/vi/vendor/vendor-overview.ts';
import { Badge, type BadgeTone } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import type { DeclineReasons } from '../vendor-orders/ShopOrderActions.tsx';

export type InlineOrderKind = Kind;
type Props = {
	readonly kind: Kind;
	readonly turn: PendingShopAction;
	readonly text: string;
	readonly href: string;
	/** The server's time in ISO 8601, because the device's clock may be wrong. */
	readonly now: string;
	readonly reasons: DeclineReasons;
};

const load = () => import('./InlineOrderPart.tsx').then(({ InlineOrderPart }) => ({ Part: InlineOrderPart }));

/** Pending orders to handle in place, the earliest deadline first; forms are loaded when opened. */
export function InlineOrder({ kind, turn, text, href, now, reasons }: Props) {
	const { count, dueBy, number } = useStore($pendingActions)?.[kind] ?? turn;
	const isOpen = useStore($openInlineOrder) === kind;
	const loaded = useLoaded(load, isOpen);
	const part = useId();
	return (
		<>
			<div className="money-row">
				<a className="link waiting-link" href={href}>
					{text}
				</a>
				<Badge tone={toneOf(count, dueBy !== null && dueBy < now)}>{count}</Badge>
			</div>
			{dueBy && (
				<p className="order-soft">
					{(dueBy < now ? messages.overdue : messages.dueBy)(deadlineText(new Date(dueBy), new Date(now)))}
				</p>
			)}
			<div className="waiting-act">
				<Button
					id={actionOf(kind)}
					kind="secondary"
					aria-expanded={isOpen}
					aria-controls={part}
					onClick={() => $openInlineOrder.set(isOpen ? null : kind)}
				>
					{isOpen ? inlineAnswerMessages.close : inlineOrderMessages.open[kind]}
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

const toneOf = (count: number, isLate: boolean): BadgeTone => (count === 0 ? 'primary' : isLate ? 'error' : 'warning');
