import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { databaseNow, type ReadContext } from '#src/platform/context.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { fail, type VoucherView } from '../contract.ts';
import { vouchersOf } from '../db/voucher-repository.ts';
import { toVoucherView } from './voucher-view.ts';

/** Shows the newest vouchers of a payer; older ones have ended long ago. */
const LISTED_MAX = 500;

/** Reads from the primary, because an owner opens the list right after creating a voucher. */
export async function listOwnVouchers({
	actor,
	fresh,
}: ReadContext<VendorActor>): Promise<Result<readonly VoucherView[], Failure<'promotions.role_not_allowed'>>> {
	if (!hasStaffRight(actor.staffRole, 'sums.see')) return fail('promotions.role_not_allowed');
	return ok(await listed(fresh, actor.shopId, await databaseNow(fresh)));
}

export const listPlatformVouchers = (read: ReadDatabase, now: Date): Promise<readonly VoucherView[]> =>
	listed(read, null, now);

async function listed(read: ReadDatabase, shopId: string | null, now: Date): Promise<readonly VoucherView[]> {
	return (await vouchersOf(read, shopId, LISTED_MAX)).map((row) => toVoucherView(row, now));
}
