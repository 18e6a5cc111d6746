import type { AppliedVoucher, AvailableVoucher } from '#src/domains/orders/contract-checkout.ts';

/** What counts though it is offered to nobody: somebody was told its code and typed it. */
export const unlisted = (
	offers: readonly Pick<AvailableVoucher, 'code'>[],
	applied: AppliedVoucher | null,
): AppliedVoucher | null =>
	applied && !applied.problem && !offers.some(({ code }) => code === applied.code) ? applied : null;
