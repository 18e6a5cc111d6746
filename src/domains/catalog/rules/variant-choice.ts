import type { VariantView } from '../contract.ts';

type Chosen = Pick<VariantView, 'id' | 'optionValues' | 'available'>;

/** The variant of the address, otherwise the first that can be bought, otherwise the first. */
export function initialVariant<V extends Chosen>(variants: readonly V[], wantedId: string | null): V | null {
	const wanted = variants.find(({ id }) => id === wantedId);
	return wanted ?? variants.find(({ available }) => available > 0) ?? variants[0] ?? null;
}

/** Every value of one option, in the order of the variants. */
export const valuesOf = (variants: readonly Chosen[], option: number): readonly string[] => [
	...new Set(variants.flatMap(({ optionValues }) => optionValues.slice(option, option + 1))),
];

/**
 * Where choosing this value leads: the variant that keeps most of the other choices, one that can be bought before one
 * that cannot.
 */
export function variantWith<V extends Chosen>(
	variants: readonly V[],
	current: Chosen,
	option: number,
	value: string,
): V | null {
	const kept = ({ optionValues }: Chosen): number =>
		optionValues.filter((other, index) => index !== option && other === current.optionValues[index]).length;
	const candidates = variants.filter(({ optionValues }) => optionValues[option] === value);
	const [best] = candidates.sort((a, b) => kept(b) - kept(a) || Number(b.available > 0) - Number(a.available > 0));
	return best ?? null;
}

/** The largest number that can be ordered of what is there; 0 when that is less than the smallest order. */
export function orderable(
	rule: { readonly quantityMin: number; readonly quantityStep: number; readonly quantityMax: number },
	available: number,
): number {
	const { quantityMin, quantityStep, quantityMax } = rule;
	const most = Math.min(quantityMax, available);
	return most < quantityMin ? 0 : quantityMin + Math.floor((most - quantityMin) / quantityStep) * quantityStep;
}
