import { sql } from 'drizzle-orm';
import { blockedBy, ownRows, type PersonalDataPart } from '#src/platform/db/personal-data.ts';

export const returnsPersonalData: PersonalDataPart = {
	name: 'returns',
	rows: async (read, id) => ({
		returns: await ownRows(read, id, { table: 'order_returns', without: ['keeper_id', 'restocked_by'] }),
	}),
	blockers: (read, id) =>
		blockedBy(
			read,
			'open return',
			sql`select orders.number as name from order_returns of join orders on orders.id = of.order_id
				where of.customer_id = ${id}
					and of.state not in ('refunded', 'replaced', 'rejected', 'withdrawn', 'closed') order by orders.number`,
		),
};
