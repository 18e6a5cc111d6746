import { useEffect, useRef } from 'react';
import type { PaymentMethod, Quote, QuoteDifference } from '#src/domains/orders/contract.ts';
import { coinOf } from '#src/domains/orders/rules/totals.ts';
import { changeWords, checkoutWords as words } from '#src/messages/vi/checkout-screen.ts';
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

/** What it all costs and the press that orders it; what has changed stands right above the press. */
export function CheckoutSummary({ quote, payment, changes, refusal, isBusy, isPlacing, onPlace }: Props) {
	const first = payment === 'vnpay' && quote.payVnd > 0 ? words.placeVnpay : words.placeCod;
	const label = changes.length > 0 ? words.agreeAgain : first;
	const hasFee = quote.shops.every(({ shipping }) => shipping !== null);
	const orders = quote.shops.filter(({ lines }) => lines.some(({ status }) => status === 'ready')).length;
	const news = useRef<HTMLDivElement>(null);
	// On a phone the press floats: what it led to may lie outside the screen.
	useEffect(() => {
		if (changes.length > 0 || refusal) news.current?.scrollIntoView({ block: 'nearest' });
	}, [changes, refusal]);
	return (
		<aside className="card checkout-summary" aria-label={words.total}>
			<dl className="checkout-sums">
				<Sum label={words.goods} amountVnd={quote.goodsVnd} />
				{hasFee ? <Sum label={words.shipping} amountVnd={quote.shippingVnd} /> : <NoFeeYet />}
				<Less label={words.shopDiscount} amountVnd={quote.shopDiscountVnd} />
				<Less label={words.platformDiscount} amountVnd={quote.platformDiscountVnd} />
				<Less label={words.coinTitle} amountVnd={coinOf(quote)} />
			</dl>
			{orders > 1 && <p className="field-hint">{words.ordersNote(orders)}</p>}
			<div aria-live="assertive" ref={news}>
				{changes.length > 0 && <Changes changes={changes} totalVnd={quote.payVnd} />}
				{refusal && <Alert kind="error">{refusal}</Alert>}
			</div>
			<div className="checkout-press press-bar sum-bar">
				<p className="sum-line">
					<span>{hasFee ? words.total : words.totalSoFar}</span>
					<strong className="money" aria-live="polite">
						{formatVnd(quote.payVnd)}
					</strong>
				</p>
				<Button isWide isBusy={isBusy} onClick={onPlace}>
					{isPlacing ? words.busy : label}
				</Button>
			</div>
			<Terms />
		</aside>
	);
}

function Terms() {
	return (
		<p className="field-hint">
			{words.termsStart}{' '}
			<a className="link" href={url.policyTerms()} target="_blank" rel="noopener">
				{words.termsOfUse}
			</a>{' '}
			{words.termsAnd}{' '}
			<a className="link" href={url.policyRefund()} target="_blank" rel="noopener">
				{words.refundPolicy}
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

const Less = ({ label, amountVnd }: { readonly label: string; readonly amountVnd: number }) =>
	amountVnd > 0 && <Sum label={label} amountVnd={-amountVnd} />;

/** Nothing is promised before it is known where the parcels go. */
function NoFeeYet() {
	return (
		<div>
			<dt>
				{words.shipping}
				<span className="checkout-choice-text">{words.feeNeedsAddress}</span>
			</dt>
			<dd>{words.noFeeYet}</dd>
		</div>
	);
}

type ChangesProps = { readonly changes: readonly QuoteDifference[]; readonly totalVnd: number };

function Changes({ changes, totalVnd }: ChangesProps) {
	return (
		<Alert kind="warning" title={words.changedTitle}>
			<ul className="checkout-changes">
				{changes.map(changeWords).map((text) => (
					<li key={text}>{text}</li>
				))}
			</ul>
			<p>{words.changedEnd(totalVnd)}</p>
		</Alert>
	);
}
