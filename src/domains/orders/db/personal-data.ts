import { sql } from 'drizzle-orm';
import { blockedBy, ownRows, type PersonalDataPart } from '#src/platform/db/personal-data.ts';

/** Documents stay for as long as the law requires, without the buyer's identity. */
const NO_PHONE = '+84000000000';

export const ordersPersonalData: PersonalDataPart = {
	name: 'orders',
	rows: async (read, id) => ({
		groups: await ownRows(read, id, { table: 'order_groups' }),
		orders: await ownRows(read, id, { table: 'orders', without: ['reserved_vnd', 'hold_days', 'commission_vnd'] }),
		lines: await read.read(sql`
			select orders.number, line.product_name, line.variant_label, line.quantity, line.unit_price_vnd
			from order_lines line join orders on orders.id = line.order_id where orders.customer_id = ${id}`),
	}),
	blockers: (read, id) =>
		blockedBy(
			read,
			'open order',
			sql`select number as name from orders
				where customer_id = ${id} and state not in ('completed', 'expired', 'cancelled', 'returned') order by number`,
		),
	erase: async (tx, id, { name }) => {
		await tx.execute(sql`
			update order_groups set recipient = ${name}, phone = ${NO_PHONE}, street = ${name}, courier_note = ''
			where customer_id = ${id}`);
		await tx.execute(sql`update orders set note = '' where customer_id = ${id}`);
		await tx.execute(sql`
			update order_words set contact = '' where order_id in (select id from orders where customer_id = ${id})`);
	},
};
