import { CreateVoucherInput, promotionsErrors, VoucherList, VoucherView } from '#src/domains/promotions/contract.ts';
import { createVoucher, listOwnVouchers } from '#src/domains/promotions/index.ts';
import { methods, vendorEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, POST, ALL } = methods(
	vendorEndpoint({
		method: 'GET',
		summary: 'List the shop’s vouchers, newest first',
		output: VoucherList,
		refusals: promotionsErrors,
		handle: async (context) => {
			const listed = await listOwnVouchers(context);
			return listed.ok ? ok({ items: [...listed.value], nextCursor: null }) : listed;
		},
	}),
	vendorEndpoint({
		summary: 'Create a voucher paid by the shop',
		input: CreateVoucherInput,
		output: VoucherView,
		refusals: promotionsErrors,
		limit: { name: 'promotions.voucher', points: 30, perS: 60, by: 'actor' },
		handle: createVoucher,
	}),
);
