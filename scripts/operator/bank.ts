import { recordCashRemitted, recordPspSettlement } from '#src/domains/settlement/index.ts';
import { type Command, done, failed, operatorContext } from './outcome.ts';

export const BANK_USAGE = `       npm run operator -- bank cash AMOUNT REFERENCE
       npm run operator -- bank vnpay AMOUNT-RECEIVED FEE REFERENCE
`;

const AMOUNT = /^\d{1,10}$/;

/** What follows the word `bank`; `null` for what is no command. */
export function bankCommand([act, amount = '', ...rest]: readonly string[]): Command | null {
	const [fee = '', settlement = ''] = rest;
	if (!AMOUNT.test(amount)) return null;
	const amountVnd = Number(amount);
	if (act === 'cash' && fee)
		return async (parts) => {
			const answer = await recordCashRemitted(operatorContext(parts), { amountVnd, reference: fee });
			return answer.ok
				? done(`booked; ${answer.value.outstandingVnd} VND of cash are still out`)
				: failed(answer.error.code);
		};
	if (act !== 'vnpay' || !AMOUNT.test(fee) || !settlement) return null;
	return async (parts) => {
		const received = { amountVnd, feeVnd: Number(fee), reference: settlement };
		const answer = await recordPspSettlement(operatorContext(parts), received);
		return answer.ok ? done(`booked; VNPAY owes ${answer.value.outstandingVnd} VND`) : failed(answer.error.code);
	};
}
