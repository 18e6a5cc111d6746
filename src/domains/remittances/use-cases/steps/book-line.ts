import { recordCollection } from '#src/domains/fulfilment/index.ts';
import type { TransferLeg } from '#src/domains/ledger/contract.ts';
import { postTransfers } from '#src/domains/ledger/index.ts';
import { addRemitted, lockClaim } from '#src/domains/order-money/index.ts';
import { claimAccount } from '#src/domains/order-money/rules/cash-claims.ts';
import type { Carrier } from '#src/domains/orders/contract/parcel.ts';
import { lockGroup, type Order } from '#src/domains/orders/db/order-repository.ts';
import type { Scope } from '#src/platform/context.ts';
import { changeLine, type FoundParcel, parcelsNamed, recordLineClaim } from '../../db/remittance-repository.ts';
import type { CashRemittanceLine } from '../../db/tables.ts';
import type { LinePart } from '../../rules/match-line.ts';

export type LockedParcels = {
	readonly parcels: readonly FoundParcel[];
	readonly orderOf: ReadonlyMap<string, Order>;
};

/** Locks the orders of a code in the order of their groups, as every other writer does, then reads the parcels. */
export async function lockParcelsNamed(scope: Scope, carrier: Carrier, tracking: string): Promise<LockedParcels> {
	const seen = await parcelsNamed(scope.read, carrier, tracking);
	const orderOf = new Map<string, Order>();
	for (const groupId of [...new Set(seen.map((one) => one.groupId))].sort())
		for (const order of (await lockGroup(scope.db, groupId))?.orders ?? []) orderOf.set(order.id, order);
	return { orderOf, parcels: await parcelsNamed(scope.read, carrier, tracking) };
}

/** Books what a line settles. Call with the orders and the line locked. */
export async function bookLine(
	scope: Scope,
	line: CashRemittanceLine,
	{ parts, locked }: { readonly parts: readonly LinePart[]; readonly locked: LockedParcels },
): Promise<void> {
	const at = await scope.now();
	const legs: TransferLeg[] = [];
	let shopId = '';
	for (const { parcelId, amountVnd } of parts) {
		const claim = await lockClaim(scope.db, parcelId);
		const order = claim && locked.orderOf.get(claim.orderId);
		if (!claim || !order) throw new Error(`line ${line.id} settles parcel ${parcelId}, which has no claim`);
		shopId = claim.shopId;
		// A payment also confirms the collection.
		if (claim.state === 'expected')
			await recordCollection(scope, order, { parcelId, amountVnd: claim.amountVnd }, 'carrier');
		await addRemitted(scope.db, claim, { vnd: amountVnd, at });
		await recordLineClaim(scope.db, { lineId: line.id, parcelId, amountVnd });
		const credit = claimAccount(claim.carrier, claim.shopId);
		legs.push({ leg: `remitted:${parcelId}`, debit: { kind: 'bank' }, credit, amountVnd });
	}
	if (line.feeVnd > 0) {
		const debit = { kind: 'vendor_payable', ownerId: shopId } as const;
		legs.push({ leg: 'carrier_fee', debit, credit: { kind: 'bank' }, amountVnd: line.feeVnd });
	}
	await postTransfers(scope, { source: { type: 'remittance_line', id: line.id }, legs });
	await changeLine(scope.db, line.id, { state: 'booked' });
}
