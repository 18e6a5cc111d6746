import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { ShopOrderView } from '#src/domains/order-views/contract/order-views.ts';
import { $shopThread } from '#src/islands/orders/messages-store.ts';
import { $shopOrder, openShopOrder } from '#src/islands/vendor-orders/order-store.ts';
import {
	$openInlineOrder,
	actionOf,
	type InlineOrder,
	readPendingActions,
} from '#src/islands/vendor-overview/orders-here-store.ts';
import { browserMessages } from '#src/messages/vi/frame.ts';
import { orderNouns } from '#src/messages/vi/orders.ts';
import { shopOrderBadge, shopOrderMessages } from '#src/messages/vi/vendor/vendor-orders.ts';
import { inlineOrderMessages as messages } from '#src/messages/vi/vendor/vendor-overview.ts';
import { url } from '#src/routes.ts';
import { OrderMessages } from '../orders/OrderMessages.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { CancellationRequest } from '../vendor-orders/CancellationRequest.tsx';
import { type DeclineReasons, ShopOrderActions } from '../vendor-orders/ShopOrderActions.tsx';
import { ShopOrderLines } from '../vendor-orders/ShopOrderLines.tsx';
import { ShopReturns } from '../vendor-orders/ShopReturns.tsx';
import { FocusNext } from './FocusNext.tsx';

/** Loaded on demand, because few orders are shipped in parts. */
const loadUnshipped = () => import('../vendor-orders/ShopUnshippedItems.tsx');

type Props = { readonly kind: InlineOrder; readonly number: string | null; readonly reasons: DeclineReasons };

export function InlineOrderPart({ kind, number, reasons }: Props) {
	useEffect(() => {
		if (number !== null) void openShopOrder(number);
	}, [number]);
	return (
		<FocusNext of={number ?? ''}>
			{number === null ? (
				<p role="status">{messages.none[kind]}</p>
			) : (
				<FirstOrder key={`${kind} ${number}`} kind={kind} number={number} reasons={reasons} />
			)}
		</FocusNext>
	);
}

function FirstOrder({ kind, number, reasons }: Props & { readonly number: string }) {
	const shown = useStore($shopOrder);
	if (shown.phase === 'shown' && shown.order.number === number)
		return <Order kind={kind} order={shown.order} reasons={reasons} />;
	if (shown.phase === 'failed') return <Failed problem={shown.problem} number={number} />;
	if (shown.phase === 'missing') return <Failed problem={shopOrderMessages.missingTitle} number={number} />;
	return <span className="skeleton order-card-skeleton" aria-hidden="true" />;
}

const Failed = ({ problem, number }: { readonly problem: string; readonly number: string }) => (
	<>
		<p className="field-error">{problem}</p>
		<Button kind="secondary" onClick={() => void openShopOrder(number)}>
			{shopOrderMessages.again}
		</Button>
	</>
);

type OfOrder = { readonly kind: InlineOrder; readonly order: ShopOrderView; readonly reasons: DeclineReasons };

function Order({ kind, order, reasons }: OfOrder) {
	const thread = useStore($shopThread);
	const answers = thread?.messages.filter(({ party }) => party === 'shop').length ?? 0;
	usePendingActionsAfter(order);
	usePendingActionsAfter(answers);
	const badge = shopOrderBadge(order);
	return (
		<>
			<p className="order-head">
				<a className="link waiting-link" href={url.vendorOrder(order.number)}>
					{messages.order(order.number)}
				</a>
				<Badge tone={badge.tone}>{badge.text}</Badge>
			</p>
			{kind === 'messages' &&
				(thread?.number === order.number ? (
					<OrderMessages key={order.number} side="shop" number={order.number} initial={thread} />
				) : (
					<Failed problem={browserMessages.noAnswer} number={order.number} />
				))}
			{kind === 'returns' && <ShopReturns number={order.number} />}
			{kind === 'send' && hasCancellationRequest(order) && <CancellationAnswer />}
			{(kind === 'answerCancel' || (kind === 'send' && !hasCancellationRequest(order))) && (
				<OrderAction order={order} reasons={reasons} />
			)}
		</>
	);
}

/** A cancellation request must be answered before anything is shipped. */
const hasCancellationRequest = ({ mayAnswerCancel, mayAnswerRest }: ShopOrderView): boolean =>
	mayAnswerCancel || mayAnswerRest;

function CancellationAnswer() {
	const answer = () => {
		$openInlineOrder.set('answerCancel');
		document.getElementById(actionOf('answerCancel'))?.focus();
	};
	return (
		<>
			<p>{messages.wished}</p>
			<div className="order-buttons">
				<Button kind="secondary" onClick={answer}>
					{messages.open.answerCancel}
				</Button>
			</div>
		</>
	);
}

/** An action on the order changes the pending counts, so they are loaded again. */
function usePendingActionsAfter(known: unknown): void {
	const before = useRef(known);
	useEffect(() => {
		if (before.current === known) return;
		before.current = known;
		void readPendingActions();
	}, [known]);
}

function OrderAction({ order, reasons }: Omit<OfOrder, 'kind'>) {
	const hasUnshippedItems = order.mayAnswerRest || order.mayCancelRest;
	const unshippedItems = useLoaded(loadUnshipped, hasUnshippedItems);
	return (
		<>
			{order.mayAnswerCancel && <CancellationRequest order={order} />}
			<ShopOrderLines lines={order.lines} />
			{order.note && <p className="order-note">{`${orderNouns.noteOfBuyer}: ${order.note}`}</p>}
			<ShopOrderActions order={order} reasons={reasons} />
			{unshippedItems && hasUnshippedItems && <unshippedItems.ShopUnshippedItems order={order} reasons={reasons} />}
		</>
	);
}
