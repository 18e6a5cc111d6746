import { wireWishlist } from '#src/domains/wishlist/index.ts';
import { mailLinkHint } from '#src/messages/vi/http.ts';
import { alertLetterMessages, defaultListName } from '#src/messages/vi/wishlist.ts';
import type { Config } from '#src/platform/config/index.ts';
import { createSeal } from '#src/platform/seal/index.ts';
import { url } from '#src/routes.ts';
import { mailBody } from '#src/shared/text/mail-body.ts';

export function wireWishlistFrom({ siteUrl, APP_SECRET }: Pick<Config, 'siteUrl' | 'APP_SECRET'>): void {
	wireWishlist({
		defaultListName,
		stopSeal: createSeal(APP_SECRET, 'stop-alerts'),
		mailOf: (letter) => {
			const { subject, body, action, foot, stop } = alertLetterMessages(letter);
			const [only, ...others] = letter.told;
			const isOne = only !== undefined && others.length + letter.more === 0;
			const link = siteUrl + (isOne ? url.product(only.productSlug) : url.wishlist({ view: 'alerts' }));
			const end = { action: stop, link: siteUrl + url.stopAlerts(letter.stopToken) };
			return mailBody(subject, { body, action, link, linkHint: mailLinkHint, foot, end });
		},
	});
}
