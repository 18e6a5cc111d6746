import type { LicenceState } from '../contract-licence.ts';

export type LicenceHeld = {
	readonly state: LicenceState;
	/** The last day on which it holds, as `2027-12-31`; `null`: it has none. */
	readonly validUntil: string | null;
};
/** Why a shop may not sell from a shelf that asks for a document. */
export type LicenceGap = 'none' | 'asked' | 'rejected' | 'over';

/** `null`: nothing is missing. `today` is a day in Vietnam. */
export function licenceGap(name: string, held: LicenceHeld | null, today: string): LicenceGap | null {
	if (name === '') return null;
	if (!held) return 'none';
	if (held.state !== 'approved') return held.state;
	return held.validUntil !== null && held.validUntil < today ? 'over' : null;
}
