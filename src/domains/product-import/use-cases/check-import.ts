import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { findImport, lockImport, recordImport, recordImportProgress } from '../db/import-repository.ts';
import { countWaiting, isChange } from '../rules/import-plan.ts';
import { readImportNotified } from './steps/read-import.ts';
import { saveProblems } from './steps/save-problems.ts';

export async function checkImport(
	context: Context<SystemActor>,
	{ importId }: { readonly importId: string },
): Promise<void> {
	const started = await findImport(context.fresh, importId);
	if (started?.state !== 'checking') return;
	const plan = await readImportNotified(context.fresh, started, (looked) =>
		recordImportProgress(context.db, importId, 'checking', looked),
	);
	if (!plan) return;
	const { goods, changes, problems } = plan;
	const added = goods.reduce((sum, { lines }) => sum + lines.length, 0);
	const changed = changes.filter(isChange).length;
	await transact(context, async (scope) => {
		const { db } = scope;
		const stored = await lockImport(db, importId);
		if (stored?.state !== 'checking') return ok(null);
		const found = { ...(await saveProblems(scope, importId, problems)), added, changed, waiting: countWaiting(plan) };
		await recordImport(db, importId, { state: 'checked', handled: stored.lines, ...found });
		return ok(null);
	});
}
