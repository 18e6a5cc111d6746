import { identityErrors, PhoneCodeInput, PhoneCodeSent } from '#src/domains/identity/contract/identity.ts';
import { requestPhoneCode } from '#src/domains/identity/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Send a code to a phone number that I want to verify',
	input: PhoneCodeInput,
	output: PhoneCodeSent,
	refusals: {
		'identity.phone_invalid': identityErrors['identity.phone_invalid'],
		'identity.phone_not_mobile': identityErrors['identity.phone_not_mobile'],
		'identity.phone_not_offered': identityErrors['identity.phone_not_offered'],
		'identity.sign_in_not_fresh': identityErrors['identity.sign_in_not_fresh'],
		'identity.code_limit': identityErrors['identity.code_limit'],
	},
	limit: { name: 'phone_code', points: 20, perS: 3600, by: 'ip' },
	handle: requestPhoneCode,
});
