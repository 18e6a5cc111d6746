import type { ReadDatabase } from '#src/platform/db/index.ts';
import { findOrderByNumber } from '../db/order-repository.ts';

export async function findOrderId(read: ReadDatabase, number: string): Promise<string | null> {
	return (await findOrderByNumber(read, number))?.id ?? null;
}
