import { sql } from 'drizzle-orm';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { databaseNow, type ReadContext } from '#src/platform/context.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import { isId } from '#src/shared/ids.ts';
import { decodeCursor, encodeCursor } from '#src/shared/paging.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { type CarrierClaims, fail, remittancesConfig, type ShopClaimPage, type ShopClaimsInput } from '../contract.ts';
import { claimDays, isOverdue } from '../rules/claim-age.ts';

const LATEST_US = 4e15;
const US_PER_MS = 1000;

/** What each carrier still owes a shop, the largest amount first. */
export async function shopClaimSums(read: ReadDatabase, shopId: string): Promise<readonly CarrierClaims[]> {
	type Row = Omit<CarrierClaims, 'oldestDays'> & { readonly oldestAt: string };
	const now = await databaseNow(read);
	const rows = await read.read<Row>(sql`
		select carrier, count(*)::int as parcels, count(*) filter (where state = 'expected')::int as expected,
			sum(amount_vnd - remitted_vnd)::bigint as "openVnd", min(delivered_at) as "oldestAt",
			count(*) filter (
				where delivered_at <= app_now() - make_interval(days => ${remittancesConfig.overdueDays})
			)::int as overdue
		from cash_claims where shop_id = ${shopId} and state <> 'remitted'
		group by carrier order by "openVnd" desc, carrier`);
	return rows.map(({ oldestAt, ...sums }) => ({ ...sums, oldestDays: claimDays(new Date(oldestAt), now) }));
}

/** Open claims of the actor's shop, the oldest first. */
export async function listShopClaims(
	{ actor, fresh }: ReadContext<VendorActor>,
	{ carrier, limit, cursor }: ShopClaimsInput,
): Promise<Result<ShopClaimPage, Failure<'remittances.role_not_allowed'>>> {
	const { shopId, staffRole } = actor;
	if (!hasStaffRight(staffRole, 'money.see')) return fail('remittances.role_not_allowed');
	const now = await databaseNow(fresh);
	const [atUs, id] = decodeCursor(cursor, 2) ?? [];
	const isPlace = isId(id) && typeof atUs === 'number' && atUs > 0 && atUs < LATEST_US;
	const beyond = isPlace
		? sql`and (claim.delivered_at, claim.parcel_id) > (timestamptz 'epoch' + ${atUs} * interval '1 microsecond', ${id}::uuid)`
		: sql``;
	const ofCarrier = carrier ? sql`and claim.carrier = ${carrier}` : sql``;
	type Row = Pick<ShopClaimPage['items'][number], 'orderNumber' | 'carrier' | 'tracking' | 'state' | 'openVnd'> & {
		readonly parcelId: string;
		readonly atUs: number;
	};
	const rows = await fresh.read<Row>(sql`
		select claim.parcel_id as "parcelId", orders.number as "orderNumber", claim.carrier, claim.tracking, claim.state,
			(claim.amount_vnd - claim.remitted_vnd)::bigint as "openVnd",
			(extract(epoch from claim.delivered_at) * 1000000)::bigint as "atUs"
		from cash_claims claim join orders on orders.id = claim.order_id
		where claim.shop_id = ${shopId} and claim.state <> 'remitted' ${ofCarrier} ${beyond}
		order by claim.delivered_at, claim.parcel_id limit ${limit + 1}`);
	const shown = rows.slice(0, limit);
	const last = rows.length > limit ? shown.at(-1) : undefined;
	return ok({
		items: shown.map(({ parcelId: _key, atUs: deliveredUs, ...claim }) => {
			const deliveredAt = new Date(deliveredUs / US_PER_MS);
			const days = claimDays(deliveredAt, now);
			return { ...claim, deliveredAt: deliveredAt.toISOString(), days, isOverdue: isOverdue(deliveredAt, now) };
		}),
		nextCursor: last ? encodeCursor([last.atUs, last.parcelId]) : null,
	});
}
