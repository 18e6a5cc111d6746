import type { VariantView } from '#src/domains/catalog/contract.ts';
import { discountPercent } from '#src/domains/catalog/rules/discount-truth.ts';
import { displayPrice } from '#src/domains/catalog/rules/display-price.ts';
import { stockWord } from '#src/domains/catalog/rules/stock.ts';
import { productScreenMessages as messages } from '#src/messages/vi/product-screen.ts';
import { formatVnd } from '#src/shared/money.ts';

type Props = {
	/** What the choices leave: one, once everything is chosen. */
	readonly left: readonly VariantView[];
	readonly soldCount: number;
	/** What is not sold any more, or not now, is not called there. */
	readonly isOffered: boolean;
	/** Nothing of it can be bought now, for whatever reason. */
	readonly isPast: boolean;
};

/** What it costs and whether it is there, said again when the choice changes. */
export function VariantPrice({ left, soldCount, isOffered, isPast }: Props) {
	const shown = displayPrice(left);
	if (!shown) return null;
	const { priceVnd, compareAtVnd, isFrom } = shown;
	return (
		<div aria-live="polite" aria-atomic="true">
			<p className={`price price-large${isPast ? ' price-past' : ''}`}>
				{isFrom && <span>{messages.from}</span>}
				<span className="price-now">{formatVnd(priceVnd)}</span>
				{compareAtVnd !== null && (
					<span className="price-cut">
						<span className="price-before" aria-hidden="true">
							{formatVnd(compareAtVnd)}
						</span>
						<span className="badge badge-warning">−{discountPercent(priceVnd, compareAtVnd)}%</span>
					</span>
				)}
			</p>
			{compareAtVnd !== null && <p className="buy-rule">{messages.lowestBefore(compareAtVnd)}</p>}
			<p className="buy-facts">
				{isOffered && <StockBadge left={left} />}
				{soldCount > 0 && <span>{messages.sold(soldCount)}</span>}
			</p>
		</div>
	);
}

/** The last pieces are counted of one variant only: the sum of many says nothing about the one that is wanted. */
function StockBadge({ left }: { readonly left: readonly VariantView[] }) {
	const word = stockWord(Math.max(...left.map(({ available }) => available)));
	if (word === 'out') return <span className="badge badge-error">{messages.soldOut}</span>;
	if (word !== 'in_stock' && left.length > 1) return <span className="badge badge-warning">{messages.runningOut}</span>;
	if (word === 'in_stock') return <span className="badge badge-primary">{messages.inStock}</span>;
	return <span className="badge badge-warning">{messages.lastQuantities(word)}</span>;
}
