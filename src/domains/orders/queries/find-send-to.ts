import type { ReadDatabase } from '#src/platform/db/index.ts';
import { formatPhone } from '#src/shared/phone.ts';
import type { BuyerReturnView } from '../contract-returns.ts';
import { sellerOf } from './seller-of.ts';

/** Where products go back to: shops name no other place. */
export async function findSendTo(read: ReadDatabase, shopId: string): Promise<BuyerReturnView['sendTo']> {
	const seller = await sellerOf(read, shopId);
	return seller && { name: seller.name, phone: formatPhone(seller.phone), address: seller.legalAddress };
}
