import { useEffect, useState } from 'react';
import type { CartLineView } from '#src/domains/cart/contract.ts';
import type { ProductDetail } from '#src/domains/catalog/contract/product.ts';
import {
	bestOf,
	firstPicks,
	matchingVariants,
	orderable,
	type Picks,
	pickedVariant,
	pickValue,
} from '#src/domains/catalog/rules/product-page/variant-picker.ts';
import { pictureOfVariant, valuePictures } from '#src/domains/catalog/rules/product-page/variant-picture.ts';
import { changeVariant } from '#src/islands/cart/store.ts';
import { cartVariantMessages as messages } from '#src/messages/vi/cart.ts';
import { formatVnd } from '#src/shared/money.ts';
import { VariantPicker } from '../product/VariantPicker.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { LinePicture } from '../ui/LinePicture.tsx';

type Props = {
	readonly line: CartLineView;
	readonly product: ProductDetail;
	readonly isOpen: boolean;
	readonly onClose: () => void;
};

/** The server decides about price, stock and quantity; this dialog only shows them. */
export function VariantDialog({ line, product, isOpen, onClose }: Props) {
	const { variants, pictures } = product;
	const [picks, setPicks] = useState<Picks>([]);
	useEffect(() => {
		if (isOpen) setPicks(firstPicks(variants, line.variantId));
	}, [isOpen, variants, line.variantId]);
	const [isBusy, setBusy] = useState(false);
	const picked = pickedVariant(variants, picks);
	const shown = picked ?? bestOf(matchingVariants(variants, picks));
	const left = shown ? orderable(product, shown.available) : 0;
	const save = async () => {
		if (!picked) return;
		setBusy(true);
		const isDone = await changeVariant(line, { variantId: picked.id, label: picked.optionValues.join(', ') });
		setBusy(false);
		if (isDone) onClose();
	};
	const foot = (
		<>
			<Button kind="secondary" onClick={onClose}>
				{messages.cancel}
			</Button>
			<Button disabled={!picked || left === 0} isBusy={isBusy} onClick={() => void save()}>
				{messages.save}
			</Button>
		</>
	);
	const pictured = { optionNames: product.optionNames, siblings: variants, pictures };
	return (
		<Dialog title={messages.title} isSheet isOpen={isOpen} onClose={onClose} foot={foot}>
			<div className="buy-box cart-variant-box">
				<div className="cart-variant-shown">
					<LinePicture hash={pictureOfVariant(pictured, shown?.id ?? null)} />
					<div className="cart-row-facts">
						<span className="cart-row-name">{product.name}</span>
						{shown && <strong className="money">{formatVnd(shown.priceVnd)}</strong>}
						<span className="cart-row-variant" role="status">
							{picked ? messages.left(left) : messages.incomplete}
						</span>
					</div>
				</div>
				<VariantPicker
					product={product}
					variants={variants}
					pictures={valuePictures(pictures, variants)}
					picks={picks}
					isRequested={false}
					onPick={(option, value) => setPicks(pickValue(variants, picks, option, value))}
				/>
			</div>
		</Dialog>
	);
}
