import { callApi } from '#src/browser/api.ts';
import type { ChangedOrder } from '#src/domains/orders/contract/order.ts';
import { overviewMessages } from '#src/messages/vi/vendor/vendor-overview.ts';
import { withToast } from '#src/stores/with-toast.ts';

export const confirmNow = (number: string): Promise<ChangedOrder | null> =>
	withToast(callApi('POST', `/api/vendor/orders/${number}/confirm`), overviewMessages.confirmed);
