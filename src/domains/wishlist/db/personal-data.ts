import { sql } from 'drizzle-orm';
import { ownRows, type PersonalDataPart } from '#src/platform/db/personal-data.ts';

export const wishlistPersonalData: PersonalDataPart = {
	name: 'wishlists',
	rows: async (read, id) => ({
		lists: await ownRows(read, id, { table: 'wishlists', without: ['share_token'] }),
		items: await read.read(sql`
			select to_jsonb(item) as item from wishlist_items item join wishlists list on list.id = item.list_id
			where list.customer_id = ${id}`),
		alerts: await ownRows(read, id, { table: 'product_alerts' }),
	}),
	erase: async (tx, id) => {
		await tx.execute(sql`delete from product_alerts where customer_id = ${id}`);
		await tx.execute(sql`delete from wishlists where customer_id = ${id}`);
	},
};
