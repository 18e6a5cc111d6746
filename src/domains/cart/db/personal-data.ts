import { sql } from 'drizzle-orm';
import type { PersonalDataPart } from '#src/platform/db/personal-data.ts';

export const cartPersonalData: PersonalDataPart = {
	name: 'cart',
	rows: async (read, id) => ({
		lines: await read.read(sql`
			select line.variant_id, line.quantity from cart_lines line join carts on carts.id = line.cart_id
			where carts.customer_id = ${id}`),
	}),
	erase: async (tx, id) => void (await tx.execute(sql`delete from carts where customer_id = ${id}`)),
};
