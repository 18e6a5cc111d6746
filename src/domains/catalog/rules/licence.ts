import { addDays, daysBetween } from '#src/shared/time.ts';
import {
	type DecideLicenceInput,
	LICENCE_NOTICE_DAYS,
	type LicenceNoticeDays,
	type LicenceState,
} from '../contract-licence.ts';

export type LicenceHeld = {
	readonly state: LicenceState;
	/** The last day on which what was agreed to holds, as `2027-12-31`, whatever was handed in since; `null`: it has none. */
	readonly validUntil: string | null;
};
/** Why a shop may not sell from a category that asks for a document. */
export type LicenceGap = 'none' | 'asked' | 'rejected' | 'over';

/** `null`: nothing is missing. `today` is a day in Vietnam. */
export function licenceGap(name: string, held: LicenceHeld | null, today: string): LicenceGap | null {
	if (name === '') return null;
	if (!held) return 'none';
	if (held.validUntil !== null && held.validUntil >= today) return null;
	if (held.state !== 'approved') return held.state;
	return held.validUntil === null ? null : 'over';
}

/** What was shown before stock asked is sold on until then, unless a document was agreed to once and is over. */
export const isFree = (
	held: Pick<LicenceHeld, 'validUntil'> | null,
	freeUntil: string | null,
	today: string,
): boolean => (held?.validUntil ?? null) === null && freeUntil !== null && freeUntil >= today;

/** Its last day is near: a new one is handed in beside it. */
export const isEnding = ({ validUntil }: LicenceHeld, today: string): boolean =>
	validUntil !== null && validUntil >= today && daysBetween(today, validUntil) <= Math.max(...LICENCE_NOTICE_DAYS);

/** What the shop is to be told now of its end: so many days before, 0 when it is over. `null`: nothing more. */
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
 * What stands after the answer; `null`: it answers nothing that still waits or holds. What was agreed to lives out its
 * days beside a next one that is refused, and ends the day before where it is itself taken back.
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
