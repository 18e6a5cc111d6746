import { promotionsErrors, SaveVoucherInput, VoucherSaved } from '#src/domains/promotions/contract.ts';
import { saveVoucher } from '#src/domains/promotions/index.ts';
import { memberEndpoint, methods } from '#src/platform/http/index.ts';

export const { PUT, ALL } = methods(
	memberEndpoint({
		method: 'PUT',
		summary: 'Save a voucher for later or remove it from the saved ones',
		input: SaveVoucherInput,
		output: VoucherSaved,
		refusals: promotionsErrors,
		limit: { name: 'promotions.save', points: 60, perS: 60, by: 'actor' },
		handle: saveVoucher,
	}),
);
