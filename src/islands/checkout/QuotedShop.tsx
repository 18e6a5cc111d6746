import messageSquare from 'icon:message-square';
import truck from 'icon:truck';
import type { QuoteLine, QuoteShop } from '#src/domains/checkout/contract/quote.ts';
import { NOTE_MAX_LENGTH } from '#src/domains/orders/contract/order.ts';
import { priceChangeMessages } from '#src/messages/vi/cart.ts';
import { checkoutMessages as messages, quoteLineMessages } from '#src/messages/vi/checkout.ts';
import { saleMessages } from '#src/messages/vi/product-facts.ts';
import { changeOfMindMessages, returnTermsMessages } from '#src/messages/vi/return-terms.ts';
import { url } from '#src/routes.ts';
import { formatVnd } from '#src/shared/money.ts';
import { formatDate } from '#src/shared/time.ts';
import { Badge } from '../ui/Badge.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LinePicture } from '../ui/LinePicture.tsx';
import { PreOrder } from '../ui/PreOrder.tsx';
import { VoucherChooser, type VoucherProps } from './VoucherChooser.tsx';

type Props = VoucherProps & {
	readonly note: string;
	readonly noteError: string | undefined;
	readonly linesError: string | undefined;
	readonly onNote: (note: string) => void;
};

export function QuotedShop({ shop, note, noteError, linesError, onNote, ...vouchers }: Props) {
	return (
		<section className="card" aria-label={shop.shopName}>
			<h2 className="checkout-shop-name">{shop.shopName}</h2>
			<ul>
				{shop.lines.map((line) => (
					<QuotedRow key={line.lineId} line={line} />
				))}
			</ul>
			<div className="checkout-shop-foot">
				{linesError && (
					<p className="cart-row-trouble" tabIndex={-1} data-missing>
						{linesError}{' '}
						<a className="link" href={url.cart()}>
							{messages.backToCart}
						</a>
					</p>
				)}
				<Shipping shop={shop} />
				<VoucherChooser shop={shop} {...vouchers} />
				<details className="checkout-note">
					<summary className="checkout-note-head">
						<Icon shapes={messageSquare} size={18} />
						<span className="link">{messages.addNote}</span>
						{note && <span className="checkout-note-said">{note}</span>}
					</summary>
					<TextField
						id={`nhan-${shop.shopId}`}
						label={messages.note}
						value={note}
						maxLength={NOTE_MAX_LENGTH}
						error={noteError}
						onChange={onNote}
						isOptional
					/>
				</details>
			</div>
		</section>
	);
}

function QuotedRow({ line }: { readonly line: QuoteLine }) {
	const trouble = quoteLineMessages[line.status];
	return (
		<li className="checkout-row">
			<LinePicture hash={line.pictureHash} />
			<div className="cart-row-facts">
				<span className="cart-row-name">{line.productName}</span>
				{line.variantLabel && <span className="cart-row-variant">{line.variantLabel}</span>}
				<span className="money">
					{line.quantity} × {formatVnd(line.unitPriceVnd)}
				</span>
				<PreOrder days={line.preOrderDays} />
				{line.saleEndsAt && (
					<span className="cart-row-variant">{saleMessages.lineUntil(new Date(line.saleEndsAt))}</span>
				)}
				{line.saleLeft !== undefined && <span className="cart-row-news">{saleMessages.lineLeft(line.saleLeft)}</span>}
				{line.wasVnd !== undefined && (
					<span className="cart-row-news">{priceChangeMessages(line.wasVnd, line.unitPriceVnd)}</span>
				)}
				<Terms of={line.returnTerms} />
				{trouble && <span className="cart-row-trouble">{trouble}</span>}
			</div>
			<strong className="money">{formatVnd(line.lineTotalVnd)}</strong>
		</li>
	);
}

/** Terms beyond the statutory return rights. */
function Terms({ of }: { readonly of: QuoteLine['returnTerms'] }) {
	if (of === 'faults_only') return null;
	if (of === 'change_of_mind')
		return (
			<span className="checkout-terms">
				<Badge tone="primary">{changeOfMindMessages.badge}</Badge>
			</span>
		);
	return <span className="cart-row-variant">{returnTermsMessages[of]}</span>;
}

/** Day and month only, because the dates are near. */
const dayOf = (instant: string): string => formatDate(new Date(instant)).slice(0, 5);

function Shipping({ shop: { shipping, lines } }: { readonly shop: QuoteShop }) {
	const isRejected = lines.some(({ status }) => status === 'not_delivered');
	if (!shipping) return <p className="field-hint">{isRejected ? messages.notDelivered : messages.needAddress}</p>;
	const { feeVnd, moreForFreeVnd } = shipping;
	const from = dayOf(shipping.arrivesFrom);
	const to = dayOf(shipping.arrivesTo);
	return (
		<p className="checkout-shipping">
			<Icon shapes={truck} />
			<span>
				{messages.standard}
				<span className="checkout-choice-text">
					{from === to ? messages.arrivesOn(from) : messages.arrives(from, to)}
				</span>
				{moreForFreeVnd !== null && (
					<span className="checkout-choice-text">{messages.moreForFree(moreForFreeVnd)}</span>
				)}
			</span>
			<strong className="money">{feeVnd === 0 ? messages.freeShipping : formatVnd(feeVnd)}</strong>
		</p>
	);
}
