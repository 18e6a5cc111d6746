import { ConfirmPhoneInput, identityErrors, ProfileView } from '#src/domains/identity/contract/identity.ts';
import { confirmPhone } from '#src/domains/identity/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { PUT, ALL } = memberEndpoint({
	method: 'PUT',
	summary: 'Verify my phone number with the code that was sent to it',
	input: ConfirmPhoneInput,
	output: ProfileView,
	refusals: {
		'identity.phone_invalid': identityErrors['identity.phone_invalid'],
		'identity.phone_not_mobile': identityErrors['identity.phone_not_mobile'],
		'identity.phone_taken': identityErrors['identity.phone_taken'],
		'identity.code_wrong': identityErrors['identity.code_wrong'],
		'identity.code_over': identityErrors['identity.code_over'],
		'identity.sign_in_not_fresh': identityErrors['identity.sign_in_not_fresh'],
	},
	limit: { name: 'phone_confirm', points: 30, perS: 3600, by: 'actor' },
	handle: confirmPhone,
});
