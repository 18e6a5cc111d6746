import { chooseMail } from '#src/domains/shop-staff/index.ts';
import { vendorErrors } from '#src/domains/vendors/contract/shop.ts';
import { ChooseMailInput } from '#src/domains/vendors/contract/staff.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { PUT, ALL } = vendorEndpoint({
	method: 'PUT',
	summary: "Set whether the signed-in staff member gets e-mails about the shop's orders",
	input: ChooseMailInput,
	output: ChooseMailInput,
	refusals: vendorErrors,
	limit: { name: 'vendors.page', points: 30, perS: 60, by: 'actor' },
	handle: chooseMail,
});
