import { sql } from 'drizzle-orm';
import type { PersonalDataPart } from '#src/platform/db/personal-data.ts';

export const promotionsPersonalData: PersonalDataPart = {
	name: 'vouchers',
	rows: async (read, id) => ({
		saved: await read.read(sql`
			select voucher.code, saved.saved_at from saved_vouchers saved
			join vouchers voucher on voucher.id = saved.voucher_id where saved.customer_id = ${id}`),
	}),
	erase: async (tx, id) => void (await tx.execute(sql`delete from saved_vouchers where customer_id = ${id}`)),
};
