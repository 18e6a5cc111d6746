import star from 'icon:star';
import type { RunningSale, VariantView } from '#src/domains/catalog/contract/product.ts';
import { displayPrice } from '#src/domains/catalog/rules/prices/display-price.ts';
import { discountPercent } from '#src/domains/catalog/rules/prices/reference-price.ts';
import { stockLabel } from '#src/domains/catalog/rules/stock.ts';
import { productScreenMessages as messages } from '#src/messages/vi/product.ts';
import { formatVnd } from '#src/shared/money.ts';
import { Badge } from '../ui/Badge.tsx';
import { Icon } from '../ui/Icon.tsx';
import { SaleLine } from './SaleLine.tsx';

type Props = {
	readonly left: readonly VariantView[];
	readonly soldCount: number;
	readonly rating: string | null;
	readonly isOffered: boolean;
	readonly isPast: boolean;
};

export function VariantPrice({ left, soldCount, rating, isOffered, isPast }: Props) {
	const shown = displayPrice(left);
	if (!shown) return null;
	const { priceVnd, compareAtVnd, isFrom } = shown;
	const sale = saleOf(left, priceVnd);
	return (
		<>
			<div aria-live="polite" aria-atomic="true">
				<p className={`price price-large${isPast ? ' price-past' : ''}`}>
					{isFrom && <span>{messages.from}</span>}
					<span className="price-now">{formatVnd(priceVnd)}</span>
					{compareAtVnd !== null && (
						<span className="price-cut">
							<span className="price-before" aria-hidden="true">
								{formatVnd(compareAtVnd)}
							</span>
							<Badge tone="warning">−{discountPercent(priceVnd, compareAtVnd)}%</Badge>
						</span>
					)}
				</p>
				{compareAtVnd !== null && <p className="buy-rule">{messages.lowestBefore(compareAtVnd)}</p>}
				<p className="buy-facts">
					{isOffered && <StockBadge left={left} />}
					{rating && (
						<a className="link product-stars" href="#danh-gia">
							<Icon shapes={star} size={16} />
							{rating}
						</a>
					)}
					{soldCount > 0 && <span>{messages.sold(soldCount)}</span>}
				</p>
			</div>
			{sale && isOffered && !isPast && <SaleLine {...sale} />}
		</>
	);
}

/** The sale that ends first, if every variant at the shown price has one. */
function saleOf(left: readonly VariantView[], priceVnd: number): RunningSale | null {
	const cheapest = left.filter((variant) => variant.priceVnd === priceVnd && variant.available > 0);
	const sales = cheapest.flatMap(({ sale }) => sale ?? []).sort((a, b) => (a.endsAt < b.endsAt ? -1 : 1));
	const [first] = sales;
	return first && sales.length === cheapest.length ? first : null;
}

/** Low stock is shown for a single variant only: the sum of several says nothing about the one wanted. */
function StockBadge({ left }: { readonly left: readonly VariantView[] }) {
	const word = stockLabel(Math.max(...left.map(({ available }) => available)));
	if (word === 'out') return <Badge tone="error">{messages.soldOut}</Badge>;
	if (word !== 'in_stock' && left.length > 1) return <Badge tone="warning">{messages.runningOut}</Badge>;
	if (word === 'in_stock') return <Badge tone="primary">{messages.inStock}</Badge>;
	return <Badge tone="warning">{messages.lastQuantities(word)}</Badge>;
}
