const NAME = 'chobiz:variant';

export type ChosenVariant = { readonly variantId: string; readonly quantity: number };

export const publishVariant = (chosen: ChosenVariant): boolean =>
	document.dispatchEvent(new CustomEvent<ChosenVariant>(NAME, { detail: chosen }));

export function onVariantChange(watch: (chosen: ChosenVariant) => void): void {
	document.addEventListener(NAME, (event) => watch((event as CustomEvent<ChosenVariant>).detail));
}
