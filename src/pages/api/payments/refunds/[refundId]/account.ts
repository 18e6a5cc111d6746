import {
	RefundAccountInput,
	refundAccountErrors,
	StoredRefundAccount,
} from '#src/domains/payments/contract/refunds.ts';
import { submitRefundAccount } from '#src/domains/payments/index.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = memberEndpoint({
	summary: 'Set the bank account for a refund that VNPAY rejected',
	input: RefundAccountInput,
	output: StoredRefundAccount,
	refusals: refundAccountErrors,
	idempotency: 'accepted',
	limit: { name: 'payments.refund_account', points: 20, perS: 3600, by: 'actor' },
	handle: submitRefundAccount,
});
