import type { MemberActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import { SAVED_ADDRESSES_MAX, type SavedAddressList } from '../contract.ts';
import { findAddresses } from '../db/address-repository.ts';

export async function listSavedAddresses(context: ReadContext<MemberActor>): Promise<SavedAddressList> {
	const items = await findAddresses(context.read, context.actor.customerId);
	return { items: [...items], max: SAVED_ADDRESSES_MAX };
}
