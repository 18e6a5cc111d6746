import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { fail, type StopAlertsInput } from '../contract.ts';
import { deleteAlerts } from '../db/alert-repository.ts';
import { openStop } from '../rules/stop-token.ts';
import { wishlistWiring } from '../wiring.ts';

export async function stopAlerts(
	context: Context,
	{ token, isAll }: StopAlertsInput,
): Promise<Result<{ readonly stopped: number }, Failure<'wishlist.not_found'>>> {
	const stop = openStop(wishlistWiring().stopSeal, token);
	if (!stop) return fail('wishlist.not_found');
	if (!isAll && stop.alertIds.length === 0) return ok({ stopped: 0 });
	return transact(context, async ({ db }) =>
		ok({ stopped: await deleteAlerts(db, stop.customerId, isAll ? null : stop.alertIds) }),
	);
}
