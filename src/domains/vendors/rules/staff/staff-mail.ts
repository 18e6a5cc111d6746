import { hasStaffRight } from './staff-rights.ts';

type Person = { readonly role: string; readonly isOwner: boolean; readonly wantsMail: boolean | null };

/** Returns true when the person receives mails about orders, because deadlines run for staff who handle them. */
export const isStaffMailed = ({ role, isOwner, wantsMail }: Person): boolean =>
	isOwner || (wantsMail ?? hasStaffRight(role, 'orders.handle'));
