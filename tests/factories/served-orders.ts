import { sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { makeCustomer } from './identity.ts';

/** Inserted directly, bypassing the use cases. */
export type Served = {
	readonly prepDays?: number;
	readonly placedAt: Date;
	readonly confirmedAt?: Date | null;
	readonly packedAt?: Date | null;
	/**
	 * `firstSentAt` is set when the first parcel left before the last; both are null for orders from before parcels
	 * existed.
	 */
	readonly sentAt?: Date | null;
	readonly firstSentAt?: Date | null;
	readonly cancelled?: { readonly party: string; readonly reason: string };
};

const NUMBERS_FROM = 2_000_000_000;
let numbers = NUMBERS_FROM;

export async function makeServedOrders(
	db: Database,
	shopId: string,
	served: readonly Served[],
): Promise<readonly string[]> {
	const { id: customerId } = await makeCustomer(db);
	const rows = served.map((order) => {
		numbers += 1;
		return { id: newId(), groupId: newId(), number: String(numbers), prepDays: 1, firstSentAt: order.sentAt, ...order };
	});
	const given = sql`json_to_recordset(${JSON.stringify(rows)}::json) as given ("id" uuid, "groupId" uuid, "number" text,
		"prepDays" int, "placedAt" timestamptz, "confirmedAt" timestamptz, "packedAt" timestamptz, "sentAt" timestamptz,
		"firstSentAt" timestamptz,		"cancelled" json)`;
	await db.execute(sql`
		insert into order_groups (id, number, customer_id, payment_method, placed_at, recipient, phone, street, ward_name,
			province_code, province_name)
		select "groupId", "number", ${customerId}, 'cod', "placedAt", 'Người nhận', '+84912345678', 'Số 1',
			'Phường Ba Đình', '01', 'Hà Nội' from ${given}`);
	await db.execute(sql`
		insert into orders (id, number, group_id, customer_id, shop_id, state, shop_name, shop_slug, note, goods_vnd,
			shipping_vnd, total_vnd, shipping_option, arrives_from, arrives_to, prep_days, ordered_at, placed_at,
			confirmed_at, packed_at, first_shipped_at, shipped_at, cancelled_at)
		select "id", "number", "groupId", ${customerId}, ${shopId},
			case when "cancelled" is not null then 'cancelled' when "sentAt" is not null then 'shipped'
				when "packedAt" is not null then 'packed' when "confirmedAt" is not null then 'confirmed' else 'placed' end,
			'Gian hàng', 'gian-hang', '', 100000, 18000, 118000, 'standard', "placedAt", "placedAt", "prepDays", "placedAt",
			"placedAt", "confirmedAt", "packedAt", "firstSentAt", "sentAt", case when "cancelled" is not null then "placedAt" end
		from ${given}`);
	await db.execute(sql`
		insert into order_events (id, order_id, kind, party, reason, at)
		select gen_random_uuid(), "id", 'cancelled', "cancelled" ->> 'party', "cancelled" ->> 'reason', "placedAt"
		from ${given} where "cancelled" is not null`);
	return rows.map(({ number }) => number);
}
