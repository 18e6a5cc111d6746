import { settlementErrors } from '#src/domains/settlement/contract/settlement.ts';
import { StatementFile, WithheldTaxInput } from '#src/domains/settlement/contract/statement.ts';
import { listWithheldTax } from '#src/domains/settlement/index.ts';
import { withheldTaxFile } from '#src/messages/vi/vendor/vendor-money.ts';
import { vendorEndpoint } from '#src/platform/http/index.ts';
import { ok } from '#src/shared/result.ts';

export const { GET, ALL } = vendorEndpoint({
	method: 'GET',
	summary: 'Download the tax withheld from the shop’s sales in a month as CSV',
	input: WithheldTaxInput,
	output: StatementFile,
	refusals: settlementErrors,
	limit: { name: 'settlement.statement', points: 60, perS: 60, by: 'actor' },
	file: { mediaType: 'text/csv', of: ({ name, text }) => ({ name, content: text }) },
	handle: async (context, input) => {
		const told = await listWithheldTax(context, input);
		return told.ok ? ok(withheldTaxFile(told.value)) : told;
	},
});
