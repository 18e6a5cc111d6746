import { type Context, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import type { SearchOutcome } from '../contract/lists.ts';
import { addToSearchLog } from '../db/search-repository.ts';
import { searchLogTerm } from '../rules/query/search-log-term.ts';

/** Never throws: a failed write of the log must not fail the search. */
export async function recordSearch(context: Context, { text, total, isMiss }: SearchOutcome): Promise<void> {
	const term = searchLogTerm(text);
	if (term === null) return;
	try {
		await transact(context, async ({ db }) => {
			await addToSearchLog(db, { term, hits: total, isMiss });
			return ok(null);
		});
	} catch (problem) {
		context.log.warn({ err: problem }, 'a search was not counted');
	}
}
