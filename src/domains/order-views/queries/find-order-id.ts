import { findOrderByNumber } from '#src/domains/orders/db/order-repository.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';

export async function findOrderId(read: ReadDatabase, number: string): Promise<string | null> {
	return (await findOrderByNumber(read, number))?.id ?? null;
}
