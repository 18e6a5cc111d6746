import type { OperatorActor, SystemActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text.ts';
import { refuse, type SettlementRefusal } from '../contract.ts';
import { closeDifference, receivedOn, replaceDifferences } from '../db/difference-repository.ts';
import { type Difference, differencesBetween, readSettlementFile } from '../rules/settlement-file.ts';

type Answer<T> = Result<T, Failure<SettlementRefusal>>;
const DAY = /^20\d{2}-\d{2}-\d{2}$/;

/** What VNPAY says of a day against what we have received; a later file of the same day stands for the earlier. */
export function compareSettlement(
	context: Context<OperatorActor | SystemActor>,
	{ day, text }: { readonly day: string; readonly text: string },
): Promise<Answer<{ readonly differences: readonly Difference[] }>> {
	return transact(context, async (scope): Promise<Answer<{ readonly differences: readonly Difference[] }>> => {
		if (!DAY.test(day) || Number.isNaN(Date.parse(day))) return refuse('settlement.period_unknown');
		const theirs = readSettlementFile(text);
		if (!theirs) return refuse('settlement.file_unreadable');
		const differences = differencesBetween(await receivedOn(scope.read, day), theirs);
		await replaceDifferences(scope.db, day, differences, await scope.now());
		return ok({ differences });
	});
}

/** Somebody knows how it came about. */
export function explainDifference(
	context: Context<OperatorActor>,
	input: { readonly day: string; readonly txnRef: string; readonly note: string },
): Promise<Answer<null>> {
	return transact(context, async (scope): Promise<Answer<null>> => {
		const note = clean(input.note);
		if (note === '') return refuse('settlement.reason_missing');
		if (!DAY.test(input.day) || !(await closeDifference(scope.db, { ...input, note }, await scope.now())))
			return refuse('settlement.difference_not_found');
		const subject = { subjectType: 'settlement_difference', subjectId: `${input.day} ${input.txnRef}` };
		await audit(scope, { ...subject, action: 'explained', facts: { note } });
		return ok(null);
	});
}
