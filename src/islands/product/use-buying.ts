import { useEffect, useRef, useState } from 'react';
import type { ProductDetail, VariantView } from '#src/domains/catalog/contract/product.ts';
import {
	bestOf,
	matchingVariants,
	orderable,
	pickedVariant,
} from '#src/domains/catalog/rules/product-page/variant-picker.ts';
import { $cart, addToCart } from '#src/islands/cart/store.ts';
import { publishVariant } from '#src/islands/product/chosen-variant-store.ts';
import { url } from '#src/routes.ts';
import { focusRejectedField } from '../ui/fields/rejected-fields.ts';
import { usePicks } from './use-picks.ts';

export type Buyable = {
	readonly product: Pick<
		ProductDetail,
		'slug' | 'name' | 'optionNames' | 'quantityMin' | 'quantityStep' | 'quantityMax' | 'soldCount'
	>;
	readonly variants: readonly VariantView[];
	readonly variantId: string | null;
};
export type BuyAction = 'cart' | 'buy';

/** At this width the buttons stay visible while the options scroll away, so the options open in a sheet. */
const PHONE = '(max-width: 47.99rem)';

/** The selected variant and quantity; a click before the selection is complete asks for the missing options. */
export function useBuying({ product, variants, variantId }: Buyable) {
	const { picks, pick } = usePicks(product.slug, variants, variantId);
	const left = matchingVariants(variants, picks);
	const max = orderable(product, Math.max(0, ...left.map(({ available }) => available)));
	const [wanted, setWanted] = useState(product.quantityMin);
	const quantity = Math.max(product.quantityMin, Math.min(wanted, max));
	usePublishVariant(bestOf(left)?.id, quantity, picks.some(Boolean) || quantity > product.quantityMin);
	const [busy, setBusy] = useState<BuyAction | null>(null);
	const [isRequested, setRequested] = useState(false);
	const [sheet, setSheet] = useState<BuyAction | null>(null);
	const box = useRef<HTMLDivElement>(null);

	const put = async (deed: BuyAction, chosen: VariantView): Promise<void> => {
		setBusy(deed);
		const isIn = await addToCart(chosen.id, quantity);
		if (isIn && deed === 'buy') location.assign(url.checkout(lineIdsOf(chosen.id)));
		else setBusy(null);
		setSheet(null);
	};
	const request = (deed: BuyAction): void => {
		const isPhone = matchMedia(PHONE).matches;
		// On a phone the sheet itself asks; a click inside the sheet without a selection marks the missing options.
		setRequested(!isPhone || sheet !== null);
		if (isPhone) setSheet(deed);
		else box.current?.querySelectorAll('.variant-row')[picks.indexOf(null)]?.querySelector('a')?.focus();
	};
	const press = (deed: BuyAction): void => {
		if (focusRejectedField(document)) return;
		const chosen = pickedVariant(variants, picks);
		if (chosen) void put(deed, chosen);
		else request(deed);
	};
	return {
		picks,
		pick,
		left,
		max,
		quantity,
		setWanted,
		busy,
		isRequested,
		sheet,
		closeSheet: () => setSheet(null),
		press,
		box,
	};
}

/** Notifies pictures, shipping fee and price line of the page about the selection. */
function usePublishVariant(variantId: string | undefined, quantity: number, isChosen: boolean): void {
	useEffect(() => {
		if (variantId && isChosen) publishVariant({ variantId, quantity });
	}, [variantId, quantity, isChosen]);
}

/** Lines of the variant just added: buying it directly leaves the rest of the cart unordered. */
const lineIdsOf = (variantId: string): readonly string[] =>
	($cart.get()?.shops ?? [])
		.flatMap(({ lines }) => lines)
		.filter((line) => line.variantId === variantId)
		.map(({ id }) => id);
