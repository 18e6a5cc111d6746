import { holdDaysOf } from '#src/domains/fees/rules/hold-days.ts';
import type { AccountRef, TransferLeg } from '#src/domains/ledger/contract.ts';
import { getBalance, postTransfers } from '#src/domains/ledger/index.ts';
import type { Order } from '#src/domains/orders/db/order-repository.ts';
import type { Scope } from '#src/platform/context.ts';
import { findShopStatus } from '../../queries/find-shop-status.ts';
import { getFeesLeft } from '../../queries/get-fees-after-refunds.ts';

export type BookedSale = Pick<Order, 'holdDays' | 'reservedVnd'>;

/**
 * Splits the escrow of a completed order between platform, tax office and the shop's reserve, by the rates of its
 * lines and without refunded amounts. Leaves the escrow empty.
 */
export async function bookSale(scope: Scope, order: Order): Promise<BookedSale> {
	const escrow: AccountRef = { kind: 'order_escrow', ownerId: order.id };
	const { leftVnd, commissionVnd, taxVnd, shopVnd } = await getFeesLeft(scope.read, order);
	const { postedVnd: heldVnd } = await getBalance(scope.read, escrow);
	const status = await findShopStatus(scope.read, order.shopId);
	if (heldVnd !== leftVnd) throw new Error(`order ${order.number} holds ${heldVnd} and is worth ${leftVnd}`);
	const leg = (name: string, credit: AccountRef, amountVnd: number): readonly TransferLeg[] =>
		amountVnd > 0 ? [{ leg: name, debit: escrow, credit, amountVnd }] : [];
	const legs = [
		...leg('commission', { kind: 'commission' }, commissionVnd),
		...leg('tax', { kind: 'tax_withheld' }, taxVnd),
		...leg('vendor_reserve', { kind: 'vendor_reserve', ownerId: order.shopId }, shopVnd),
	];
	if (legs.length > 0) {
		await postTransfers(scope, { source: { type: 'order', id: order.id }, legs });
	}
	return { holdDays: holdDaysOf(status, await scope.now()), reservedVnd: shopVnd };
}
