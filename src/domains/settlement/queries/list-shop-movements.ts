import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { isId } from '#src/shared/ids.ts';
import { decodeCursor, encodeCursor } from '#src/shared/paging.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { fail } from '../contract/settlement.ts';
import type { ShopMovementPage, ShopMovementsInput } from '../contract/statement.ts';
import { instantOfDay, statementSpan } from '../rules/statement-period.ts';
import { type FoundMovement, findMovements } from './movements.ts';
import { basesOfSales, basisOf } from './sale-bases.ts';

const LATEST_US = 4e15;

export async function listShopMovements(
	{ actor, fresh }: ReadContext<VendorActor>,
	{ kind, month, limit, cursor }: ShopMovementsInput,
): Promise<Result<ShopMovementPage, Failure<'settlement.role_not_allowed'>>> {
	const { shopId, staffRole } = actor;
	if (!hasStaffRight(staffRole, 'money.see')) return fail('settlement.role_not_allowed');
	const span = month ? statementSpan('month', instantOfDay(`${month}-01`)) : null;
	const asked = { shopId, span, kind, after: readCursor(cursor), newestFirst: true, limit: limit + 1 };
	const found = await findMovements(fresh, asked);
	const shown = found.slice(0, limit);
	const last = found.length > limit ? shown.at(-1) : undefined;
	const bases = await basesOfSales(fresh, shown);
	return ok({
		items: shown.map((movement) => ({ ...toView(movement), basis: basisOf(bases, movement) })),
		nextCursor: last ? encodeCursor([last.atUs, last.id]) : null,
	});
}

const toView = ({ at, kind, orderNumber, changeVnd, parts }: FoundMovement) => ({
	at: at.toISOString(),
	kind,
	orderNumber,
	changeVnd,
	parts,
});

function readCursor(cursor: string | undefined) {
	const [atUs, id] = decodeCursor(cursor, 2) ?? [];
	return isId(id) && typeof atUs === 'number' && atUs > 0 && atUs < LATEST_US ? { atUs, id } : undefined;
}
