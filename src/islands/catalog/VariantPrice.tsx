import type { VariantView } from '#src/domains/catalog/contract.ts';
import { discountPercent } from '#src/domains/catalog/rules/discount-truth.ts';
import { shownOffer } from '#src/domains/catalog/rules/shown-offer.ts';
import { stockWord } from '#src/domains/catalog/rules/stock.ts';
import { productScreenWords as words } from '#src/messages/vi/product-screen.ts';
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
	const shown = shownOffer(left);
	if (!shown) return null;
	const { priceVnd, compareAtVnd, isFrom } = shown;
	return (
		<div aria-live="polite" aria-atomic="true">
			<p className={`price price-large${isPast ? ' price-past' : ''}`}>
				{isFrom && <span>{words.from}</span>}
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
			{compareAtVnd !== null && <p className="buy-rule">{words.lowestBefore(compareAtVnd)}</p>}
			<p className="buy-facts">
				{isOffered && <StockBadge left={left} />}
				{soldCount > 0 && <span>{words.sold(soldCount)}</span>}
			</p>
		</div>
	);
}

/** The last pieces are counted of one variant only: the sum of many says nothing about the one that is wanted. */
function StockBadge({ left }: { readonly left: readonly VariantView[] }) {
	const word = stockWord(Math.max(...left.map(({ available }) => available)));
	if (word === 'out') return <span className="badge badge-error">{words.soldOut}</span>;
	if (word !== 'in_stock' && left.length > 1) return <span className="badge badge-warning">{words.runningOut}</span>;
	if (word === 'in_stock') return <span className="badge badge-primary">{words.inStock}</span>;
	return <span className="badge badge-warning">{words.lastPieces(word)}</span>;
}
