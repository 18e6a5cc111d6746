import { PAPER_LIMIT } from '#src/domains/order-views/contract/receipt.ts';
import { getReceipt } from '#src/domains/order-views/index.ts';
import { OrderInput } from '#src/domains/orders/contract/order.ts';
import { receiptPaper } from '#src/messages/vi/order-papers.ts';
import { memberSheets } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, ALL } = memberSheets({
	summary: 'Get the buyer’s printable receipt of an order (not a tax invoice)',
	input: OrderInput,
	refusals: { 'orders.not_found': 'not_found' },
	limit: PAPER_LIMIT,
	handle: async (context, input) => {
		const receipt = await getReceipt(context, input);
		return receipt.ok ? ok(receiptPaper(receipt.value)) : receipt;
	},
});
