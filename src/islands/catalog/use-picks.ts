import { useEffect, useState } from 'react';
import type { VariantView } from '#src/domains/catalog/contract.ts';
import {
	firstPicks,
	type Picks,
	pickedVariant,
	pickValue,
	valuesOf,
} from '#src/domains/catalog/rules/variant-picker.ts';
import { url } from '#src/routes.ts';

/** What is chosen of a product, kept in the address once it is one variant. */
export function usePicks(slug: string, variants: readonly VariantView[], variantId: string | null) {
	const [picks, setPicks] = useState<Picks>(() => firstPicks(variants, variantId));
	useEffect(() => {
		// A page from the back-forward memory shows the choice that its address names.
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
