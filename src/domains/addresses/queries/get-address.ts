import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { SavedAddress } from '../contract.ts';
import { findAddress } from '../db/address-repository.ts';

/** `null` for an absent address and for somebody else's alike. */
export function getAddress(read: ReadDatabase, customerId: string, id: string): Promise<SavedAddress | null> {
	return findAddress(read, customerId, id);
}
