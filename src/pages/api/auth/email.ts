import { AddEmailInput, identityErrors, VerificationMailSent } from '#src/domains/identity/contract/identity.ts';
import { addEmail } from '#src/domains/identity/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Send a link that adds an e-mail address to my account',
	input: AddEmailInput,
	output: VerificationMailSent,
	refusals: {
		'identity.email_invalid': identityErrors['identity.email_invalid'],
		'identity.email_mistyped': identityErrors['identity.email_mistyped'],
		'identity.has_email': identityErrors['identity.has_email'],
		'identity.verification_not_offered': identityErrors['identity.verification_not_offered'],
	},
	limit: { name: 'add_email', points: 5, perS: 3600, by: 'actor' },
	handle: addEmail,
});
