import type { Seal } from '#src/platform/seal/index.ts';
import type { AlertLetter } from './contract.ts';

export type WishlistWiring = {
	/** What the list is called that everybody has. */
	readonly defaultListName: string;
	/** Seals what the link of a mail may end. */
	readonly stopSeal: Seal;
	letterOf(letter: AlertLetter): { readonly subject: string; readonly text: string; readonly html: string };
};

let wired: WishlistWiring | undefined;

/** Called once by the composition root of each process. */
export function wireWishlist(wiring: WishlistWiring): void {
	wired = wiring;
}

export function wishlistWiring(): WishlistWiring {
	if (!wired) throw new Error('The composition root has not called wireWishlist');
	return wired;
}
