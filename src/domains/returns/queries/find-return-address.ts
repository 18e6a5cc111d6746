import { eq } from 'drizzle-orm';
import { shops } from '#src/domains/vendors/db/tables.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { formatPhone } from '#src/shared/phone.ts';
import type { BuyerReturnView } from '../contract/return.ts';

/** Products go back to the legal address: shops name no other. */
export async function findSendTo(read: ReadDatabase, shopId: string): Promise<BuyerReturnView['sendTo']> {
	const { name, phone, legalAddress: address } = shops;
	const [shop] = await read.select({ name, phone, address }).from(shops).where(eq(shops.id, shopId));
	return shop ? { ...shop, phone: formatPhone(shop.phone) } : null;
}
