import { settlementErrors } from '#src/domains/settlement/contract/settlement.ts';
import { Statement, StatementInput } from '#src/domains/settlement/contract/statement.ts';
import { getStatement } from '#src/domains/settlement/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { GET, ALL } = vendorEndpoint({
	method: 'GET',
	summary: 'Get a weekly or monthly statement of the shop, from opening to closing balance',
	input: StatementInput,
	output: Statement,
	refusals: settlementErrors,
	limit: { name: 'settlement.statement', points: 60, perS: 60, by: 'actor' },
	handle: getStatement,
});
