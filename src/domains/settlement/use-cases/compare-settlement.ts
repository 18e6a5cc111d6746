import type { OperatorActor, SystemActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text/text.ts';
import { addMs, DAY_MS, vietnamDay } from '#src/shared/time.ts';
import { fail, type SettlementFailure } from '../contract/settlement.ts';
import {
	closeDifference,
	type DifferenceKey,
	deleteMatched,
	findOwnParts,
	replaceDifferences,
} from '../db/difference-repository.ts';
import { type Difference, differencesBetween, type SettlementEntry } from '../rules/settlement-file.ts';
import { settlementWiring } from '../wiring.ts';
import { readSettlement } from './steps/read-settlement.ts';

type Answer<T> = Result<T, Failure<SettlementFailure>>;
const DAY = /^20\d{2}-\d{2}-\d{2}$/;

type DayFile = { readonly day: string; readonly text: string };
type Compared = { readonly differences: readonly Difference[] };
type ReadFile = {
	readonly day: string;
	readonly theirs: readonly SettlementEntry[];
	readonly near: readonly SettlementEntry[];
};

/**
 * Compares VNPAY's file of a day with the own payments; a later file of the same day replaces the result of the
 * earlier.
 */
export async function compareSettlement(
	context: Context<OperatorActor | SystemActor>,
	given: DayFile,
): Promise<Answer<Compared>> {
	const file = await readDayFile(given);
	return file.ok ? compareDayFile(context, file.value) : file;
}

/** Reads and parses the files before the transaction starts. */
export async function readDayFile({ day, text }: DayFile): Promise<Answer<ReadFile>> {
	if (!DAY.test(day) || Number.isNaN(Date.parse(day))) return fail('settlement.period_unknown');
	const theirs = await readSettlement(text);
	if (!theirs) return fail('settlement.file_unreadable');
	return ok({ day, theirs, near: await readNeighbourDays(day) });
}

export function compareDayFile(
	context: Context<OperatorActor | SystemActor>,
	{ day, theirs, near }: ReadFile,
): Promise<Answer<Compared>> {
	return transact(context, async (scope): Promise<Answer<Compared>> => {
		const ours = await findOwnParts(scope.read, day, theirs);
		const differences = differencesBetween(ours, theirs, near);
		await replaceDifferences(scope.db, day, differences, await scope.now());
		await deleteMatched(scope.db, day, theirs);
		return ok({ differences });
	});
}

/** Reads the files of the day before and after, if they exist and parse: clocks differ around midnight. */
async function readNeighbourDays(day: string): Promise<readonly SettlementEntry[]> {
	const at = new Date(`${day}T12:00:00+07:00`);
	const days = [vietnamDay(addMs(at, -DAY_MS)), vietnamDay(addMs(at, DAY_MS))];
	const parts: SettlementEntry[] = [];
	for (const near of days) {
		const text = await settlementWiring().settlementFile(near);
		parts.push(...((text === null ? null : await readSettlement(text)) ?? []));
	}
	return parts;
}

export function explainDifference(
	context: Context<OperatorActor>,
	input: DifferenceKey & { readonly note: string },
): Promise<Answer<null>> {
	return transact(context, async (scope): Promise<Answer<null>> => {
		const note = clean(input.note);
		if (note === '') return fail('settlement.reason_missing');
		if (!DAY.test(input.day) || !(await closeDifference(scope.db, { ...input, note }, await scope.now())))
			return fail('settlement.difference_not_found');
		const subject = { subjectType: 'settlement_difference', subjectId: `${input.day} ${input.txnRef} ${input.moved}` };
		await audit(scope, { ...subject, action: 'explained', facts: { note } });
		return ok(null);
	});
}
