import type { CartLineView } from '#src/domains/cart/contract.ts';
import { cartLineMessages, priceChangeMessages } from '#src/messages/vi/cart.ts';
import { saleMessages } from '#src/messages/vi/product-facts.ts';
import { url } from '#src/routes.ts';
import { formatVnd } from '#src/shared/money.ts';
import { PreOrder } from '../ui/PreOrder.tsx';
import { VariantButton } from './VariantButton.tsx';

export function CartLineFacts({ line }: { readonly line: CartLineView }) {
	const trouble = cartLineMessages[line.status];
	return (
		<div className="cart-row-facts">
			<a className="cart-row-name" href={url.product(line.productSlug, { variant: line.variantId })}>
				{line.productName}
			</a>
			{line.variantLabel && <VariantButton line={line} />}
			<span className="money">{formatVnd(line.unitPriceVnd)}</span>
			<PreOrder days={line.preOrderDays} />
			{line.saleEndsAt && <span className="cart-row-variant">{saleMessages.lineUntil(new Date(line.saleEndsAt))}</span>}
			{line.saleLeft !== undefined && <span className="cart-row-news">{saleMessages.lineLeft(line.saleLeft)}</span>}
			{line.wasVnd !== undefined && (
				<span className="cart-row-news">{priceChangeMessages(line.wasVnd, line.unitPriceVnd)}</span>
			)}
			{trouble && <span className="cart-row-trouble">{trouble}</span>}
		</div>
	);
}
