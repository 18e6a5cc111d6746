import type { Carrier } from '#src/domains/orders/contract/parcel.ts';
import type { ReturnFailure } from '#src/domains/returns/contract/return.ts';
import { checkJudge } from '#src/domains/returns/index.ts';
import type { OperatorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { sumVnd } from '#src/shared/money.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text/text.ts';
import { fail, type RemittancesFailure } from '../contract.ts';
import { changeLine, changeRemittance, findRemittance, lockLine, lockRemittance } from '../db/remittance-repository.ts';
import type { CashRemittance, CashRemittanceLine } from '../db/tables.ts';
import { findDifferentLine } from '../queries/list-remittances.ts';
import { acceptLine, openBox } from '../rules/match-line.ts';
import { bookRemittance } from './book-remittance.ts';
import { bookLine, lockParcelsNamed } from './steps/book-line.ts';

export type DecideDifference = {
	readonly carrier: Carrier;
	readonly reference: string;
	/** The line's code; null decides about the total. */
	readonly tracking: string | null;
	readonly decision: 'accepted' | 'dismissed';
	readonly note: string;
};
type Decided = { readonly bookedVnd: number };
type Answer = Result<Decided, Failure<RemittancesFailure | Extract<ReturnFailure, 'orders.ruling_own'>>>;

/** Accepting books what was paid, up to what the carrier still owes; dismissing books nothing. */
export async function decideDifference(context: Context<OperatorActor>, input: DecideDifference): Promise<Answer> {
	const note = clean(input.note);
	if (note === '') return fail('remittances.note_missing');
	const remittance = await findRemittance(context.fresh, input.carrier, input.reference);
	if (!remittance) return fail('remittances.not_found');
	const { tracking } = input;
	if (tracking !== null)
		return transact(context, (scope) => decideLine(scope, remittance, { ...input, tracking, note }));
	const decided = await transact(context, (scope) => decideTotal(scope, remittance, { ...input, note }));
	if (decided.ok && input.decision === 'accepted') await bookRemittance(context, remittance.id);
	return decided;
}

type Noted = Pick<DecideDifference, 'decision' | 'note'>;

async function decideTotal(
	scope: Scope<OperatorActor>,
	{ id }: CashRemittance,
	{ decision, note }: Noted,
): Promise<Answer> {
	const remittance = await lockRemittance(scope.db, id);
	if (!remittance || remittance.totalDecision || remittance.totalVnd === remittance.linesVnd)
		return fail('remittances.difference_not_found');
	const by = scope.actor.customerId;
	await changeRemittance(scope.db, id, { totalDecision: decision, totalNote: note, totalDecidedBy: by });
	const { totalVnd, linesVnd } = remittance;
	const facts = { note, totalVnd, linesVnd };
	await audit(scope, { subjectType: 'cash_remittance', subjectId: id, action: `total_${decision}`, facts });
	return ok({ bookedVnd: 0 });
}

async function decideLine(
	scope: Scope<OperatorActor>,
	{ id, carrier }: CashRemittance,
	{ tracking, decision, note }: Noted & { readonly tracking: string },
): Promise<Answer> {
	await lockRemittance(scope.db, id);
	const lineId = await findDifferentLine(scope.read, id, tracking);
	if (!lineId) return fail('remittances.difference_not_found');
	const locked = await lockParcelsNamed(scope, carrier, tracking);
	const line = await lockLine(scope.db, lineId);
	if (line?.state !== 'different') return fail('remittances.difference_not_found');
	const [parcel] = openBox(locked.parcels);
	const sides = parcel ? await checkJudge(scope, parcel) : null;
	if (sides && !sides.ok) return sides;
	const decided = { note, decidedBy: scope.actor.customerId, decidedAt: await scope.now() };
	const parts = decision === 'accepted' ? acceptLine(line.amountVnd, locked.parcels) : [];
	if (decision === 'accepted' && parts.length === 0) return fail('remittances.nothing_owed');
	await changeLine(scope.db, lineId, decision === 'dismissed' ? { ...decided, state: 'dismissed' } : decided);
	if (parts.length > 0) await bookLine(scope, line, { parts, locked });
	const bookedVnd = sumVnd(parts.map(({ amountVnd }) => amountVnd));
	await auditLine(scope, line, { decision, note, bookedVnd });
	return ok({ bookedVnd });
}

const auditLine = (
	scope: Scope<OperatorActor>,
	{ remittanceId, tracking, amountVnd, difference }: CashRemittanceLine,
	{ decision, ...said }: Noted & Decided,
): Promise<void> =>
	audit(scope, {
		subjectType: 'cash_remittance',
		subjectId: remittanceId,
		action: `line_${decision}`,
		facts: { tracking, amountVnd, difference, ...said },
	});
