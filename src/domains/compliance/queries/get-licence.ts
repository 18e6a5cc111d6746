import type { VendorActor } from '#src/platform/actor.ts';
import { databaseNow, type ReadContext } from '#src/platform/context.ts';
import type { LicenceView } from '../contract/licence.ts';
import { findLicence, licenceRequirement } from '../db/licence-repository.ts';
import { viewLicence } from './licence-view.ts';

/** Null when the category requires none. Not from a replica. */
export async function getLicence(
	{ actor: { shopId }, fresh }: ReadContext<VendorActor>,
	categoryId: string,
): Promise<LicenceView | null> {
	const asked = await licenceRequirement(fresh, categoryId);
	if (!asked || asked.licence === '') return null;
	return viewLicence(asked, await findLicence(fresh, { shopId, categoryId }), await databaseNow(fresh));
}
