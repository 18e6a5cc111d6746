import type { VendorActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import { csvText } from '#src/shared/csv.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { formatDateTime, vietnamDay } from '#src/shared/time.ts';
import type { SalePart, StatementFile, StatementInput } from '../contract-statement.ts';
import { settlementWiring } from '../wiring.ts';
import { readStatement } from './get-statement.ts';

const COLUMNS: readonly SalePart[] = [
	...(['goodsVnd', 'shopDiscountVnd', 'shippingVnd', 'commissionVnd', 'taxVnd', 'returnedVnd'] as const),
	...(['platformDiscountVnd', 'coinVnd'] as const),
];

/** The same as a table: one line for each movement, with the balance after it. */
export async function getStatementFile(
	context: ReadContext<VendorActor>,
	input: StatementInput,
): Promise<Result<StatementFile, Failure<'settlement.role_not_allowed' | 'settlement.period_unknown'>>> {
	const read = await readStatement(context, input);
	if (!read.ok) return read;
	const { statement, movements } = read.value;
	const { statementWords } = settlementWiring();
	let balanceVnd = statement.openingVnd;
	const rows = movements.map(({ at, kind, orderNumber, changeVnd, parts }) => {
		balanceVnd += changeVnd;
		const amounts = COLUMNS.map((part) => (parts ? parts[part] : ''));
		return [formatDateTime(at), statementWords.kinds[kind], orderNumber, ...amounts, changeVnd, balanceVnd];
	});
	const text = csvText([
		[...statementWords.head, ...COLUMNS.map((part) => statementWords.parts[part]), ...statementWords.tail],
		[statementWords.opening, '', '', ...COLUMNS.map(() => ''), '', statement.openingVnd],
		...rows,
		[statementWords.closing, '', '', ...COLUMNS.map((part) => statement[part]), '', statement.closingVnd],
	]);
	return ok({ name: `sao-ke-${vietnamDay(new Date(statement.from))}.csv`, text });
}
