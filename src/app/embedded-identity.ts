import { EMBEDDED_ISSUER, endSessionsOfSubject, recordVerifiedEmail } from '#src/domains/identity/index.ts';
import { mailLinkHint } from '#src/messages/vi/http.ts';
import { identityLetters, phoneCodeText } from '#src/messages/vi/identity.ts';
import { config } from '#src/platform/config/index.ts';
import type { Scope } from '#src/platform/context.ts';
import { hasSmsSender } from '#src/platform/sms/index.ts';
import { mailBody } from '#src/shared/text/mail-body.ts';
import { lendEmbeddedService } from './embedded-provider.ts';
import { processParts, systemContext } from './process.ts';

type Named = { readonly name: string; readonly link: string };

const letter = (kind: 'verifyEmail' | 'resetPassword', { name, link }: Named) => {
	const { subject, body, action } = identityLetters[kind](name);
	return mailBody(subject, { body, action, link, linkHint: mailLinkHint, foot: identityLetters.foot });
};

export function embeddedIdentityParts(parts = processParts()) {
	const settings = config();
	const account = ({ id }: { readonly id: string }) => ({ issuer: EMBEDDED_ISSUER, subject: id });
	const service = {
		settings,
		context: systemContext('identity_service', parts),
		limiter: parts.limiter,
		offersPhone: hasSmsSender(settings),
		letters: {
			verifyEmail: (to: Named) => letter('verifyEmail', to),
			resetPassword: (to: Named) => letter('resetPassword', to),
			phoneCode: phoneCodeText,
		},
		receives: {
			emailVerified: (scope: Scope, { id, email }: { readonly id: string; readonly email: string }) =>
				recordVerifiedEmail(scope, account({ id }), email),
			passwordChanged: (scope: Scope, changed: { readonly id: string }) =>
				endSessionsOfSubject(scope, account(changed)),
		},
	};
	lendEmbeddedService(service);
	return service;
}
