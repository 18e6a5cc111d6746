import type { StockLevel } from '#src/domains/catalog/rules/stock.ts';
import { writePrices } from '#src/domains/compliance/index.ts';
import { announceStock, moveStock } from '#src/domains/inventory/index.ts';
import type { Scope } from '#src/platform/context.ts';
import { newId } from '#src/shared/ids.ts';
import { insertChanges, recordMeasures } from '../../db/product-edit-repository.ts';
import type { PlannedChange } from '../../rules/import-known.ts';

/** The caller holds the locks of the products and their stock; `levels` is the stock as locked. */
export async function changeProducts(
	scope: Scope,
	changedBy: string,
	changes: readonly PlannedChange[],
	levels: readonly StockLevel[],
): Promise<void> {
	await changePrices(scope, changedBy, changes);
	await recordMeasures(
		scope.db,
		changes.flatMap(({ variant: { variantId }, weightG, size }) =>
			weightG === null && size === null ? [] : [{ variantId, weightG, size }],
		),
	);
	const counted = changes.flatMap(({ variant, onHand }) =>
		onHand === null ? [] : [{ variantId: variant.variantId, more: onHand - variant.onHand }],
	);
	if (counted.length === 0) return;
	await moveStock(scope.db, new Map(counted.map(({ variantId, more }) => [variantId, { onHand: more, reserved: 0 }])));
	const taken = new Map(counted.map(({ variantId, more }) => [variantId, -more]));
	await announceStock(
		scope,
		levels.filter(({ variantId }) => taken.has(variantId)),
		taken,
	);
}

async function changePrices(scope: Scope, changedBy: string, changes: readonly PlannedChange[]): Promise<void> {
	const { db, now } = scope;
	const asked = changes.filter(({ waits }) => waits).flatMap(requestedPrice);
	await insertChanges(db, asked, { askedAt: await now(), askedBy: changedBy });
	const priced = changes.flatMap(
		({ variant: { variantId, productId, priceVnd: beforeVnd, state }, priceVnd, waits }) =>
			priceVnd === null || waits
				? []
				: [{ variantId, productId, beforeVnd, priceVnd, isUnpublished: state !== 'published' }],
	);
	await writePrices(scope, priced, changedBy);
}

function requestedPrice({ variant: { variantId, productId, priceVnd: before }, priceVnd }: PlannedChange) {
	if (priceVnd === null) return [];
	const change = { kind: 'price', before: { variantId, priceVnd: before }, after: { variantId, priceVnd } } as const;
	return [{ id: newId(), productId, change, waits: true }];
}
