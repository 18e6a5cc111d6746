import { type Context, transact } from '#src/platform/context.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { TypedTrack } from '../contract/tracking.ts';
import { sealTrackToken } from '../rules/tracking-request.ts';
import { orderViewsWiring } from '../wiring.ts';

/**
 * Seals the input into a token for the result page. Changes nothing; a `retryAfterS` above 0 keeps the page from
 * searching.
 */
export function requestToTrack(
	context: Context,
	{ number, email, retryAfterS }: TypedTrack & { readonly retryAfterS: number },
): Promise<Result<string, never>> {
	return transact(context, async (scope): Promise<Result<string, never>> => {
		const askedAt = (await scope.now()).toISOString();
		return ok(sealTrackToken(orderViewsWiring().trackSeal, { number, email, askedAt, retryAfterS }));
	});
}
