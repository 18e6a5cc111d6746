import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { BASE_SYNONYMS } from '../db/base-synonyms.ts';
import { recordIndexed, recordSynonyms } from '../db/search-repository.ts';

export async function loadSynonyms(context: Context<SystemActor>): Promise<void> {
	await transact(context, async ({ db, now }) => {
		const added = await recordSynonyms(db, BASE_SYNONYMS, { at: await now(), revives: false });
		if (added > 0) await recordIndexed(db, null);
		return ok(null);
	});
}
