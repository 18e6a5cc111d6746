import { identityErrors, VerificationMailSent } from '#src/domains/identity/contract/identity.ts';
import { sendVerificationMail } from '#src/domains/identity/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Send the e-mail verification link again',
	output: VerificationMailSent,
	refusals: {
		'identity.already_verified': identityErrors['identity.already_verified'],
		'identity.verification_not_offered': identityErrors['identity.verification_not_offered'],
		'identity.mail_limit': identityErrors['identity.mail_limit'],
	},
	limit: { name: 'verification_mail', points: 5, perS: 3600, by: 'actor' },
	handle: sendVerificationMail,
});
