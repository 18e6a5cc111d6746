import shoppingBag from 'icon:shopping-bag';
import shoppingCart from 'icon:shopping-cart';
import { type MouseEvent, useEffect, useState } from 'react';
import type { ProductDetail, VariantView } from '#src/domains/catalog/contract.ts';
import { initialVariant, orderable } from '#src/domains/catalog/rules/variant-choice.ts';
import { Button } from '#src/islands/ui/Button.tsx';
import { Icon } from '#src/islands/ui/Icon.tsx';
import { QuantityStepper } from '#src/islands/ui/QuantityStepper.tsx';
import { productScreenWords as words } from '#src/messages/vi/product-screen.ts';
import { url } from '#src/routes.ts';
import { $cart, addToCart } from '#src/stores/cart.ts';
import { VariantChoice } from './VariantChoice.tsx';
import { VariantPrice } from './VariantPrice.tsx';

type Props = {
	readonly product: Pick<
		ProductDetail,
		'slug' | 'name' | 'optionNames' | 'quantityMin' | 'quantityStep' | 'quantityMax' | 'soldCount'
	>;
	readonly variants: readonly VariantView[];
	readonly variantId: string | null;
	/** Why nothing of it can be bought now; `null` when it can. */
	readonly closedBecause: string | null;
};

/** Price, choices and the way into the cart. Its choices are links, so they also work before it wakes. */
export function BuyBox({ product, variants, variantId, closedBecause }: Props) {
	const [chosenId, setChosenId] = useState(variantId);
	const chosen = initialVariant(variants, chosenId);
	const isSoldOut = variants.every(({ available }) => orderable(product, available) === 0);
	const closed = closedBecause ?? (isSoldOut ? words.allSoldOut : null);
	const max = chosen && !closed ? orderable(product, chosen.available) : 0;
	const [wanted, setWanted] = useState(product.quantityMin);
	const quantity = Math.max(product.quantityMin, Math.min(wanted, max));
	const [busy, setBusy] = useState<'cart' | 'buy' | null>(null);
	useChosenInAddress(setChosenId);
	if (!chosen) return null;

	const choose = (event: MouseEvent, variant: VariantView): void => {
		if (event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		history.replaceState(null, '', url.product(product.slug, { variant: variant.id }));
		setChosenId(variant.id);
	};
	const put = async (kind: 'cart' | 'buy'): Promise<void> => {
		setBusy(kind);
		const isIn = await addToCart(chosen.id, quantity);
		if (isIn && kind === 'buy') location.assign(url.checkout(lineIdsOf(chosen.id)));
		else setBusy(null);
	};

	return (
		<div className="buy-box">
			<VariantPrice variant={chosen} soldCount={product.soldCount} />
			<VariantChoice product={product} variants={variants} chosen={chosen} onChoose={choose} />
			{closed ? (
				<p className="alert alert-warning">{closed}</p>
			) : (
				<>
					<div className="buy-quantity">
						<span aria-hidden="true">{words.quantity}</span>
						<QuantityStepper
							label={`${words.quantity} ${product.name}`}
							value={quantity}
							min={product.quantityMin}
							max={max}
							step={product.quantityStep}
							isDisabled={max === 0}
							onChange={setWanted}
						/>
						{product.quantityMin > 1 && (
							<span className="buy-rule">{words.quantityRule(product.quantityMin, product.quantityStep)}</span>
						)}
					</div>
					<div className="buy-actions press-bar">
						<Button kind="secondary" disabled={max === 0} isBusy={busy === 'cart'} onClick={() => put('cart')}>
							<Icon shapes={shoppingCart} />
							{words.addToCart}
						</Button>
						<Button disabled={max === 0} isBusy={busy === 'buy'} onClick={() => put('buy')}>
							<Icon shapes={shoppingBag} />
							{words.buyNow}
						</Button>
					</div>
					<noscript>
						<p className="buy-rule">{words.needsScript}</p>
					</noscript>
				</>
			)}
		</div>
	);
}

/** The line that was just put there: buying at once leaves the rest of the cart where it is. */
const lineIdsOf = (variantId: string): readonly string[] =>
	($cart.get()?.shops ?? [])
		.flatMap(({ lines }) => lines)
		.filter((line) => line.variantId === variantId)
		.map(({ id }) => id);

/** A page from the back-forward memory shows the choice that its address names. */
function useChosenInAddress(setChosenId: (id: string | null) => void): void {
	useEffect(() => {
		const named = new URLSearchParams(location.search).get('variant');
		if (named) setChosenId(named);
	}, [setChosenId]);
}
