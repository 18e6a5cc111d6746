import { sql } from 'drizzle-orm';
import { claimsOfOrders } from '#src/domains/order-money/index.ts';
import { databaseNow } from '#src/platform/context.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { ParcelCash } from '../contract.ts';
import { claimDays, isOverdue } from '../rules/claim-age.ts';

/** The cash of the orders' parcels that carriers collect, by order. */
export async function listCashOfOrders(
	read: ReadDatabase,
	orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ParcelCash[]>> {
	const claims = await claimsOfOrders(read, orderIds);
	if (claims.length === 0) return new Map();
	const now = await databaseNow(read);
	const parcelIds = claims.map(({ parcelId }) => parcelId);
	const paid = await read.read<{ readonly parcelId: string; readonly reference: string }>(sql`
		select settled.parcel_id as "parcelId", remittance.reference
		from cash_remittance_claims settled join cash_remittance_lines line on line.id = settled.line_id
			join cash_remittances remittance on remittance.id = line.remittance_id
		where settled.parcel_id in ${parcelIds} order by remittance.recorded_at, remittance.id`);
	const referencesOf = Map.groupBy(paid, ({ parcelId }) => parcelId);
	const cash = claims.map(({ orderId, parcelId, carrier, state, amountVnd, remittedVnd, deliveredAt, ...at }) => ({
		orderId,
		view: {
			parcelId,
			carrier,
			state,
			amountVnd,
			remittedVnd,
			deliveredAt: deliveredAt.toISOString(),
			collectedAt: at.collectedAt?.toISOString() ?? null,
			remittedAt: at.remittedAt?.toISOString() ?? null,
			references: (referencesOf.get(parcelId) ?? []).map(({ reference }) => reference),
			days: claimDays(deliveredAt, now),
			isOverdue: state !== 'remitted' && isOverdue(deliveredAt, now),
		},
	}));
	return new Map(
		[...Map.groupBy(cash, ({ orderId }) => orderId)].map(([orderId, of]) => [orderId, of.map(({ view }) => view)]),
	);
}
