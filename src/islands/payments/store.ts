import { callApi } from '#src/browser/api.ts';
import type { RefundAccountInput, StoredRefundAccount } from '#src/domains/payments/contract/refunds.ts';
import { changeDocument } from '#src/stores/change-document.ts';

export const submitRefundAccount = ({ refundId, ...body }: RefundAccountInput): Promise<boolean> =>
	changeDocument(callApi<StoredRefundAccount>('POST', `/api/payments/refunds/${refundId}/account`, { body }));
