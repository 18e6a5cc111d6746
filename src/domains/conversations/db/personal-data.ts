import { sql } from 'drizzle-orm';
import { ownRows, type PersonalDataPart } from '#src/platform/db/personal-data.ts';

export const conversationsPersonalData: PersonalDataPart = {
	name: 'messages',
	rows: async (read, id) => ({
		written: await ownRows(read, id, { table: 'order_messages', owner: 'sender_id' }),
	}),
	erase: async (tx, id, { message }) =>
		void (await tx.execute(sql`
			update order_messages set body = ${message} where sender_id = ${id} and party = 'buyer' and body <> ''`)),
};
