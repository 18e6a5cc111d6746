import { sql } from 'drizzle-orm';
import { ownRows, type PersonalDataPart } from '#src/platform/db/personal-data.ts';

/** Conversations stay with the shop under an anonymised customer until they are deleted by age. */
export const conversationsPersonalData: PersonalDataPart = {
	name: 'messages',
	rows: async (read, id) => ({
		written: await ownRows(read, id, { table: 'order_messages', owner: 'sender_id' }),
		conversations: await ownRows(read, id, {
			table: 'conversations',
			without: ['shop_read_position', 'shop_unread', 'shop_notified_at'],
		}),
		writtenBeforeOrders: await ownRows(read, id, { table: 'conversation_messages', owner: 'sender_id' }),
		blocked: await ownBlocks(read, id),
		reported: await ownRows(read, id, { table: 'conversation_reports', owner: 'reporter_id' }),
	}),
	erase: async (tx, id, { message }) => {
		await tx.execute(sql`
			update order_messages set body = ${message} where sender_id = ${id} and party = 'buyer' and body <> ''`);
		await tx.execute(sql`
			update conversation_messages set body = ${message} where sender_id = ${id} and party = 'buyer'`);
		await tx.execute(sql`delete from conversation_blocks where customer_id = ${id}`);
		await tx.execute(sql`update conversation_reports set note = '' where reporter_id = ${id} and party = 'buyer'`);
	},
};

/** Without the blocks that shops set. */
async function ownBlocks(read: Parameters<PersonalDataPart['rows']>[0], id: string): Promise<readonly unknown[]> {
	const rows = (await ownRows(read, id, { table: 'conversation_blocks' })) as readonly { readonly party: string }[];
	return rows.filter(({ party }) => party === 'buyer');
}
