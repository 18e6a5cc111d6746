import type { Scope } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text.ts';
import {
	type BuyerPostageAct,
	type ChangedPostage,
	type PostageRefusal,
	type PostageState,
	refusePostage,
	type ShopPostageAct,
} from '../../contract-postage.ts';
import type { ReturnEventKind } from '../../contract-returns.ts';
import { findPostage } from '../../db/postage-repository.ts';
import type { OrderReturn } from '../../db/tables.ts';
import { decidePostageAct } from '../../rules/postage.ts';
import { sayOfReturn } from './move-return.ts';
import { movePostage } from './settle-postage.ts';

type Act = BuyerPostageAct | ShopPostageAct;
type Step = {
	readonly to: PostageState;
	readonly said: ReturnEventKind;
	readonly party: 'buyer' | 'shop';
	readonly stamp?: 'refusedAt' | 'disputedAt';
};

const STEPS: Readonly<Record<Act, Step>> = {
	accept: { to: 'accepted', said: 'postage_accepted', party: 'shop' },
	refuse: { to: 'refused', said: 'postage_refused', party: 'shop', stamp: 'refusedAt' },
	withdraw: { to: 'withdrawn', said: 'postage_withdrawn', party: 'buyer' },
	dispute: { to: 'disputed', said: 'postage_disputed', party: 'buyer', stamp: 'disputedAt' },
};

/** What one side does about a receipt, under the lock of its return; that it is their return was checked. */
export async function actOnPostage(
	scope: Scope,
	of: OrderReturn,
	{ act, note: written = '' }: { readonly act: Act; readonly note?: string | undefined },
): Promise<Result<ChangedPostage, Failure<PostageRefusal>>> {
	const postage = await findPostage(scope.read, of.id);
	if (!postage) return refusePostage('orders.postage_wrong_state');
	const note = clean(written);
	const decision = decidePostageAct(postage, act, note);
	if (!decision.ok) return decision;
	const at = await scope.now();
	const { to, said, party, stamp } = STEPS[act];
	await sayOfReturn(scope, of.id, said, at, { party, note });
	const { state } = await movePostage(scope, of, postage, to, stamp ? { [stamp]: at } : {});
	return ok({ state });
}
