import type { Seal } from '#src/platform/seal/index.ts';
import type { AlertLetter } from './contract.ts';

export type WishlistWiring = {
	readonly defaultListName: string;
	readonly stopSeal: Seal;
	mailOf(letter: AlertLetter): { readonly subject: string; readonly text: string; readonly html: string };
};

let wired: WishlistWiring | undefined;

export function wireWishlist(wiring: WishlistWiring): void {
	wired = wiring;
}

export function wishlistWiring(): WishlistWiring {
	if (!wired) throw new Error('The composition root has not called wireWishlist');
	return wired;
}
