const NAME = 'chobiz:variant';

export type ChosenVariant = { readonly variantId: string; readonly quantity: number };

/** The buy box tells the rest of the page what is chosen now. */
export const tellVariant = (chosen: ChosenVariant): boolean =>
	document.dispatchEvent(new CustomEvent<ChosenVariant>(NAME, { detail: chosen }));

export function hearVariant(hear: (chosen: ChosenVariant) => void): void {
	document.addEventListener(NAME, (event) => hear((event as CustomEvent<ChosenVariant>).detail));
}
