import type { AccountRef, TransferLeg } from '#src/domains/ledger/contract.ts';
import { postTransfers } from '#src/domains/ledger/index.ts';
import { changeOrders, type Order, type OrderGroup } from '#src/domains/orders/db/order-repository.ts';
import type { Scope } from '#src/platform/context.ts';
import { cashReturnedByShop } from '../../db/refund-repository.ts';
import { heldCashAccount } from '../../rules/cash-claims.ts';
import { moveCashToClaims } from './book-cash-claims.ts';
import { cashHeldFor } from './cash-held-by-shop.ts';

type Released = { readonly group: Pick<OrderGroup, 'paymentMethod'>; readonly order: Order };

/** Releases the order's money for payout after the complaint period, less the cash that the shop collected itself. */
export async function releaseSale(scope: Scope, { group, order }: Released): Promise<void> {
	const { id, shopId, reservedVnd } = order;
	const payable: AccountRef = { kind: 'vendor_payable', ownerId: shopId };
	const isCash = group.paymentMethod === 'cod';
	if (isCash) await moveCashToClaims(scope, order);
	const heldVnd = isCash ? await heldOf(scope, order) : 0;
	const leg = (name: string, debit: AccountRef, credit: AccountRef, amountVnd: number): readonly TransferLeg[] =>
		amountVnd > 0 ? [{ leg: name, debit, credit, amountVnd }] : [];
	const legs = [
		...leg('released', { kind: 'vendor_reserve', ownerId: shopId }, payable, reservedVnd),
		...leg('cash_kept', payable, heldCashAccount(shopId), heldVnd),
	];
	if (legs.length > 0) await postTransfers(scope, { source: { type: 'order', id }, legs });
	await changeOrders(scope.db, [id], { reservedVnd: 0, releasedAt: await scope.now(), dueAt: null });
}

/** Subtracts what refunds have already charged to the shop. */
const heldOf = async ({ read }: Scope, order: Order): Promise<number> =>
	(await cashHeldFor(read, order)).heldVnd - (await cashReturnedByShop(read, order.id));
