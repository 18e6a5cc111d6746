import { purchasableVariants } from '#src/shared/purchasable-variants.ts';
import type { VariantView } from '../../contract/product.ts';

type Chosen = Pick<VariantView, 'id' | 'optionValues' | 'available'>;
type Priced = Chosen & Pick<VariantView, 'priceVnd'>;

export type Picks = readonly (string | null)[];

export function firstPicks(variants: readonly Chosen[], wantedId: string | null): Picks {
	const wanted = variants.find(({ id }) => id === wantedId);
	if (wanted) return wanted.optionValues;
	const options = variants[0]?.optionValues ?? [];
	return options.map((only, option) => (valuesOf(variants, option).length === 1 ? only : null));
}

export const matchingVariants = <V extends Chosen>(variants: readonly V[], picks: Picks): readonly V[] =>
	variants.filter(({ optionValues }) => picks.every((pick, option) => pick === null || pick === optionValues[option]));

export const pickedVariant = <V extends Chosen>(variants: readonly V[], picks: Picks): V | null =>
	picks.includes(null) ? null : (matchingVariants(variants, picks)[0] ?? null);

/** Clears an earlier selection that has no variant with this value. */
export function pickValue(variants: readonly Chosen[], picks: Picks, option: number, value: string): Picks {
	const alone: Picks = picks.map((_, index) => (index === option ? value : null));
	return picks.reduce<Picks>((stored, pick, index) => {
		const tried = index === option ? stored : stored.map((other, at) => (at === index ? pick : other));
		return matchingVariants(variants, tried).length > 0 ? tried : stored;
	}, alone);
}

/** Returns the selected values that prevent this value; empty when it can be added to the selection. */
export function conflictingOptions(
	variants: readonly Chosen[],
	picks: Picks,
	option: number,
	value: string,
): readonly string[] {
	const wanted = picks.map((pick, index) => (index === option ? value : pick));
	if (matchingVariants(variants, wanted).length > 0) return [];
	const alone = (index: number): Picks => picks.map((pick, at) => (at === option ? value : at === index ? pick : null));
	const others = picks.flatMap((pick, index) => (pick !== null && index !== option ? [{ pick, index }] : []));
	const guilty = others.filter(({ index }) => matchingVariants(variants, alone(index)).length === 0);
	return (guilty.length > 0 ? guilty : others).map(({ pick }) => pick);
}

export const valuesOf = (variants: readonly Chosen[], option: number): readonly string[] => [
	...new Set(variants.flatMap(({ optionValues }) => optionValues.slice(option, option + 1))),
];

/** The first variant at the price that `displayPrice` shows for them. */
export const bestOf = <V extends Priced>(variants: readonly V[]): V | null =>
	[...purchasableVariants(variants)].sort((a, b) => a.priceVnd - b.priceVnd)[0] ?? null;

/** Used by parts of the page that need one variant before all options are selected. */
export const shownVariant = <V extends Priced>(variants: readonly V[], wantedId: string | null): V | null =>
	bestOf(matchingVariants(variants, firstPicks(variants, wantedId)));

/** Returns 0 when the stock is less than the minimum quantity. */
export function orderable(
	rule: { readonly quantityMin: number; readonly quantityStep: number; readonly quantityMax: number },
	available: number,
): number {
	const { quantityMin, quantityStep, quantityMax } = rule;
	const most = Math.min(quantityMax, available);
	return most < quantityMin ? 0 : quantityMin + Math.floor((most - quantityMin) / quantityStep) * quantityStep;
}
