import * as z from 'zod/mini';
import type { MailCheck } from '#src/platform/mail/index.ts';
import { Id } from '#src/shared/ids.ts';
import { findOrderCalls } from '../queries/find-order-calls.ts';
import { isNoticeCurrent, TRANSIENT_NOTICES } from '../rules/is-notice-still-current.ts';
import type { OrderNotice } from '../rules/notices.ts';

const Facts = z.object({ number: z.string(), customerId: Id });

/** Drops mails about tasks that are done and orders of shops that the recipient has left. */
export const orderMailCheck: MailCheck = {
	kinds: TRANSIENT_NOTICES,
	lookAgain: async (read, grounds) => {
		const asked = grounds.map(({ kind, facts }) => ({ kind: kind as OrderNotice, ...z.parse(Facts, facts) }));
		const orders = await findOrderCalls(
			read,
			asked.map(({ number }) => number),
		);
		return asked.map(({ kind, number, customerId }) => {
			const order = orders.get(number);
			return order !== undefined && isNoticeCurrent(kind, { ...order, role: order.roles[customerId] ?? null });
		});
	},
};
