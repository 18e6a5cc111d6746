import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { ShopProductRow } from '#src/domains/product-editing/contract/product-list.ts';
import { $listedVariants, openVariants } from '#src/islands/vendor-products/inline-edit-store.ts';
import { inlineEditMessages as messages, shopProductMessages } from '#src/messages/vi/vendor/vendor-products.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { VariantCells } from './VariantCells.tsx';

export function VariantRows({ row }: { readonly row: ShopProductRow }) {
	// A changed row means that a price or stock changed here or by a bulk edit.
	useEffect(() => void openVariants(row.id), [row]);
	const listed = useStore($listedVariants)[row.id];
	if (!listed || listed.phase === 'loading') {
		return (
			<span className="skeleton goods-variants-skeleton" aria-label={shopProductMessages.checking} role="status" />
		);
	}
	if (listed.phase === 'failed') {
		return (
			<div className="goods-reason" role="alert">
				<p>{listed.problem}</p>
				<Button kind="secondary" onClick={() => void openVariants(row.id)}>
					{shopProductMessages.again}
				</Button>
			</div>
		);
	}
	return (
		<ul className="goods-variants">
			{listed.items.map((variant) => (
				<li key={variant.variantId} className="goods-row">
					<div className="goods-title">
						<p className="goods-variant-name">{variant.label}</p>
						<div className="goods-under">
							{!variant.isOnSale && <Badge>{messages.off}</Badge>}
							<p className="goods-soft">{variant.sku}</p>
						</div>
					</div>
					<VariantCells row={row} variant={variant} />
				</li>
			))}
		</ul>
	);
}
