import cartIcon from 'icon:shopping-cart';
import store from 'icon:store';
import ticket from 'icon:ticket-percent';
import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { CartLineView, CartShopView, CartView } from '#src/domains/cart/contract.ts';
import { linesOf, totalOf } from '#src/domains/cart/rules/cart-sums.ts';
import { readDeselectedLines, saveDeselectedLines } from '#src/islands/cart/cart-choice-store.ts';
import { $cart, bringBack, pollCart, removeLine, showCart } from '#src/islands/cart/store.ts';
import { cartScreenMessages as messages } from '#src/messages/vi/cart.ts';
import { url } from '#src/routes.ts';
import { formatVnd } from '#src/shared/money.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Icon } from '../ui/Icon.tsx';
import { CartRow } from './CartRow.tsx';
import { CheckoutLink } from './CheckoutLink.tsx';

type Props = { readonly initial: CartView };

export function CartPage({ initial }: Props) {
	const cart = useStore($cart, { ssr: 'initial' }) ?? initial;
	const [leftOut, setLeftOut] = useDeselectedLines();
	const [removed, setRemoved] = useState<CartLineView | null>(null);
	// A layout effect runs before the first click can arrive; a later effect would undo that click.
	useLayoutEffect(() => showCart(initial), [initial]);
	useEffect(pollCart, []);
	const chosen = linesOf(cart).filter(({ id, status }) => status === 'ready' && !leftOut.has(id));
	const choose = (ids: readonly string[], isChosen: boolean) =>
		setLeftOut(new Set(isChosen ? [...leftOut].filter((id) => !ids.includes(id)) : [...leftOut, ...ids]));
	const remove = async (line: CartLineView) => {
		if (await removeLine(line)) setRemoved(line);
	};
	const undo = removed && (
		<div className="cart-undo" role="status">
			<span>{messages.removed(removed.productName)}</span>
			<button
				className="btn btn-quiet"
				type="button"
				onClick={() => {
					setRemoved(null);
					void bringBack(removed);
				}}
			>
				{messages.undo}
			</button>
		</div>
	);
	if (cart.lineCount === 0) {
		return (
			<>
				{undo}
				<EmptyState icon={cartIcon} title={messages.emptyTitle} text={messages.emptyText}>
					<a className="btn btn-primary" href={url.search()}>
						{messages.emptyAction}
					</a>
				</EmptyState>
			</>
		);
	}
	return (
		<div className="cart-layout">
			<div className="cart-shops">
				{undo}
				<ChooseAll cart={cart} leftOut={leftOut} onChoose={choose} />
				{cart.shops.map((shop) => (
					<ShopLines key={shop.id} shop={shop} leftOut={leftOut} onChoose={choose} onRemove={remove} />
				))}
			</div>
			<CartSummary chosen={chosen} />
		</div>
	);
}

type AllProps = Pick<ShopProps, 'leftOut' | 'onChoose'> & { readonly cart: CartView };

function ChooseAll({ cart, leftOut, onChoose }: AllProps) {
	const ready = linesOf(cart)
		.filter(({ status }) => status === 'ready')
		.map(({ id }) => id);
	return (
		<label className="choice cart-all">
			<input
				type="checkbox"
				checked={ready.length > 0 && ready.every((id) => !leftOut.has(id))}
				disabled={ready.length === 0}
				onChange={(event) => onChoose(ready, event.currentTarget.checked)}
			/>
			<span>{messages.chooseAll(ready.length)}</span>
		</label>
	);
}

/** Deselected lines, which survive a reload and the way back from the checkout. */
function useDeselectedLines(): readonly [ReadonlySet<string>, (ids: ReadonlySet<string>) => void] {
	const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
	useEffect(() => setLeftOut(readDeselectedLines()), []);
	const leaveOut = (ids: ReadonlySet<string>): void => {
		setLeftOut(ids);
		saveDeselectedLines(ids);
	};
	return [leftOut, leaveOut];
}

type ShopProps = {
	readonly shop: CartShopView;
	readonly leftOut: ReadonlySet<string>;
	readonly onChoose: (lineIds: readonly string[], isChosen: boolean) => void;
	readonly onRemove: (line: CartLineView) => void;
};

function ShopLines({ shop, leftOut, onChoose, onRemove }: ShopProps) {
	const ready = shop.lines.filter(({ status }) => status === 'ready').map(({ id }) => id);
	const isWhole = ready.length > 0 && ready.every((id) => !leftOut.has(id));
	return (
		<section className="card cart-shop" aria-label={shop.name}>
			<div className="cart-shop-head">
				<label className="choice">
					<input
						type="checkbox"
						checked={isWhole}
						disabled={ready.length === 0}
						aria-label={messages.chooseShop(shop.name)}
						onChange={(event) => onChoose(ready, event.currentTarget.checked)}
					/>
				</label>
				<h2 className="cart-shop-name">
					<a href={url.shop(shop.slug)}>
						<Icon shapes={store} size={18} />
						{shop.name}
					</a>
				</h2>
			</div>
			{isWhole && shop.voucherHint && (
				<p className="cart-voucher-hint">
					<Icon shapes={ticket} size={18} />
					{messages.voucherHint(shop.voucherHint)}
				</p>
			)}
			<ul>
				{shop.lines.map((line) => (
					<CartRow
						key={line.id}
						line={line}
						isChosen={line.status === 'ready' && !leftOut.has(line.id)}
						onChoose={(isChosen) => onChoose([line.id], isChosen)}
						onRemove={() => onRemove(line)}
					/>
				))}
			</ul>
		</section>
	);
}

function CartSummary({ chosen }: { readonly chosen: readonly CartLineView[] }) {
	return (
		<aside className="card cart-summary action-bar sum-bar" aria-label={messages.total}>
			<p className="sum-line">
				<span>{messages.total}</span>
				<strong className="money" aria-live="polite">
					{formatVnd(totalOf(chosen))}
				</strong>
			</p>
			<p className="field-hint">{messages.shippingLater}</p>
			<CheckoutLink lineIds={chosen.map(({ id }) => id)} />
		</aside>
	);
}
