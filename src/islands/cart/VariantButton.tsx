import chevronDown from 'icon:chevron-down';
import { useState } from 'react';
import type { CartLineView } from '#src/domains/cart/contract.ts';
import type { ProductDetail } from '#src/domains/catalog/contract/product.ts';
import { loadProduct } from '#src/islands/cart/store.ts';
import { cartVariantMessages as messages } from '#src/messages/vi/cart.ts';
import { Icon } from '../ui/Icon.tsx';
import { useLoaded } from '../ui/use-loaded.ts';

const loadDialog = () => import('./VariantDialog.tsx').then(({ VariantDialog }) => ({ Dialog: VariantDialog }));

/** Shows the variant of a line and lets the buyer choose another one of the same product. */
export function VariantButton({ line }: { readonly line: CartLineView }) {
	const [isOpening, setOpening] = useState(false);
	const [product, setProduct] = useState<ProductDetail | null>(null);
	const [isOpen, setOpen] = useState(false);
	const loaded = useLoaded(loadDialog, isOpening || product !== null);
	const open = async () => {
		if (isOpening) return;
		setOpening(true);
		const found = await loadProduct(line.productSlug);
		setProduct(found);
		setOpen(found !== null);
		setOpening(false);
	};
	return (
		<>
			<button
				className="cart-variant"
				type="button"
				aria-label={messages.changeOf(line.productName, line.variantLabel)}
				aria-haspopup="dialog"
				aria-busy={isOpening || undefined}
				onClick={() => void open()}
			>
				<span>{line.variantLabel}</span>
				<Icon shapes={chevronDown} size={16} />
			</button>
			{product && loaded && (
				<loaded.Dialog line={line} product={product} isOpen={isOpen} onClose={() => setOpen(false)} />
			)}
		</>
	);
}
