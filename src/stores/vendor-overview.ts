import { callApi } from '#src/browser/api.ts';
import type { ChangedOrder } from '#src/domains/orders/contract.ts';
import { overviewWords } from '#src/messages/vi/overview-screen.ts';
import { told } from './told.ts';

export const confirmNow = (number: string): Promise<ChangedOrder | null> =>
	told(callApi('POST', `/api/vendor/orders/${number}/confirm`), overviewWords.confirmed);
