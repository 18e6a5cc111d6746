import type { NoticedOrder } from '#src/domains/orders/db/order-repository.ts';
import type { Details } from '#src/domains/orders/rules/notices.ts';
import { sumVnd } from '#src/shared/money.ts';

/** Total by bank or cash of orders that share one notice, and the sum of each. */
export const combinedTotals = (orders: readonly NoticedOrder[]): Pick<Details, 'totalVnd' | 'others' | 'sums'> => ({
	totalVnd: sumVnd(orders.map(({ payVnd }) => payVnd)),
	others: orders.length - 1,
	...(orders.length > 1 ? { sums: orders.map(({ number, payVnd }) => `${number}:${payVnd}`).join(',') } : {}),
});
