import { mayStaff } from './staff-rights.ts';

type Person = { readonly role: string; readonly isOwner: boolean; readonly wantsMail: boolean | null };

/** Whether somebody is mailed about the shop's orders, besides the bell: deadlines run for whoever looks after them. */
export const isStaffMailed = ({ role, isOwner, wantsMail }: Person): boolean =>
	isOwner || (wantsMail ?? mayStaff(role, 'orders.handle'));
