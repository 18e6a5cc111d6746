import { savedAddresses } from '#src/domains/addresses/db/tables.ts';
import type { Writable } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';

/** Real provinces and wards, which every test database contains. */
export const HA_NOI = { provinceCode: '01', wardCode: '00004' } as const;
export const TP_HO_CHI_MINH = { provinceCode: '79', wardCode: '26740' } as const;

export type MadeAddress = typeof savedAddresses.$inferSelect;

export async function makeAddress(
	db: Writable,
	customerId: string,
	overrides: Partial<typeof savedAddresses.$inferInsert> = {},
): Promise<MadeAddress> {
	const at = new Date('2026-11-01T02:00:00Z');
	const [made] = await db
		.insert(savedAddresses)
		.values({
			id: newId(),
			customerId,
			recipient: 'Nguyễn Thị Mẫu',
			phone: '+84912345678',
			...HA_NOI,
			street: 'Số 1 ngõ Ví Dụ',
			isDefault: true,
			createdAt: at,
			updatedAt: at,
			...overrides,
		})
		.returning();
	if (!made) throw new Error('address was not made');
	return made;
}
