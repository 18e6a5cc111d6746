import * as z from 'zod/mini';
import { listStaff } from '#src/domains/vendors/index.ts';
import { rolesWith } from '#src/domains/vendors/rules/staff-rights.ts';
import type { MailCheck } from '#src/platform/mail/index.ts';
import { Id } from '#src/shared/ids.ts';
import { SHOP_MONEY_NOTICES } from '../rules/notices.ts';

const Facts = z.object({ shopId: z.optional(Id), customerId: Id });

/** Who has left a shop, or its books, hears no more of its money. */
export const moneyMailCheck: MailCheck = {
	kinds: SHOP_MONEY_NOTICES,
	lookAgain: async (read, grounds) => {
		const asked = grounds.map(({ facts }) => z.parse(Facts, facts));
		const staff = new Map<string, ReadonlySet<string>>();
		for (const { shopId } of asked)
			if (shopId && !staff.has(shopId))
				staff.set(shopId, new Set(await listStaff(read, shopId, rolesWith('money.see'))));
		// Those of earlier releases do not say whose money it is.
		return asked.map(({ shopId, customerId }) => !shopId || (staff.get(shopId)?.has(customerId) ?? false));
	},
};
