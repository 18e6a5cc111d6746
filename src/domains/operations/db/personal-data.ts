import { sql } from 'drizzle-orm';
import { blockedBy, ownRows, type PersonalDataPart } from '#src/platform/db/personal-data.ts';

export const operationsPersonalData: PersonalDataPart = {
	name: 'complaints',
	rows: async (read, id) => ({
		complaints: await ownRows(read, id, { table: 'complaints' }),
	}),
	blockers: (read, id) =>
		blockedBy(
			read,
			'open complaint',
			sql`select number as name from complaints where customer_id = ${id} and state <> 'closed' order by number`,
		),
};
