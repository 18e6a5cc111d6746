import type { BuyerReturnView, ReturnState } from '#src/domains/returns/contract/return.ts';
import { paymentStatusMessages, returnStateMessages } from './orders.ts';
import { returnStateTones } from './returns.ts';

const CHOICE = { buyer: 'Chờ bạn chọn', shop: 'Chờ khách chọn' } as const;
type Offered = { readonly state: ReturnState; readonly replacement?: BuyerReturnView['replacement'] };
/** The badge of an open replacement offer names the side that must decide. */
export const choiceBadge = (side: keyof typeof CHOICE, { state, replacement }: Offered) =>
	state === 'inspected' && replacement?.isAgreed === false ? { text: CHOICE[side], tone: 'warning' as const } : null;

type Badged = Pick<BuyerReturnView, 'state' | 'refund' | 'replacement'>;
/** Says that money is being refunded until the bank has received it. */
export function returnBadge(side: keyof typeof CHOICE, of: Badged) {
	const { state, refund } = of;
	const choice = choiceBadge(side, of);
	if (choice) return choice;
	const isOnItsWay = refund !== null && refund.paidAt === null && refund.channel !== 'none' && refund.cashVnd > 0;
	if (state === 'refunded' && isOnItsWay) return { text: paymentStatusMessages.refunding, tone: 'secondary' as const };
	return { text: returnStateMessages[state], tone: returnStateTones[state] };
}
