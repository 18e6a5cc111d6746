import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { ShopOrderView } from '#src/domains/orders/contract-views.ts';
import { browserWords } from '#src/messages/vi/browser.ts';
import { orderNouns } from '#src/messages/vi/order-nouns.ts';
import { orderHereWords as words } from '#src/messages/vi/overview-screen.ts';
import { shopOrderBadge, shopOrderWords } from '#src/messages/vi/shop-order-screen.ts';
import { url } from '#src/routes.ts';
import { $shopThread } from '#src/stores/messages.ts';
import { $openedHere, actOf, type OrderHere, readTurns } from '#src/stores/orders-here.ts';
import { $shopOrder, openShopOrder } from '#src/stores/vendor-order.ts';
import { OrderMessages } from '../../orders/OrderMessages.tsx';
import { Button } from '../../ui/Button.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { CancelWish } from '../CancelWish.tsx';
import { type GiveBackReasons, ShopOrderActions } from '../ShopOrderActions.tsx';
import { ShopOrderLines } from '../ShopOrderLines.tsx';
import { ShopReturns } from '../ShopReturns.tsx';
import { NextOne } from './NextOne.tsx';

/** Few orders leave in parts. */
const loadRest = () => import('../ShopRest.tsx');

type Props = { readonly kind: OrderHere; readonly number: string | null; readonly reasons: GiveBackReasons };

/** The order that is due first; once it is dealt with, the next stands there. */
export function OrderHerePart({ kind, number, reasons }: Props) {
	useEffect(() => {
		if (number !== null) void openShopOrder(number);
	}, [number]);
	return (
		<NextOne of={number ?? ''}>
			{number === null ? (
				<p role="status">{words.none[kind]}</p>
			) : (
				<First key={`${kind} ${number}`} kind={kind} number={number} reasons={reasons} />
			)}
		</NextOne>
	);
}

function First({ kind, number, reasons }: Props & { readonly number: string }) {
	const shown = useStore($shopOrder);
	if (shown.phase === 'shown' && shown.order.number === number)
		return <Order kind={kind} order={shown.order} reasons={reasons} />;
	if (shown.phase === 'failed') return <Failed problem={shown.problem} number={number} />;
	if (shown.phase === 'missing') return <Failed problem={shopOrderWords.missingTitle} number={number} />;
	return <span className="skeleton order-card-skeleton" aria-hidden="true" />;
}

const Failed = ({ problem, number }: { readonly problem: string; readonly number: string }) => (
	<>
		<p className="field-error">{problem}</p>
		<Button kind="secondary" onClick={() => void openShopOrder(number)}>
			{shopOrderWords.again}
		</Button>
	</>
);

type OfOrder = { readonly kind: OrderHere; readonly order: ShopOrderView; readonly reasons: GiveBackReasons };

function Order({ kind, order, reasons }: OfOrder) {
	const thread = useStore($shopThread);
	const answers = thread?.messages.filter(({ party }) => party === 'shop').length ?? 0;
	useTurnsAfter(order);
	useTurnsAfter(answers);
	const badge = shopOrderBadge(order);
	return (
		<>
			<p className="order-head">
				<a className="link waiting-link" href={url.vendorOrder(order.number)}>
					{words.order(order.number)}
				</a>
				<span className={`badge badge-${badge.tone}`}>{badge.text}</span>
			</p>
			{kind === 'messages' &&
				(thread?.number === order.number ? (
					<OrderMessages key={order.number} side="shop" number={order.number} initial={thread} />
				) : (
					<Failed problem={browserWords.noAnswer} number={order.number} />
				))}
			{kind === 'returns' && <ShopReturns number={order.number} />}
			{kind === 'send' && isWished(order) && <Wished />}
			{(kind === 'answerCancel' || (kind === 'send' && !isWished(order))) && <Deed order={order} reasons={reasons} />}
		</>
	);
}

/** Nothing of it is sent before the buyer has an answer, and that has a place of its own. */
const isWished = ({ mayAnswerCancel, mayAnswerRest }: ShopOrderView): boolean => mayAnswerCancel || mayAnswerRest;

function Wished() {
	const answer = () => {
		$openedHere.set('answerCancel');
		document.getElementById(actOf('answerCancel'))?.focus();
	};
	return (
		<>
			<p>{words.wished}</p>
			<div className="order-buttons">
				<Button kind="secondary" onClick={answer}>
					{words.open.answerCancel}
				</Button>
			</div>
		</>
	);
}

/** Something was done with the order: what waits is another now. */
function useTurnsAfter(known: unknown): void {
	const before = useRef(known);
	useEffect(() => {
		if (before.current === known) return;
		before.current = known;
		void readTurns();
	}, [known]);
}

function Deed({ order, reasons }: Omit<OfOrder, 'kind'>) {
	const hasRest = order.mayAnswerRest || order.mayCancelRest;
	const rest = useLoaded(loadRest, hasRest);
	return (
		<>
			{order.mayAnswerCancel && <CancelWish order={order} />}
			<ShopOrderLines lines={order.lines} />
			{order.note && <p className="order-note">{`${orderNouns.noteOfBuyer}: ${order.note}`}</p>}
			<ShopOrderActions order={order} reasons={reasons} />
			{rest && hasRest && <rest.ShopRest order={order} reasons={reasons} />}
		</>
	);
}
