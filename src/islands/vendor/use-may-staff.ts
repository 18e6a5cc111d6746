import { useStore } from '@nanostores/react';
import { mayStaff, type StaffRight } from '#src/domains/vendors/rules/staff-rights.ts';
import { $auth } from '#src/stores/auth.ts';

/** Whether whoever looks may do this in their shop; the server asks again. */
export const useMayStaff = (right: StaffRight): boolean =>
	mayStaff(useStore($auth, { ssr: 'initial' }).vendorData?.staffRole ?? '', right);
