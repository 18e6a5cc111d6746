import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { ListedShopOrder } from '#src/domains/order-views/contract/order-views.ts';
import { waitsForShop } from '#src/domains/returns/rules/return-states.ts';
import { $chosenOrders, chooseOrder } from '#src/islands/vendor-orders/chosen-orders-store.ts';
import { confirmListed } from '#src/islands/vendor-orders/store.ts';
import { conversationScreenMessages } from '#src/messages/vi/conversations/order-messages.ts';
import { orderScreenMessages } from '#src/messages/vi/order-screen.ts';
import { shopWorthVnd } from '#src/messages/vi/orders.ts';
import { returnRequestMessages } from '#src/messages/vi/returns.ts';
import {
	shopOrderMessages as messages,
	ordersBulkMessages,
	shopActionMessages,
	shopMethodMessages,
	shopNextMessages,
	shopOrderBadge,
} from '#src/messages/vi/vendor/vendor-orders.ts';
import { url } from '#src/routes.ts';
import { formatVnd } from '#src/shared/money.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { LinePicture } from '../ui/LinePicture.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { ShopOrderLines } from './ShopOrderLines.tsx';

type Props = { readonly order: ListedShopOrder; readonly isForMany: boolean };

/** Confirming needs no dialog. */
export function ShopOrderCard({ order, isForMany }: Props) {
	const { number } = order;
	const title = orderScreenMessages.orderTitle(number);
	const isLookedFor = order.openCase !== null && order.openReturn === null;
	const badge = shopOrderBadge(order);
	const isShopRequested = order.receiptBy !== null || (order.openReturn !== null && waitsForShop(order.openReturn));
	return (
		<article className="card order-card shop-order" aria-labelledby={`don-${number}`}>
			<div className="order-card-head">
				{isForMany && <Tick number={number} />}
				<h2 className="order-card-number" id={`don-${number}`}>
					<a href={url.vendorOrder(number)}>{title}</a>
				</h2>
				<span className="order-soft shop-order-date">{formatDateTime(new Date(order.placedAt))}</span>
				<Badge tone={badge.tone}>{badge.text}</Badge>
			</div>
			<CompactLines lines={order.lines} />
			<div className="shop-order-part">
				<p className="shop-order-buyer">
					<span className="sr-only">{messages.buyer} </span>
					{order.buyerName}{' '}
					{order.completedBefore > 0 && <Badge tone="secondary">{messages.returning(order.completedBefore)}</Badge>}
				</p>
				<p className="order-soft">{shopMethodMessages(order)}</p>
			</div>
			<div className="shop-order-part">
				{order.askedBack.map((asked) => (
					<p className="order-asked" key={asked.id}>
						{returnRequestMessages(asked)}
					</p>
				))}
				<p className="order-next" data-late={order.isOverdue || order.isCancelAsked || isShopRequested || isLookedFor}>
					{order.isCancelAsked ? messages.requestedShort : shopNextMessages(order)}
				</p>
				{order.unreadMessages > 0 && (
					<p>
						<a className="link" href={`${url.vendorOrder(number)}#tin-nhan`}>
							{conversationScreenMessages.unread(order.unreadMessages)}
							<span className="sr-only"> {title}</span>
						</a>
					</p>
				)}
			</div>
			<div className="order-card-foot">
				{order.sums && (
					<p className="sum-line">
						<span>{messages.worth}</span>
						<strong className="money">{formatVnd(shopWorthVnd(order.sums) - order.sums.cut.wholeVnd)}</strong>
					</p>
				)}
				<div className="order-buttons">
					<a className="btn btn-secondary" href={`${url.vendorOrder(number)}${isShopRequested ? '#tra-hang' : ''}`}>
						{messages.details}
						<span className="sr-only"> {title}</span>
					</a>
					<NextAct order={order} />
				</div>
			</div>
		</article>
	);
}

/** The first line; an order with several lines unfolds them all. */
function CompactLines({ lines }: Pick<ListedShopOrder, 'lines'>) {
	const [first] = lines;
	if (!first) return null;
	return (
		<div className="shop-order-goods">
			<div className="order-line">
				<LinePicture hash={first.pictureHash} />
				<div className="order-line-facts">
					<span className="cart-row-name">
						{first.productName} <strong className="money">× {first.quantity}</strong>
					</span>
					<span className="cart-row-variant">
						{[first.variantLabel, `${messages.sku} ${first.sku}`].filter(Boolean).join(' · ')}
					</span>
				</div>
			</div>
			{lines.length > 1 && (
				<details>
					<summary>{messages.allLines(lines.length)}</summary>
					<ShopOrderLines lines={lines} />
				</details>
			)}
		</div>
	);
}

const loadPack = () => import('./PackDialog.tsx').then(({ PackDialog }) => ({ Pack: PackDialog }));

/**
 * The next act takes the place of the one just done. A second click there does no harm: it opens a dialog or a page.
 */
function NextAct({ order }: { readonly order: ListedShopOrder }) {
	const [isOpen, setOpen] = useState(false);
	const pack = useLoaded(loadPack, isOpen);
	const { number, next } = order;
	const ofOrder = <span className="sr-only"> {number}</span>;
	if (order.mayConfirm) {
		return (
			<Button onClick={() => void confirmListed(order)}>
				{messages.confirm}
				{ofOrder}
			</Button>
		);
	}
	if (next === null || order.isCancelAsked || order.openReturn || order.openCase) return null;
	if (next !== 'pack') {
		return (
			<a className="btn btn-primary" href={url.vendorOrder(number)}>
				{shopActionMessages.open[next]}
				{ofOrder}
			</a>
		);
	}
	return (
		<>
			<Button isBusy={isOpen && !pack} onClick={() => setOpen(true)}>
				{shopActionMessages.next.pack}
				{ofOrder}
			</Button>
			{pack && <pack.Pack order={order} isOpen={isOpen} onClose={() => setOpen(false)} />}
		</>
	);
}

const Tick = ({ number }: { readonly number: string }) => (
	<label className="goods-tick">
		<input
			type="checkbox"
			checked={useStore($chosenOrders).has(number)}
			onChange={({ currentTarget }) => chooseOrder(number, currentTarget.checked)}
		/>
		<span className="sr-only">{ordersBulkMessages.choose(number)}</span>
	</label>
);
