import shoppingBag from 'icon:shopping-bag';
import shoppingCart from 'icon:shopping-cart';
import { orderable } from '#src/domains/catalog/rules/product-page/variant-picker.ts';
import { Button } from '#src/islands/ui/Button.tsx';
import { Dialog } from '#src/islands/ui/Dialog.tsx';
import { Icon } from '#src/islands/ui/Icon.tsx';
import { productScreenMessages as messages } from '#src/messages/vi/product.ts';
import { BuyQuantity } from './BuyQuantity.tsx';
import { type BuyAction, type Buyable, useBuying } from './use-buying.ts';
import { VariantPicker } from './VariantPicker.tsx';
import { VariantPrice } from './VariantPrice.tsx';

type Props = Buyable & {
	readonly closedBecause: string | null;
	readonly rating: string | null;
	readonly pictures: readonly (readonly string[] | null)[];
};

/** Variants are links, so that they work before hydration. */
export function BuyBox({ closedBecause, rating, pictures, ...buyable }: Props) {
	const { product, variants } = buyable;
	const buying = useBuying(buyable);
	if (variants.length === 0) return null;

	const isSoldOut = variants.every(({ available }) => orderable(product, available) === 0);
	const closed = closedBecause ?? (isSoldOut ? messages.allSoldOut : null);
	const { left, picks, isRequested, pick: onPick } = buying;
	const status = { isOffered: closedBecause === null, isPast: closed !== null };
	const price = (shownRating: string | null) => (
		<VariantPrice left={left} {...status} soldCount={product.soldCount} rating={shownRating} />
	);
	const choice = (
		<VariantPicker
			product={product}
			variants={variants}
			pictures={pictures}
			picks={picks}
			isRequested={isRequested}
			onPick={onPick}
		/>
	);
	const amount = (
		<BuyQuantity product={product} quantity={buying.quantity} max={buying.max} onChange={buying.setWanted} />
	);
	const button = (deed: BuyAction, kind: 'primary' | 'secondary') => (
		<Button kind={kind} disabled={buying.max === 0} isBusy={buying.busy === deed} onClick={() => buying.press(deed)}>
			<Icon shapes={deed === 'cart' ? shoppingCart : shoppingBag} />
			{deed === 'cart' ? messages.addToCart : messages.buyNow}
		</Button>
	);

	return (
		<div className="buy-box" ref={buying.box}>
			{price(rating)}
			{choice}
			{closed ? (
				<p className="alert alert-warning">{closed}</p>
			) : (
				<>
					{amount}
					<div className="buy-actions action-bar needs-script">
						{button('cart', 'secondary')}
						{button('buy', 'primary')}
					</div>
					<noscript>
						<p className="buy-rule">{messages.needsScript}</p>
					</noscript>
					<Dialog
						title={messages.choose(product.optionNames)}
						isSheet
						isOpen={buying.sheet !== null}
						onClose={buying.closeSheet}
						foot={buying.sheet && button(buying.sheet, 'primary')}
					>
						{buying.sheet && (
							<div className="buy-box">
								{price(null)}
								{choice}
								{amount}
							</div>
						)}
					</Dialog>
				</>
			)}
		</div>
	);
}
