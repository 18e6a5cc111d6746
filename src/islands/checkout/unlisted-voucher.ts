import type { AppliedVoucher, AvailableVoucher } from '#src/domains/checkout/contract/vouchers.ts';

/** Returns an applied voucher that is not listed publicly: the buyer typed its code. */
export const unlisted = (
	offers: readonly Pick<AvailableVoucher, 'code'>[],
	applied: AppliedVoucher | null,
): AppliedVoucher | null =>
	applied && !applied.problem && !offers.some(({ code }) => code === applied.code) ? applied : null;
