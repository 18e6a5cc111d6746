import type { VendorActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { csvText } from '#src/shared/text/csv.ts';
import { formatDateTime, vietnamDay } from '#src/shared/time.ts';
import { SALE_PARTS, STATEMENT_SUMS, type StatementFile, type StatementInput } from '../contract/statement.ts';
import { settlementWiring } from '../wiring.ts';
import { readStatement, type StatementRejected } from './get-statement.ts';
import { basesOfSales, basisOf } from './sale-bases.ts';

export async function getStatementFile(
	context: ReadContext<VendorActor>,
	input: StatementInput,
): Promise<Result<StatementFile, StatementRejected>> {
	const read = await readStatement(context, input);
	if (!read.ok) return read;
	const { statement, movements } = read.value;
	const { statementMessages } = settlementWiring();
	const bases = await basesOfSales(context.fresh, movements);
	let balanceVnd = statement.openingVnd;
	const rows = movements.map((movement) => {
		const { at, kind, orderNumber, changeVnd, parts } = movement;
		const basis = basisOf(bases, movement);
		balanceVnd += changeVnd;
		const amounts = SALE_PARTS.map((part) => (parts ? parts[part] : ''));
		const of = [orderNumber, basis ? statementMessages.basis(basis) : ''];
		return [formatDateTime(at), statementMessages.kinds[kind], ...of, ...amounts, changeVnd, balanceVnd];
	});
	const blanks = SALE_PARTS.map(() => '');
	const text = csvText([
		[...statementMessages.head, ...SALE_PARTS.map((part) => statementMessages.parts[part]), ...statementMessages.tail],
		[statementMessages.opening, '', '', '', ...blanks, '', statement.openingVnd],
		...rows,
		...STATEMENT_SUMS.map((sum) => [statementMessages.sums[sum], '', '', '', ...blanks, statement[sum], '']),
		[statementMessages.closing, '', '', '', ...SALE_PARTS.map((part) => statement[part]), '', statement.closingVnd],
	]);
	return ok({ name: `sao-ke-${vietnamDay(new Date(statement.from))}.csv`, text });
}
