import { callApi } from '#src/browser/api.ts';
import type { KeptRefundAccount, RefundAccountInput } from '#src/domains/payments/contract-refunds.ts';
import { changeDocument } from './change-document.ts';

export const giveRefundAccount = ({ refundId, ...body }: RefundAccountInput): Promise<boolean> =>
	changeDocument(callApi<KeptRefundAccount>('POST', `/api/payments/refunds/${refundId}/account`, { body }));
