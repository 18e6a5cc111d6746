import { wireWishlist } from '#src/domains/wishlist/index.ts';
import { createSeal } from '#src/platform/seal/index.ts';

export const STANDARD_LIST = 'Yêu thích';

/** Wires the domain as the composition root does, with plain-text mails. */
export function wireTestWishlist(): void {
	wireWishlist({
		defaultListName: STANDARD_LIST,
		stopSeal: createSeal('x'.repeat(32), 'stop-alerts'),
		mailOf: ({ told, more, stopToken }) => ({
			subject: told.map(({ kind, productName, priceVnd }) => `${kind} ${productName} ${priceVnd}`).join('; '),
			text: `+${more} stop ${stopToken}`,
			html: '',
		}),
	});
}
