import { vietnamDay } from '#src/shared/time.ts';
import type { LicenceView } from '../contract-licence.ts';
import type { KeptLicence } from '../db/licence-repository.ts';
import { licenceGap } from '../rules/licence.ts';

type Held = Pick<KeptLicence, 'state' | 'reason' | 'validUntil'>;

export const viewLicence = (name: string, held: Held | null, at: Date): LicenceView => ({
	...{ name, state: held?.state ?? null, validUntil: held?.validUntil ?? null },
	reason: held?.state === 'rejected' ? held.reason : '',
	isOver: licenceGap(name, held, vietnamDay(at)) === 'over',
});
