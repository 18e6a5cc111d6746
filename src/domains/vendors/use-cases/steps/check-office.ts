import type { OperatorActor } from '#src/platform/actor.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { refuse } from '../../contract.ts';
import { lockRoleOf } from '../../db/staff-repository.ts';

/** What is held against a shop, and its end, is never decided by somebody who works for it. */
export async function checkOffice(
	{ db, actor }: Scope<OperatorActor>,
	shopId: string,
): Promise<Result<null, Failure<'vendors.office_own_shop'>>> {
	return (await lockRoleOf(db, shopId, actor.customerId)) === null ? ok(null) : refuse('vendors.office_own_shop');
}
