import * as z from 'zod/mini';
import type { MailCheck } from '#src/platform/mail/index.ts';
import { Id } from '#src/shared/ids.ts';
import { listStaff } from '../queries/list-staff.ts';
import { rolesWith, type StaffRight } from '../rules/staff/staff-rights.ts';

const Facts = z.object({ shopId: z.optional(Id), customerId: Id });

/** Drops mails to people who left the shop or whose role no longer has the right. */
export const staffMailCheck = (kinds: readonly string[], right: StaffRight): MailCheck => ({
	kinds,
	lookAgain: async (read, grounds) => {
		const asked = grounds.map(({ facts }) => z.parse(Facts, facts));
		const staff = new Map<string, ReadonlySet<string>>();
		for (const { shopId } of asked)
			if (shopId && !staff.has(shopId)) staff.set(shopId, new Set(await listStaff(read, shopId, rolesWith(right))));
		// Notices of earlier releases do not name the shop and are always sent.
		return asked.map(({ shopId, customerId }) => !shopId || (staff.get(shopId)?.has(customerId) ?? false));
	},
});
