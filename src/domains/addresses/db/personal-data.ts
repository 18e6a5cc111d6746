import { sql } from 'drizzle-orm';
import { ownRows, type PersonalDataPart } from '#src/platform/db/personal-data.ts';

export const addressesPersonalData: PersonalDataPart = {
	name: 'addresses',
	rows: async (read, id) => ({
		saved_addresses: await ownRows(read, id, { table: 'saved_addresses' }),
	}),
	erase: async (tx, id) => void (await tx.execute(sql`delete from saved_addresses where customer_id = ${id}`)),
};
