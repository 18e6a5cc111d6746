import { vietnamDay } from '#src/shared/time.ts';
import type { LicenceView } from '../contract-licence.ts';
import type { KeptLicence } from '../db/licence-repository.ts';
import { isEnding, licenceGap } from '../rules/licence.ts';

type Held = Pick<KeptLicence, 'state' | 'reason' | 'validUntil'>;

export function viewLicence(name: string, held: Held | null, at: Date): LicenceView {
	const today = vietnamDay(at);
	const gap = licenceGap(name, held, today);
	return {
		...{ name, state: held?.state ?? null, validUntil: gap === null ? (held?.validUntil ?? null) : null },
		reason: held?.state === 'rejected' ? held.reason : '',
		isOver: gap === 'over',
		isEnding: held !== null && isEnding(held, today),
	};
}
