import { identityErrors, ProfileInput, ProfileView } from '#src/domains/identity/contract/identity.ts';
import { updateProfile } from '#src/domains/identity/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { PATCH, ALL } = memberEndpoint({
	method: 'PATCH',
	summary: 'Update the member’s name and phone number',
	input: ProfileInput,
	output: ProfileView,
	refusals: {
		'identity.phone_invalid': identityErrors['identity.phone_invalid'],
		'identity.phone_verified': identityErrors['identity.phone_verified'],
	},
	handle: updateProfile,
});
