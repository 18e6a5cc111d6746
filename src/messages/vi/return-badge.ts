import type { BuyerReturnView } from '#src/domains/orders/contract-returns.ts';
import { paymentStatusWords, returnStateWords } from './orders.ts';
import { returnStateTones } from './returns.ts';

/** Where a return stands, as its card says it: money is on its way until a bank has it. */
export function returnBadge({ state, refund }: Pick<BuyerReturnView, 'state' | 'refund'>) {
	const isOnItsWay = refund !== null && refund.paidAt === null && refund.channel !== 'none' && refund.cashVnd > 0;
	if (state === 'refunded' && isOnItsWay) return { text: paymentStatusWords.refunding, tone: 'secondary' };
	return { text: returnStateWords[state], tone: returnStateTones[state] };
}
