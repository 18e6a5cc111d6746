import { checkByHand, wireVendors } from '#src/domains/vendors/index.ts';
import { mailFoot, mailLinkHint } from '#src/messages/vi/http.ts';
import { invitationMessages } from '#src/messages/vi/vendor/vendor-settings.ts';
import type { Config } from '#src/platform/config/index.ts';
import { deriveKey } from '#src/platform/seal/index.ts';
import { url } from '#src/routes.ts';
import { mailBody } from '#src/shared/text/mail-body.ts';

export function wireVendorsFrom({ siteUrl, APP_SECRET }: Pick<Config, 'siteUrl' | 'APP_SECRET'>): void {
	wireVendors({
		identityCheck: checkByHand(deriveKey(APP_SECRET, 'shop-identities')),
		mailOf: ({ shopName, role, token }) => {
			const { subject, body, action } = invitationMessages(shopName, role);
			const link = `${siteUrl}${url.vendorApply()}?loi-moi=${token}`;
			return mailBody(subject, { body, action, link, linkHint: mailLinkHint, foot: mailFoot });
		},
	});
}
