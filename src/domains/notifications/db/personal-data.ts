import { sql } from 'drizzle-orm';
import { ownRows, type PersonalDataPart } from '#src/platform/db/personal-data.ts';

export const notificationsPersonalData: PersonalDataPart = {
	name: 'notices',
	rows: async (read, id) => ({
		notices: await ownRows(read, id, { table: 'notices', without: ['dedupe_key'] }),
	}),
	erase: async (tx, id) => void (await tx.execute(sql`delete from notices where customer_id = ${id}`)),
};
