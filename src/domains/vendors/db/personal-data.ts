import { sql } from 'drizzle-orm';
import { blockedBy, ownRows, type PersonalDataPart } from '#src/platform/db/personal-data.ts';

export const vendorsPersonalData: PersonalDataPart = {
	name: 'shops',
	rows: async (read, id) => ({
		followed: await ownRows(read, id, { table: 'shop_followers' }),
		staff: await ownRows(read, id, { table: 'shop_staff' }),
		owned: await ownRows(read, id, { table: 'shops', owner: 'owner_id' }),
	}),
	blockers: (read, id) => blockedBy(read, 'owned shop', sql`select name from shops where owner_id = ${id}`),
	erase: async (tx, id) => {
		await tx.execute(sql`delete from shop_followers where customer_id = ${id}`);
		await tx.execute(sql`delete from shop_staff where customer_id = ${id}`);
	},
};
