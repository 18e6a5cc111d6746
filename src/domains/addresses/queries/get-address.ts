import type { Context } from '#src/platform/context.ts';
import type { SavedAddress } from '../contract.ts';
import { findAddress } from '../db/address-repository.ts';

/** `null` for an absent address and for somebody else's alike. */
export function getAddress(
	context: Pick<Context, 'read'>,
	customerId: string,
	id: string,
): Promise<SavedAddress | null> {
	return findAddress(context.read, customerId, id);
}
