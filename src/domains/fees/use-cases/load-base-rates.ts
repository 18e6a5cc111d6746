import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { feesConfig } from '../contract.ts';
import { addBaseRates } from '../db/commission-repository.ts';

/** Before any sale, like the global rules in the migration. */
const VALID_FROM = new Date('2020-01-01T00:00:00+07:00');
const FIRST_NUMBER = 101;

/** Runs as part of the migrations, after the categories were loaded. */
export async function loadBaseRates(context: Context<SystemActor>): Promise<void> {
	const rates = Object.entries(feesConfig.base.categoryBp).map(([categorySlug, rateBp], at) => ({
		id: `00000000-0000-8000-a000-${String(FIRST_NUMBER + at).padStart(12, '0')}`,
		categorySlug,
		rateBp,
	}));
	await transact(context, async ({ db }) => {
		await addBaseRates(db, rates, VALID_FROM);
		return ok(null);
	});
}
