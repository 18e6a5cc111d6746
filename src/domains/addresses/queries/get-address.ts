import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { SavedAddress } from '../contract.ts';
import { findAddress } from '../db/address-repository.ts';

/** Null also for an address of another customer. */
export function getAddress(read: ReadDatabase, customerId: string, id: string): Promise<SavedAddress | null> {
	return findAddress(read, customerId, id);
}
