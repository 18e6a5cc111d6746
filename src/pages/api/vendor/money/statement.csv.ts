import { settlementErrors } from '#src/domains/settlement/contract/settlement.ts';
import { StatementFile, StatementInput } from '#src/domains/settlement/contract/statement.ts';
import { getStatementFile } from '#src/domains/settlement/index.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';

export const { GET, ALL } = vendorEndpoint({
	method: 'GET',
	summary: 'Download the statement as CSV, one line per movement',
	input: StatementInput,
	output: StatementFile,
	refusals: settlementErrors,
	limit: { name: 'settlement.statement', points: 60, perS: 60, by: 'actor' },
	file: { mediaType: 'text/csv', of: ({ name, text }) => ({ name, content: text }) },
	handle: getStatementFile,
});
