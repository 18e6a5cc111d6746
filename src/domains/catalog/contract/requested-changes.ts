export const PRICE_KNOWN_DAYS = 30;
/** A new name is compared with the name of this many days ago. */
export const NAME_KNOWN_DAYS = 30;
export type WordsChange = { readonly name: string; readonly brand: string };
export type PriceChangeRequested = { readonly variantId: string; readonly priceVnd: number };
/** `name`: the category's name at the time of the request. */
export type CategoryChange = { readonly categoryId: string; readonly name: string };
export type ShownPicture = { readonly pictureId: string; readonly variantId: string | null; readonly alt: string };
/** `shown`: position and text of each picture in a pending change. */
export type PicturesChange = { readonly pictureIds: readonly string[]; readonly shown?: readonly ShownPicture[] };
export const CHANGE_KINDS = ['words', 'price', 'choice', 'pictures', 'category'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];
/** A change that waits for an operator, with the values before and after. */
export type RequestedChange =
	| { readonly kind: 'words'; readonly before: WordsChange; readonly after: WordsChange }
	| { readonly kind: 'price'; readonly before: PriceChangeRequested; readonly after: PriceChangeRequested }
	/** A variant that stays off sale until approval; `before` is the nearest price of the other variants. */
	| { readonly kind: 'choice'; readonly before: PriceChangeRequested; readonly after: PriceChangeRequested }
	| { readonly kind: 'category'; readonly before: CategoryChange; readonly after: CategoryChange }
	/** Waits for approval when an added picture is shown by another shop. */
	| { readonly kind: 'pictures'; readonly before: PicturesChange; readonly after: PicturesChange };
/** Reference prices: the price a day ago and the highest of the last weeks. */

export type KnownPrices = { readonly dayAgoVnd: number; readonly highestVnd: number };
