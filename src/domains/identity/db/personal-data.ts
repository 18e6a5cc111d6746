import { sql } from 'drizzle-orm';
import { ownRows, type PersonalDataPart } from '#src/platform/db/personal-data.ts';

export const identityPersonalData: PersonalDataPart = {
	name: 'account',
	rows: async (read, id) => ({
		profile: await ownRows(read, id, { table: 'customers', owner: 'id' }),
		sessions: await ownRows(read, id, {
			table: 'sessions',
			without: ['token_hash', 'access_token', 'id_token', 'refresh_token', 'lease_id'],
		}),
	}),
	erase: async (tx, id, { name }) => {
		await tx.execute(sql`delete from customer_accounts where customer_id = ${id}`);
		await tx.execute(sql`
			update customers set name = ${name}, email = null, email_normalised = null, email_verified_at = null,
				phone = null, phone_verified_at = null, is_operator = false, locked_at = app_now(), updated_at = app_now()
			where id = ${id}`);
	},
};
