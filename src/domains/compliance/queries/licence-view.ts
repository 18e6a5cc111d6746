import { vietnamDay } from '#src/shared/time.ts';
import type { LicenceView } from '../contract/licence.ts';
import type { LicenceRequirement, StoredLicence } from '../db/licence-repository.ts';
import { isEnding, isFree, licenceGap } from '../rules/licence.ts';

type Held = Pick<StoredLicence, 'state' | 'reason' | 'validUntil'>;

export function viewLicence(
	{ licence: name, freeUntil }: LicenceRequirement,
	held: Held | null,
	at: Date,
): LicenceView {
	const today = vietnamDay(at);
	const gap = licenceGap(name, held, today);
	return {
		name,
		state: held?.state ?? null,
		validUntil: gap === null ? (held?.validUntil ?? null) : null,
		reason: held?.state === 'rejected' ? held.reason : '',
		isOver: gap === 'over',
		soldUntil: gap !== null && isFree(held, freeUntil, today) ? freeUntil : null,
		isEnding: held !== null && isEnding(held, today),
	};
}
