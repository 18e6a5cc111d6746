import type { Scope } from '#src/platform/context.ts';
import type { ImportProblem } from '../../contract.ts';
import { badLinesOf, recordProblems } from '../../db/import-repository.ts';
import { badLineParts } from '../../rules/bad-line-parts.ts';

export async function saveProblems(
	{ db, read }: Pick<Scope, 'db' | 'read'>,
	importId: string,
	problems: ReadonlyMap<number, readonly ImportProblem[]>,
): Promise<{ readonly bad: number; readonly badParts: number }> {
	await recordProblems(db, importId, problems);
	const parts = badLineParts(await badLinesOf(read, importId));
	return { bad: problems.size, badParts: Math.max(1, parts.length) };
}
