import { useStore } from '@nanostores/react';
import type { ShopOrderView } from '#src/domains/order-views/contract/order-views.ts';
import { orderTimeline } from '#src/domains/order-views/rules/order-timeline.ts';
import { waitsForShop } from '#src/domains/returns/rules/return-states.ts';
import { $shopThread } from '#src/islands/orders/messages-store.ts';
import { $shopReturns } from '#src/islands/returns/store.ts';
import { packingSlipUrl } from '#src/islands/vendor-orders/order-store.ts';
import { conversationScreenMessages } from '#src/messages/vi/conversations/order-messages.ts';
import { orderScreenMessages, stepText, stepTitle } from '#src/messages/vi/order-screen.ts';
import { orderNouns as nouns, shopSums } from '#src/messages/vi/orders.ts';
import {
	shopOrderMessages as messages,
	shopMethodMessages,
	shopNextMessages,
	shopOrderBadge,
} from '#src/messages/vi/vendor/vendor-orders.ts';
import { formatVnd } from '#src/shared/money.ts';
import { formatPhone } from '#src/shared/phone.ts';
import { OrderMessages } from '../orders/OrderMessages.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Timeline } from '../ui/Timeline.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { ShopListings } from './ShopListings.tsx';
import { type DeclineReasons, ShopOrderActions } from './ShopOrderActions.tsx';
import { ShopOrderLines } from './ShopOrderLines.tsx';
import { ShopReturns } from './ShopReturns.tsx';

type Props = { readonly order: ShopOrderView; readonly reasons: DeclineReasons };

/** Loaded on demand, because few orders have several parcels or unshipped items. */
const loadParcels = () => import('./ShopParcels.tsx');
const loadUnshipped = () => import('./ShopUnshippedItems.tsx');
const loadInvestigation = () => import('./ShopInvestigation.tsx');
const loadRequest = () => import('./CancellationRequest.tsx');

export function ShopOrderFacts({ order, reasons }: Props) {
	const returns = useStore($shopReturns);
	const thread = useStore($shopThread);
	const hasUnshippedItems = order.mayAnswerRest || order.mayCancelRest;
	const unshippedItems = useLoaded(loadUnshipped, hasUnshippedItems);
	const cases = useLoaded(loadInvestigation, order.openCase !== null);
	const parcels = useLoaded(loadParcels, order.parcels.length > 0);
	const request = useLoaded(loadRequest, order.mayAnswerCancel);
	const isLookedFor = order.openCase !== null && order.openReturn === null;
	const badge = shopOrderBadge(order);
	const isShopRequested = order.receiptBy !== null || (order.openReturn !== null && waitsForShop(order.openReturn));
	return (
		<div className="order-page">
			<section className="card card-body order-now" aria-label={nouns.status}>
				<div className="order-part">
					<p className="order-head">
						<strong className="order-number">{orderScreenMessages.orderTitle(order.number)}</strong>
						<Badge tone={badge.tone}>{badge.text}</Badge>
					</p>
					{order.mayAnswerCancel ? (
						request && <request.CancellationRequest order={order} />
					) : isLookedFor ? null : (
						<p className="order-next" data-late={order.isOverdue || isShopRequested} aria-live="polite">
							{shopNextMessages(order)}
						</p>
					)}
					{cases && <cases.ShopInvestigation order={order} />}
				</div>
				<ShopOrderActions order={order} reasons={reasons} />
				{unshippedItems && hasUnshippedItems && <unshippedItems.ShopUnshippedItems order={order} reasons={reasons} />}
			</section>
			<div className="order-side">
				<ShopReturns number={order.number} />
				<Products order={order} />
				<Buyer order={order} />
				{parcels && <parcels.ShopParcels order={order} />}
				{thread && (thread.mayWrite || thread.messages.length > 0) && (
					<section className="card card-body order-part" id="tin-nhan" aria-labelledby="tin-nhan-tieu-de">
						<h2 id="tin-nhan-tieu-de">{conversationScreenMessages.title}</h2>
						<OrderMessages key={order.number} side="shop" number={order.number} initial={thread} />
					</section>
				)}
			</div>
			<section className="card card-body order-part order-steps" aria-labelledby="hanh-trinh">
				<h2 id="hanh-trinh">{nouns.steps}</h2>
				<Timeline
					steps={orderTimeline({ ...order, returns, messages: thread?.messages ?? [] }).map((step, index) => ({
						key: `${index}-${step.kind}`,
						title: stepTitle(step, order.paymentMethod),
						text: stepText(step),
						at: step.event?.at ?? null,
						state: step.state,
					}))}
				/>
			</section>
		</div>
	);
}

function Products({ order }: { readonly order: ShopOrderView }) {
	return (
		<section className="card card-body order-part" aria-labelledby="mon">
			<h2 id="mon">{nouns.linesOf}</h2>
			<ShopOrderLines lines={order.lines} />
			<ShopListings number={order.number} />
			{order.sums && (
				<dl className="order-sums">
					{shopSums(order.sums).map(({ name, amountVnd, isSum }) => (
						<div key={name} className="order-sum" data-sum={isSum}>
							<dt>{name}</dt>
							<dd className="money">{formatVnd(amountVnd)}</dd>
						</div>
					))}
				</dl>
			)}
			<p className="order-soft">{shopMethodMessages(order)}</p>
		</section>
	);
}

function Buyer({ order }: { readonly order: ShopOrderView }) {
	const { recipient, phone, address, courierNote } = order.contact;
	return (
		<section className="card card-body order-part" aria-labelledby="giao-toi">
			<h2 id="giao-toi">{nouns.deliverTo}</h2>
			<address className="order-address">
				<strong>{recipient}</strong>
				{order.completedBefore > 0 && (
					<span>
						<Badge tone="secondary">{messages.returning(order.completedBefore)}</Badge>
					</span>
				)}
				{order.isContactVisible ? (
					<a className="link" href={`tel:${phone}`}>
						{formatPhone(phone)}
					</a>
				) : (
					<span>{phone}</span>
				)}
				<span>{address}</span>
			</address>
			{!order.isContactVisible && <p className="order-soft">{messages.masked}</p>}
			{courierNote && (
				<div>
					<h3>{nouns.courierNote}</h3>
					<p className="order-note">{courierNote}</p>
				</div>
			)}
			{order.note && (
				<div>
					<h3>{nouns.noteOfBuyer}</h3>
					<p className="order-note">{order.note}</p>
				</div>
			)}
			{order.isContactVisible && (
				<p className="order-buttons">
					<a
						className={`btn btn-${order.left.length > 0 ? 'secondary' : 'quiet'}`}
						href={packingSlipUrl([order.number], 'labels')}
						download
					>
						{messages.label}
					</a>
					<a className="btn btn-quiet" href={packingSlipUrl([order.number], 'slips')} download>
						{messages.slip}
					</a>
				</p>
			)}
		</section>
	);
}
