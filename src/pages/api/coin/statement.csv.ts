import { CoinStatementFile, CoinStatementInput } from '#src/domains/coin/contract/statement.ts';
import { STATEMENT_ROWS_MAX } from '#src/domains/coin/contract/views.ts';
import { listCoinMovements } from '#src/domains/coin/index.ts';
import { listOrderNumbers } from '#src/domains/order-views/index.ts';
import { coinStatementFile } from '#src/messages/vi/coin.ts';
import { memberEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, ALL } = memberEndpoint({
	method: 'GET',
	summary: 'Download the member’s bizcoin movements as CSV',
	input: CoinStatementInput,
	output: CoinStatementFile,
	refusals: {},
	limit: { name: 'coin.statement', points: 60, perS: 600, by: 'actor' },
	file: { mediaType: 'text/csv', of: ({ name, text }) => ({ name, content: text }) },
	handle: async (context, { kind, month }) => {
		const asked = { filter: kind, month: month ?? null, limit: STATEMENT_ROWS_MAX };
		const { items } = await listCoinMovements(context, asked);
		const orderIds = items.flatMap(({ orderId }) => orderId ?? []);
		return ok(coinStatementFile({ items, numbers: await listOrderNumbers(context, orderIds), month }));
	},
});
