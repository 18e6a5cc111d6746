import { sql } from 'drizzle-orm';
import { blockedBy, ownRows, type PersonalDataPart } from '#src/platform/db/personal-data.ts';

export const coinPersonalData: PersonalDataPart = {
	name: 'coin',
	rows: async (read, id) => ({
		grants: await ownRows(read, id, { table: 'coin_slices', without: ['payer_kind', 'payer_id'] }),
		movements: await ownRows(read, id, { table: 'coin_movements' }),
		topUps: await ownRows(read, id, { table: 'coin_top_ups' }),
		gifts: await ownRows(read, id, { table: 'coin_gifts', without: ['phone_hash', 'address_hash'] }),
	}),
	blockers: (read, id) =>
		blockedBy(
			read,
			'bought coin, to be refunded or spent first',
			sql`select sum(remaining_vnd)::text as name from coin_slices
				where customer_id = ${id} and bucket = 'paid' having sum(remaining_vnd) > 0`,
		),
};
