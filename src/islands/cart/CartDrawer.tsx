import trash from 'icon:trash';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { CartLineView, CartView } from '#src/domains/cart/contract.ts';
import { linesOf, totalOf } from '#src/domains/cart/rules/cart-sums.ts';
import {
	$cart,
	$cartFailed,
	bringBack,
	changeQuantity,
	loadCart,
	pollCart,
	removeLine,
} from '#src/islands/cart/store.ts';
import { cartScreenMessages as messages } from '#src/messages/vi/cart.ts';
import { reorderMessages } from '#src/messages/vi/order-actions.ts';
import { url } from '#src/routes.ts';
import { formatVnd } from '#src/shared/money.ts';
import { checkLogin } from '#src/stores/auth.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LinePicture } from '../ui/LinePicture.tsx';
import { QuantityStepper } from '../ui/QuantityStepper.tsx';
import { CartLineFacts } from './CartLineFacts.tsx';
import { CheckoutLink } from './CheckoutLink.tsx';

/** The cart of visitors and members; only ordering needs a sign-in. */
export function CartDrawer({ foot }: { readonly foot: Element }) {
	const cart = useStore($cart);
	const hasFailed = useStore($cartFailed);
	const [removed, setRemoved] = useState<CartLineView | null>(null);
	useEffect(pollCart, []);
	const remove = async (line: CartLineView) => {
		// Shown at once, with the line already gone from the list.
		setRemoved(line);
		if (!(await removeLine(line))) setRemoved(null);
	};
	if (!cart) return hasFailed ? <Failed /> : <Skeleton />;
	const lines = linesOf(cart);
	return (
		<>
			{removed && (
				<div className="cart-drawer-told" role="status" key={removed.id}>
					<span>{messages.removed(removed.productName)}</span>
					<Button
						kind="quiet"
						autoFocus
						onClick={() => {
							setRemoved(null);
							void bringBack(removed);
						}}
					>
						{messages.undo}
					</Button>
				</div>
			)}
			{lines.length === 0 ? (
				<Empty />
			) : (
				<ul className="cart-drawer-list">
					{lines.map((line) => (
						<DrawerLine key={line.id} line={line} onRemove={() => void remove(line)} />
					))}
				</ul>
			)}
			{createPortal(lines.length > 0 ? <DrawerFoot cart={cart} /> : null, foot)}
		</>
	);
}

type LineProps = { readonly line: CartLineView; readonly onRemove: () => void };

function DrawerLine({ line, onRemove }: LineProps) {
	const { id, productName, limits, quantity, status } = line;
	return (
		<li className="cart-drawer-item" data-status={status}>
			<LinePicture hash={line.pictureHash} />
			<CartLineFacts line={line} />
			<button
				className="btn btn-quiet btn-icon"
				type="button"
				aria-label={`${messages.remove}: ${productName}`}
				onClick={onRemove}
			>
				<Icon shapes={trash} />
			</button>
			<div className="cart-drawer-steps">
				<QuantityStepper
					label={messages.quantityOf(productName)}
					value={quantity}
					min={limits.min}
					max={limits.max}
					step={limits.step}
					isDisabled={limits.max === 0}
					onChange={(next) => void changeQuantity(id, next)}
				/>
				<strong className="money">{formatVnd(line.lineTotalVnd)}</strong>
			</div>
		</li>
	);
}

function DrawerFoot({ cart }: { readonly cart: CartView }) {
	const ready = linesOf(cart).filter(({ status }) => status === 'ready');
	const isMember = useIsMember();
	return (
		<>
			<p className="sum-line">
				<span>{messages.total}</span>
				<strong className="money" aria-live="polite">
					{formatVnd(totalOf(ready))}
				</strong>
			</p>
			<p className="field-hint">{isMember === false ? messages.signInLater : messages.shippingLater}</p>
			<div className="cart-drawer-acts">
				{isMember && (
					<a className="btn btn-secondary" href={url.cart()}>
						{reorderMessages.toCart}
					</a>
				)}
				<CheckoutLink lineIds={ready.map(({ id }) => id)} />
			</div>
		</>
	);
}

/** The cart's page is for members; null until known. */
function useIsMember(): boolean | null {
	const [isMember, setMember] = useState<boolean | null>(null);
	useEffect(() => {
		void checkLogin().then(({ isLoggedIn }) => setMember(isLoggedIn));
	}, []);
	return isMember;
}

function Empty() {
	return (
		<div className="cart-drawer-empty">
			<p>{messages.emptyTitle}</p>
			<p className="field-hint">{messages.emptyText}</p>
			<a className="btn btn-secondary" href={url.search()}>
				{messages.emptyAction}
			</a>
		</div>
	);
}

function Failed() {
	return (
		<div className="cart-drawer-empty" role="alert">
			<p>{messages.failed}</p>
			<Button kind="secondary" onClick={() => void loadCart()}>
				{messages.tryAgain}
			</Button>
		</div>
	);
}

const Skeleton = () => (
	<>
		<span className="skeleton cart-drawer-line" />
		<span className="skeleton cart-drawer-line" />
	</>
);
