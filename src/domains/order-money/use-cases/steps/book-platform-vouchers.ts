import type { TransferLeg } from '#src/domains/ledger/contract.ts';
import { postTransfers } from '#src/domains/ledger/index.ts';
import type { Order } from '#src/domains/orders/db/order-repository.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Source } from '#src/shared/source.ts';

const LEG = 'platform_voucher';
/** Source of refunds of a whole order; `order_refund` is the source for a part. */
export const ORDER_ENDED = 'order_ended';

/** The platform's share of vouchers is in escrow from the moment an order is placed. */
export async function bookPlatformVouchers(scope: Scope, orders: readonly Order[]): Promise<void> {
	for (const order of orders.filter(({ platformDiscountVnd }) => platformDiscountVnd > 0))
		await book(scope, order, {
			source: { type: 'order', id: order.id },
			debit: { kind: 'promotion_cost' },
			credit: { kind: 'order_escrow', ownerId: order.id },
		});
}

export async function reversePlatformVoucher(scope: Scope, order: Order): Promise<void> {
	if (order.platformDiscountVnd === 0) return;
	await book(scope, order, {
		source: { type: ORDER_ENDED, id: order.id },
		debit: { kind: 'order_escrow', ownerId: order.id },
		credit: { kind: 'promotion_cost' },
	});
}

type Move = Pick<TransferLeg, 'debit' | 'credit'> & { readonly source: Source };

async function book(scope: Scope, order: Order, { source, debit, credit }: Move): Promise<void> {
	const legs = [{ leg: LEG, debit, credit, amountVnd: order.platformDiscountVnd }];
	await postTransfers(scope, { source, legs });
}
