import type { VariantView } from '#src/domains/catalog/contract.ts';
import { discountPercent } from '#src/domains/catalog/rules/discount-truth.ts';
import { stockWord } from '#src/domains/catalog/rules/stock.ts';
import { productScreenWords as words } from '#src/messages/vi/product-screen.ts';
import { formatVnd } from '#src/shared/money.ts';

type Props = { readonly variant: VariantView; readonly soldCount: number };

/** What the chosen variant costs and whether it is there, said again when the choice changes. */
export function VariantPrice({ variant: { priceVnd, compareAtVnd, available }, soldCount }: Props) {
	return (
		<div aria-live="polite" aria-atomic="true">
			<p className="price price-large">
				<span className="price-now">{formatVnd(priceVnd)}</span>
				{compareAtVnd !== null && (
					<>
						<span className="price-before" aria-hidden="true">
							{formatVnd(compareAtVnd)}
						</span>
						<span className="badge badge-warning">−{discountPercent(priceVnd, compareAtVnd)}%</span>
					</>
				)}
			</p>
			{compareAtVnd !== null && <p className="buy-rule">{words.lowestBefore(compareAtVnd)}</p>}
			<p className="buy-facts">
				<StockBadge available={available} />
				{soldCount > 0 && <span>{words.sold(soldCount)}</span>}
			</p>
		</div>
	);
}

function StockBadge({ available }: { readonly available: number }) {
	const word = stockWord(available);
	if (word === 'out') return <span className="badge badge-error">{words.soldOut}</span>;
	if (word === 'in_stock') return <span className="badge badge-primary">{words.inStock}</span>;
	return <span className="badge badge-warning">{words.lastPieces(word)}</span>;
}
