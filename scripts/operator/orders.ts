import { clearFailedDelivery } from '#src/domains/fulfilment/index.ts';
import { type Command, done, failureOutcome, operatorContext } from './outcome.ts';

export const ORDERS_USAGE = `       npm run operator -- orders clear-refusal NUMBER GROUNDS
`;

const clear =
	(number: string, note: string): Command =>
	async (desk) => {
		const cleared = await clearFailedDelivery(operatorContext(desk), { number, note });
		if (!cleared.ok) return failureOutcome(cleared.error);
		const { wasCounted, feeVnd } = cleared.value;
		const what = [wasCounted ? 'counts against nothing' : '', feeVnd > 0 ? `its fee of ${feeVnd} VND goes back` : ''];
		return done(`order ${number}: ${what.filter(Boolean).join('; ')}`);
	};

export function ordersCommand([act, number, grounds]: readonly string[]): Command | null {
	return act === 'clear-refusal' && number && grounds ? clear(number, grounds) : null;
}
