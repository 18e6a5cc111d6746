import type { VendorActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { ShippingProfile } from '../contract.ts';
import { profilesOf } from '../db/profile-repository.ts';

/** Returns an empty list when the shop uses the platform's rates. Reads the primary, not a replica. */
export const listProfiles = ({ actor, fresh }: ReadContext<VendorActor>): Promise<readonly ShippingProfile[]> =>
	profilesOf(fresh, actor.shopId);
