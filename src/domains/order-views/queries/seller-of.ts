import { eq } from 'drizzle-orm';
import { shops } from '#src/domains/vendors/db/tables.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { Receipt } from '../contract/receipt.ts';

export async function sellerOf(read: ReadDatabase, shopId: string): Promise<Receipt['seller'] | null> {
	const { name, legalName, taxCode, legalAddress, phone, email } = shops;
	const [seller] = await read
		.select({ name, legalName, taxCode, legalAddress, phone, email })
		.from(shops)
		.where(eq(shops.id, shopId));
	return seller ?? null;
}
