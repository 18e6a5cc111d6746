import type { AccountRef, TransferLeg } from '#src/domains/ledger/contract.ts';
import { listTransfers, postTransfers } from '#src/domains/ledger/index.ts';
import { linesOfOrders, type Order } from '#src/domains/orders/db/order-repository.ts';
import { parcelsOf } from '#src/domains/orders/db/parcels-of-orders.ts';
import type { Scope } from '#src/platform/context.ts';
import { sumVnd } from '#src/shared/money.ts';
import { recordClaims } from '../../db/cash-claim-repository.ts';
import { cashReturnedByShop, waivedCash } from '../../db/refund-repository.ts';
import { claimAccount, heldCashAccount, splitCash } from '../../rules/cash-claims.ts';

const DELIVERED = 'cash_delivered';
const MOVED = 'claim:';
const UNOWNED: AccountRef = { kind: 'cod_receivable' };

/**
 * Books the cash of a delivered order: a claim on each carrier that collects it, the rest with the shop. Call once,
 * with the order's lock held, after the refunds of failed parcels.
 */
export async function bookCashClaims(scope: Scope, order: Order): Promise<void> {
	const { heldVnd, claims } = await recordSplit(scope, order);
	const legs = receivables(order, claims, heldVnd).map(
		({ name, debit, amountVnd }, at): TransferLeg => ({
			leg: at === 0 ? DELIVERED : `${DELIVERED}:${name}`,
			debit,
			credit: { kind: 'order_escrow', ownerId: order.id },
			amountVnd,
		}),
	);
	if (legs.length > 0) await postTransfers(scope, { source: { type: 'order', id: order.id }, legs });
}

/** Moves the cash of an order that was delivered before claims existed to its claims; otherwise changes nothing. */
export async function moveCashToClaims(scope: Scope, order: Order): Promise<void> {
	const source = { type: 'order', id: order.id };
	const booked = await listTransfers(scope.read, source);
	const isUnowned = booked.some(({ leg, debit }) => leg === DELIVERED && debit === 'cod_receivable:');
	if (!isUnowned || booked.some(({ leg }) => leg.startsWith(MOVED))) return;
	const { heldVnd, claims } = await recordSplit(scope, order);
	// Refunds have credited the shop's part to the account without an owner.
	const leftVnd = heldVnd - (await cashReturnedByShop(scope.read, order.id));
	const legs = receivables(order, claims, leftVnd).map(
		({ name, debit, amountVnd }): TransferLeg => ({ leg: `${MOVED}${name}`, debit, credit: UNOWNED, amountVnd }),
	);
	if (legs.length > 0) await postTransfers(scope, { source, legs });
}

type Split = ReturnType<typeof splitCash>;

async function recordSplit(scope: Scope, { id, shopId, payVnd }: Order): Promise<Split> {
	const takenVnd = payVnd - (await waivedCash(scope.read, id));
	if (takenVnd === 0) return { heldVnd: 0, claims: [] };
	const parcels = await parcelsOf(scope.read, [id]);
	const split = splitCash(takenVnd, parcels, await linesOfOrders(scope.read, [id]));
	const parcelOf = new Map(parcels.map((parcel) => [parcel.id, parcel]));
	const now = await scope.now();
	const claims = split.claims.map(({ parcelId, carrier, amountVnd }) => {
		const { tracking = '', deliveredAt, cashCollectedAt: collectedAt = null } = parcelOf.get(parcelId) ?? {};
		const state = collectedAt ? ('collected' as const) : ('expected' as const);
		const facts = { parcelId, orderId: id, shopId, carrier, tracking, state, amountVnd, collectedAt };
		return { ...facts, remittedVnd: 0, deliveredAt: deliveredAt ?? now, remittedAt: null };
	});
	await recordClaims(scope.db, claims);
	return split;
}

const receivables = ({ shopId }: Order, claims: Split['claims'], heldVnd: number) => [
	...[...Map.groupBy(claims, ({ carrier }) => carrier)].map(([carrier, of]) => ({
		name: carrier as string,
		debit: claimAccount(carrier, shopId),
		amountVnd: sumVnd(of.map(({ amountVnd }) => amountVnd)),
	})),
	...(heldVnd > 0 ? [{ name: 'shop', debit: heldCashAccount(shopId), amountVnd: heldVnd }] : []),
];
