import type { ShopOrderLine } from '#src/domains/order-views/contract/order-views.ts';
import { shopOrderMessages as messages } from '#src/messages/vi/vendor/vendor-orders.ts';
import { formatVnd } from '#src/shared/money.ts';
import { LinePicture } from '../ui/LinePicture.tsx';

export function ShopOrderLines({ lines }: { readonly lines: readonly ShopOrderLine[] }) {
	return (
		<ul className="order-lines">
			{lines.map((line) => (
				<li className="order-line" key={line.id}>
					<LinePicture hash={line.pictureHash} />
					<div className="order-line-facts">
						<span className="cart-row-name">{line.productName}</span>
						<span className="cart-row-variant">
							{[line.variantLabel, `${messages.sku} ${line.sku}`].filter(Boolean).join(' · ')}
						</span>
						<span className="order-line-sum">
							<span>
								{line.unitPriceVnd !== null && <span className="money">{formatVnd(line.unitPriceVnd)}</span>} ×{' '}
								{line.quantity}
							</span>
							{line.lineTotalVnd !== null && <strong className="money">{formatVnd(line.lineTotalVnd)}</strong>}
						</span>
					</div>
				</li>
			))}
		</ul>
	);
}
