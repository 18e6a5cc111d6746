import { addDays, daysBetween } from '#src/shared/time.ts';
import {
	type DecideLicenceInput,
	LICENCE_NOTICE_DAYS,
	type LicenceNoticeDays,
	type LicenceState,
} from '../contract/licence.ts';

export type LicenceHeld = {
	readonly state: LicenceState;
	/** Last valid day of the approved document, as `2027-12-31`, whatever was submitted since; null for no end. */
	readonly validUntil: string | null;
};
export type LicenceGap = 'none' | 'asked' | 'rejected' | 'over';

/** Null when nothing is missing. `today` is a date in Vietnam. */
export function licenceGap(name: string, held: LicenceHeld | null, today: string): LicenceGap | null {
	if (name === '') return null;
	if (!held) return 'none';
	if (held.validUntil !== null && held.validUntil >= today) return null;
	if (held.state !== 'approved') return held.state;
	return held.validUntil === null ? null : 'over';
}

/**
 * Products published before the requirement are sold until the grace period ends, unless a document was approved and
 * has expired.
 */
export const isFree = (
	held: Pick<LicenceHeld, 'validUntil'> | null,
	freeUntil: string | null,
	today: string,
): boolean => (held?.validUntil ?? null) === null && freeUntil !== null && freeUntil >= today;

export const isEnding = ({ validUntil }: LicenceHeld, today: string): boolean =>
	validUntil !== null && validUntil >= today && daysBetween(today, validUntil) <= Math.max(...LICENCE_NOTICE_DAYS);

/** Returns the notice that is due, in days before expiry, 0 after it; null when none is due. */
export function dueNotice(
	{ state, validUntil, toldDays }: LicenceHeld & { readonly toldDays: number | null },
	today: string,
): LicenceNoticeDays | null {
	if (validUntil === null) return null;
	const left = daysBetween(today, validUntil);
	if (left < 0) return toldDays === 0 ? null : 0;
	if (state !== 'approved') return null;
	const due = LICENCE_NOTICE_DAYS.findLast((days) => days > 0 && left <= days);
	return due !== undefined && (toldDays === null || toldDays > due) ? due : null;
}

/**
 * Returns the new state, or null when nothing waits or is valid. An approved document outlives the rejection of its
 * successor; its withdrawal ends it with the previous day.
 */
export function licenceAfter(
	held: LicenceHeld,
	{ decision, validUntil }: Pick<DecideLicenceInput, 'decision' | 'validUntil'>,
	today: string,
): LicenceHeld | null {
	if (decision === 'approved') return held.state === 'asked' ? { state: 'approved', validUntil } : null;
	if (decision === 'rejected')
		return held.state === 'asked' ? { state: 'rejected', validUntil: held.validUntil } : null;
	const isHeld = held.validUntil === null ? held.state === 'approved' : held.validUntil >= today;
	if (!isHeld) return null;
	return { state: held.state === 'asked' ? 'asked' : 'rejected', validUntil: addDays(today, -1) };
}
