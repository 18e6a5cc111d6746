import { useStore } from '@nanostores/react';
import { hasStaffRight, type StaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import { $auth } from '#src/stores/auth.ts';

/** Hides controls only; the server checks the right again. */
export const useStaffRight = (right: StaffRight): boolean =>
	hasStaffRight(useStore($auth, { ssr: 'initial' }).vendorData?.staffRole ?? '', right);
