import type { OperatorActor, SystemActor } from '#src/platform/actor.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { fail } from '../contract/shop.ts';
import { lockRoleOf } from '../db/staff-repository.ts';

export async function checkOperatorConflict(
	{ db, actor }: Scope<OperatorActor | SystemActor>,
	shopId: string,
): Promise<Result<null, Failure<'vendors.office_own_shop'>>> {
	if (actor.kind === 'system') return ok(null);
	return (await lockRoleOf(db, shopId, actor.customerId)) === null ? ok(null) : fail('vendors.office_own_shop');
}
