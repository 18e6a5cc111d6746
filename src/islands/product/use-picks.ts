import { useEffect, useState } from 'react';
import type { VariantView } from '#src/domains/catalog/contract/product.ts';
import {
	firstPicks,
	type Picks,
	pickedVariant,
	pickValue,
	valuesOf,
} from '#src/domains/catalog/rules/product-page/variant-picker.ts';
import { url } from '#src/routes.ts';

/** The selected options, mirrored in the URL once they identify one variant. */
export function usePicks(slug: string, variants: readonly VariantView[], variantId: string | null) {
	const [picks, setPicks] = useState<Picks>(() => firstPicks(variants, variantId));
	useEffect(() => {
		// A page restored from the back-forward cache must show the variant in its URL.
		const named = new URLSearchParams(location.search).get('variant');
		if (named) setPicks(firstPicks(variants, named));
	}, [variants]);
	const pick = (option: number, value: string): void => {
		const isTakenBack = picks[option] === value && valuesOf(variants, option).length > 1;
		const next = isTakenBack
			? picks.map((other, index) => (index === option ? null : other))
			: pickValue(variants, picks, option, value);
		const variant = pickedVariant(variants, next);
		history.replaceState(history.state, '', url.product(slug, variant ? { variant: variant.id } : {}));
		setPicks(next);
	};
	return { picks, pick };
}
