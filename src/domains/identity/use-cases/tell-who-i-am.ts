import type { Context } from '#src/platform/context.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { AuthState } from '../contract.ts';
import { getAuthState, type ShopFinder } from '../queries/get-auth-state.ts';

/** Asked right after signing in, so it never reads from a replica. */
export async function tellWhoIAm(context: Context, shopOf: ShopFinder): Promise<Result<AuthState, never>> {
	const { actor, db } = context;
	return ok(await getAuthState(readOnly(db), actor.kind === 'member' ? actor : null, shopOf));
}
