import { useEffect, useRef } from 'react';
import type { Quote, QuoteDifference } from '#src/domains/checkout/contract/quote.ts';
import type { PaymentMethod } from '#src/domains/orders/contract/order.ts';
import { coinOf } from '#src/domains/orders/rules/order-totals.ts';
import { changeMessages, checkoutMessages as messages } from '#src/messages/vi/checkout.ts';
import { url } from '#src/routes.ts';
import { formatVnd } from '#src/shared/money.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';

type Props = {
	readonly quote: Quote;
	readonly payment: PaymentMethod;
	readonly changes: readonly QuoteDifference[];
	readonly refusal: string;
	readonly isBusy: boolean;
	readonly isPlacing: boolean;
	readonly onPlace: () => void;
};

export function CheckoutSummary({ quote, payment, changes, refusal, isBusy, isPlacing, onPlace }: Props) {
	const first = payment === 'vnpay' && quote.payVnd > 0 ? messages.placeVnpay : messages.placeCod;
	const label = changes.length > 0 ? messages.agreeAgain : first;
	const hasFee = quote.shops.every(({ shipping }) => shipping !== null);
	const orders = quote.shops.filter(({ lines }) => lines.some(({ status }) => status === 'ready')).length;
	const news = useRef<HTMLDivElement>(null);
	// On a phone the button floats, so the changes may be outside of the screen.
	useEffect(() => {
		if (changes.length > 0 || refusal) news.current?.scrollIntoView({ block: 'nearest' });
	}, [changes, refusal]);
	return (
		<aside className="card checkout-summary" aria-label={messages.total}>
			<dl className="checkout-sums">
				<Sum label={messages.goods} amountVnd={quote.goodsVnd} />
				{hasFee ? <Sum label={messages.shipping} amountVnd={quote.shippingVnd} /> : <NoFeeYet />}
				<DiscountRow label={messages.shopDiscount} amountVnd={quote.shopDiscountVnd} />
				<DiscountRow label={messages.platformDiscount} amountVnd={quote.platformDiscountVnd} />
				<DiscountRow label={messages.coinTitle} amountVnd={coinOf(quote)} />
			</dl>
			{orders > 1 && <p className="field-hint">{messages.ordersNote(orders)}</p>}
			<div aria-live="assertive" ref={news}>
				{changes.length > 0 && <Changes changes={changes} totalVnd={quote.payVnd} />}
				{refusal && <Alert kind="error">{refusal}</Alert>}
			</div>
			<div className="checkout-press action-bar sum-bar">
				<p className="sum-line">
					<span>{hasFee ? messages.total : messages.totalSoFar}</span>
					<strong className="money" aria-live="polite">
						{formatVnd(quote.payVnd)}
					</strong>
				</p>
				<Button isWide isBusy={isBusy} onClick={onPlace}>
					{isPlacing ? messages.busy : label}
				</Button>
			</div>
			{first === messages.placeVnpay && <p className="field-hint">{messages.prepaidDeliveryFailed}</p>}
			<Terms />
		</aside>
	);
}

function Terms() {
	return (
		<p className="field-hint">
			{messages.termsStart}{' '}
			<a className="link" href={url.policyTerms()} target="_blank" rel="noopener">
				{messages.termsOfUse}
			</a>{' '}
			{messages.termsAnd}{' '}
			<a className="link" href={url.policyRefund()} target="_blank" rel="noopener">
				{messages.refundPolicy}
			</a>
			.
		</p>
	);
}

function Sum({ label, amountVnd }: { readonly label: string; readonly amountVnd: number }) {
	return (
		<div>
			<dt>{label}</dt>
			<dd className="money">{formatVnd(amountVnd)}</dd>
		</div>
	);
}

const DiscountRow = ({ label, amountVnd }: { readonly label: string; readonly amountVnd: number }) =>
	amountVnd > 0 && <Sum label={label} amountVnd={-amountVnd} />;

/** Shown until the delivery address is known. */
function NoFeeYet() {
	return (
		<div>
			<dt>
				{messages.shipping}
				<span className="checkout-choice-text">{messages.feeNeedsAddress}</span>
			</dt>
			<dd>{messages.noFeeYet}</dd>
		</div>
	);
}

type ChangesProps = { readonly changes: readonly QuoteDifference[]; readonly totalVnd: number };

function Changes({ changes, totalVnd }: ChangesProps) {
	return (
		<Alert kind="warning" title={messages.changedTitle}>
			<ul className="checkout-changes">
				{changes.map(changeMessages).map((text) => (
					<li key={text}>{text}</li>
				))}
			</ul>
			<p>{messages.changedEnd(totalVnd)}</p>
		</Alert>
	);
}
