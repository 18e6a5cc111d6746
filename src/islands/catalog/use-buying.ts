import { useEffect, useRef, useState } from 'react';
import type { ProductDetail, VariantView } from '#src/domains/catalog/contract.ts';
import { bestOf, leftBy, orderable, pickedVariant } from '#src/domains/catalog/rules/variant-picker.ts';
import { url } from '#src/routes.ts';
import { $cart, addToCart } from '#src/stores/cart.ts';
import { publishVariant } from '#src/stores/chosen-variant.ts';
import { rejectsTyped } from '../ui/rejected-fields.ts';
import { usePicks } from './use-picks.ts';

export type Buyable = {
	readonly product: Pick<
		ProductDetail,
		'slug' | 'name' | 'optionNames' | 'quantityMin' | 'quantityStep' | 'quantityMax' | 'soldCount'
	>;
	readonly variants: readonly VariantView[];
	/** The variant that the address names. */
	readonly variantId: string | null;
};
/** Into the cart, or from there straight to the checkout. */
export type Deed = 'cart' | 'buy';

/** Here the buttons stay in view and the choices do not: they come up in a sheet. */
const PHONE = '(max-width: 47.99rem)';

/** What is chosen of a product and how many; a press before everything is chosen asks for the rest. */
export function useBuying({ product, variants, variantId }: Buyable) {
	const { picks, pick } = usePicks(product.slug, variants, variantId);
	const left = leftBy(variants, picks);
	const max = orderable(product, Math.max(0, ...left.map(({ available }) => available)));
	const [wanted, setWanted] = useState(product.quantityMin);
	const quantity = Math.max(product.quantityMin, Math.min(wanted, max));
	useNotifying(bestOf(left)?.id, quantity, picks.some(Boolean) || quantity > product.quantityMin);
	const [busy, setBusy] = useState<Deed | null>(null);
	const [isRequested, setRequested] = useState(false);
	const [sheet, setSheet] = useState<Deed | null>(null);
	const box = useRef<HTMLDivElement>(null);

	const put = async (deed: Deed, chosen: VariantView): Promise<void> => {
		setBusy(deed);
		const isIn = await addToCart(chosen.id, quantity);
		if (isIn && deed === 'buy') location.assign(url.checkout(lineIdsOf(chosen.id)));
		else setBusy(null);
		setSheet(null);
	};
	const request = (deed: Deed): void => {
		const isPhone = matchMedia(PHONE).matches;
		// The sheet is the question; who presses in it without an answer is told what is missing.
		setRequested(!isPhone || sheet !== null);
		if (isPhone) setSheet(deed);
		else box.current?.querySelectorAll('.variant-row')[picks.indexOf(null)]?.querySelector('a')?.focus();
	};
	const press = (deed: Deed): void => {
		if (rejectsTyped(document)) return;
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

/** Pictures, fee and price line of the page follow what is chosen. */
function useNotifying(variantId: string | undefined, quantity: number, isChosen: boolean): void {
	useEffect(() => {
		if (variantId && isChosen) publishVariant({ variantId, quantity });
	}, [variantId, quantity, isChosen]);
}

/** The line that was just put there: buying at once leaves the rest of the cart where it is. */
const lineIdsOf = (variantId: string): readonly string[] =>
	($cart.get()?.shops ?? [])
		.flatMap(({ lines }) => lines)
		.filter((line) => line.variantId === variantId)
		.map(({ id }) => id);
