export const PRICE_KNOWN_DAYS = 30;
/** A new name is measured against that of so many days ago. */
export const NAME_KNOWN_DAYS = 30;
export type WordsChange = { readonly name: string; readonly brand: string };
export type PriceChangeRequested = { readonly variantId: string; readonly priceVnd: number };
/** `name`: as it was called when it was asked. */
export type CategoryChange = { readonly categoryId: string; readonly name: string };
export type ShownPicture = { readonly pictureId: string; readonly variantId: string | null; readonly alt: string };
/** `shown`: of what waits, how each picture shall stand. */
export type PicturesChange = { readonly pictureIds: readonly string[]; readonly shown?: readonly ShownPicture[] };
export const CHANGE_KINDS = ['words', 'price', 'choice', 'pictures', 'category'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];
/** What waits for a person, with how it was and how it shall be. */
export type RequestedChange =
	| { readonly kind: 'words'; readonly before: WordsChange; readonly after: WordsChange }
	| { readonly kind: 'price'; readonly before: PriceChangeRequested; readonly after: PriceChangeRequested }
	/** A choice that is kept off sale until then; `before` is the dearest or cheapest of the others, the nearer one. */
	| { readonly kind: 'choice'; readonly before: PriceChangeRequested; readonly after: PriceChangeRequested }
	| { readonly kind: 'category'; readonly before: CategoryChange; readonly after: CategoryChange }
	/** Waits for approval when an added picture is shown by another shop. */
	| { readonly kind: 'pictures'; readonly before: PicturesChange; readonly after: PicturesChange };
/** Reference prices: the price a day ago and the highest of the last weeks. */

export type KnownPrices = { readonly dayAgoVnd: number; readonly highestVnd: number };
