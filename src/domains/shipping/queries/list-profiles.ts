import type { VendorActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { ShippingProfile } from '../contract.ts';
import { profilesOf } from '../db/profile-repository.ts';

/** The rates of the actor's shop; none: it goes by the platform's. Not from a replica. */
export const listProfiles = ({ actor, fresh }: ReadContext<VendorActor>): Promise<readonly ShippingProfile[]> =>
	profilesOf(fresh, actor.shopId);
