import { EndVoucherInput, promotionsErrors, VoucherView } from '#src/domains/promotions/contract.ts';
import { endVoucher } from '#src/domains/promotions/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = vendorEndpoint({
	summary: 'End a voucher of the shop early; orders that use it keep it',
	input: EndVoucherInput,
	output: VoucherView,
	refusals: promotionsErrors,
	limit: { name: 'promotions.voucher', points: 30, perS: 60, by: 'actor' },
	handle: endVoucher,
});
