import { sql } from 'drizzle-orm';
import { blockedBy, ownRows, type PersonalDataPart } from '#src/platform/db/personal-data.ts';

export const applicationsPersonalData: PersonalDataPart = {
	name: 'shopApplications',
	rows: async (read, id) => ({
		applications: await ownRows(read, id, {
			table: 'shop_applications',
			owner: 'applicant_id',
			without: ['identity_hash', 'identity_assertion_id'],
		}),
	}),
	blockers: (read, id) =>
		blockedBy(
			read,
			'open shop application',
			sql`select id::text as name from shop_applications where applicant_id = ${id}`,
		),
};
