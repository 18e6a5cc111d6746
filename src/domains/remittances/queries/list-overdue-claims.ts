import { sql } from 'drizzle-orm';
import type { CashClaimState } from '#src/domains/order-money/contract.ts';
import type { Carrier } from '#src/domains/orders/contract/parcel.ts';
import { databaseNow } from '#src/platform/context.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { remittancesConfig } from '../contract.ts';
import { claimDays } from '../rules/claim-age.ts';

export type OverdueClaim = {
	readonly parcelId: string;
	readonly orderNumber: string;
	readonly shopName: string;
	readonly carrier: Carrier;
	readonly carrierName: string;
	readonly tracking: string;
	readonly state: CashClaimState;
	readonly openVnd: number;
	readonly deliveredAt: Date;
	readonly days: number;
	/** Payouts with this carrier's cash are reviewed by hand. */
	readonly needsReview: boolean;
};

/** Claims that carriers have owed for at least 7 days since delivery, the oldest first. */
export async function listOverdueClaims(read: ReadDatabase, limit: number): Promise<readonly OverdueClaim[]> {
	type Row = Omit<OverdueClaim, 'deliveredAt' | 'days' | 'needsReview'> & { readonly deliveredAt: string };
	const now = await databaseNow(read);
	const rows = await read.read<Row>(sql`
		select claim.parcel_id as "parcelId", orders.number as "orderNumber", orders.shop_name as "shopName",
			claim.carrier, parcel.carrier_name as "carrierName", claim.tracking, claim.state, (claim.amount_vnd - claim.remitted_vnd)::bigint as "openVnd",
			claim.delivered_at as "deliveredAt"
		from cash_claims claim join orders on orders.id = claim.order_id
			join order_parcels parcel on parcel.id = claim.parcel_id
		where claim.state <> 'remitted'
			and claim.delivered_at <= app_now() - make_interval(days => ${remittancesConfig.overdueDays})
		order by claim.delivered_at, claim.parcel_id limit ${limit}`);
	return rows.map(({ deliveredAt, ...claim }) => {
		const at = new Date(deliveredAt);
		const days = claimDays(at, now);
		return { ...claim, deliveredAt: at, days, needsReview: days >= remittancesConfig.reviewDays };
	});
}

/** Carriers with a claim of at least 21 days, of any shop. */
export async function carriersUnderReview(read: ReadDatabase): Promise<readonly Carrier[]> {
	const rows = await read.read<{ readonly carrier: Carrier }>(sql`
		select distinct carrier from cash_claims where state <> 'remitted'
			and delivered_at <= app_now() - make_interval(days => ${remittancesConfig.reviewDays}) order by carrier`);
	return rows.map(({ carrier }) => carrier);
}
