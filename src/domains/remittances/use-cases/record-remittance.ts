import { createHash } from 'node:crypto';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { sumVnd } from '#src/shared/money.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { cleanLine } from '#src/shared/text/text.ts';
import { fail, type RemittanceInput, type RemittanceReceipt } from '../contract.ts';
import { countLines, findRemittance, recordLines, recordRemittanceRow } from '../db/remittance-repository.ts';
import type { CashRemittance } from '../db/tables.ts';
import { bookRemittance } from './book-remittance.ts';

type Answer = Result<RemittanceReceipt, Failure<'remittances.reference_used'>>;
type Recorded = Result<{ readonly id: string; readonly isNew: boolean }, Failure<'remittances.reference_used'>>;

/** Records a carrier's payment once, from its signed webhook or from an operator's file, and books its lines. */
export async function recordRemittance(context: Context, input: RemittanceInput): Promise<Answer> {
	const { carrier, paidOn, totalVnd } = input;
	const reference = cleanLine(input.reference);
	const lines = input.lines.map(({ tracking, ...amounts }) => ({ tracking: cleanLine(tracking), ...amounts }));
	const { actor } = context;
	const recordedBy = actor.kind === 'operator' ? actor.customerId : null;
	const remittance = {
		id: newId(),
		carrier,
		reference,
		source: recordedBy ? ('file' as const) : ('webhook' as const),
		paidOn,
		totalVnd,
		linesVnd: sumVnd(lines.map(({ amountVnd, feeVnd }) => amountVnd - feeVnd)),
		digest: createHash('sha256')
			.update(JSON.stringify([carrier, reference, paidOn, totalVnd, lines]))
			.digest('hex'),
		recordedBy,
		totalDecision: null,
		totalNote: '',
		totalDecidedBy: null,
	};
	const recorded = await store(context, remittance, lines);
	if (!recorded.ok) return recorded;
	const { id, isNew } = recorded.value;
	await bookRemittance(context, id);
	return ok({ result: isNew ? 'recorded' : 'known', ...(await countLines(context.fresh, id)) });
}

const store = (
	context: Context,
	remittance: Omit<CashRemittance, 'recordedAt'>,
	lines: RemittanceInput['lines'],
): Promise<Recorded> =>
	transact(context, async (scope): Promise<Recorded> => {
		const { id, carrier, reference, digest, totalVnd, linesVnd } = remittance;
		if (!(await recordRemittanceRow(scope.db, { ...remittance, recordedAt: await scope.now() }))) {
			const known = await findRemittance(scope.read, carrier, reference);
			return known?.digest === digest
				? ok({ id: known.id, isNew: false })
				: fail('remittances.reference_used', { reference });
		}
		await recordLines(
			scope.db,
			lines.map((line, at) => ({
				id: newId(),
				remittanceId: id,
				position: at + 1,
				...line,
				state: 'pending' as const,
				difference: null,
				expectedVnd: null,
				note: '',
				decidedBy: null,
				decidedAt: null,
			})),
		);
		const facts = { carrier, reference, totalVnd, linesVnd, lines: lines.length };
		await audit(scope, { subjectType: 'cash_remittance', subjectId: id, action: 'recorded', facts });
		return ok({ id, isNew: true });
	});
