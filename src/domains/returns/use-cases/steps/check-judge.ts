import { SHOP_ROLES } from '#src/domains/vendors/contract/shop.ts';
import { listStaff } from '#src/domains/vendors/index.ts';
import type { OperatorActor } from '#src/platform/actor.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { failReturn } from '../../contract/return.ts';
import type { OrderReturn } from '../../db/tables.ts';

/** Rejects operators who are a party of the order or work for its shop. */
export async function checkJudge(
	scope: Scope<OperatorActor>,
	{ customerId, shopId }: Pick<OrderReturn, 'customerId' | 'shopId'>,
): Promise<Result<readonly string[], Failure<'orders.ruling_own'>>> {
	const sides = [customerId, ...(await listStaff(scope.read, shopId, SHOP_ROLES))];
	return sides.includes(scope.actor.customerId) ? failReturn('orders.ruling_own') : ok(sides);
}
