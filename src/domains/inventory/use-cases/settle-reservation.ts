import { fail, type StockSource } from '#src/domains/catalog/contract/product.ts';
import { type StockLevel, sumByVariant } from '#src/domains/catalog/rules/stock.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import {
	lockStock,
	moveStock,
	type Reservation,
	recordReservations,
	reservationsOf,
	takePartialReservation,
} from '../db/stock-repository.ts';
import { isLive } from '../rules/reservation-states.ts';
import { announceStock } from './steps/announce-stock.ts';

type Locked = {
	readonly levels: readonly StockLevel[];
	readonly reservations: readonly Reservation[];
	/** True when no reservation was released or has expired. */
	readonly isWhole: boolean;
};

/** Locks stock rows before reservations, as every writer does. */
export async function lockReservations({ db, read }: Scope, sources: readonly StockSource[]): Promise<Locked> {
	const seen = (await reservationsOf(read, sources)).filter(isLive);
	if (seen.length === 0) return { levels: [], reservations: [], isWhole: false };
	const levels = await lockStock(db, new Set(seen.map(({ variantId }) => variantId)));
	const all = await reservationsOf(read, sources);
	return { levels, reservations: all.filter(isLive), isWhole: areAllReserved(sources, all) };
}

const idsOf = (reservations: readonly Reservation[]): readonly string[] => reservations.map(({ id }) => id);

const areAllReserved = (sources: readonly StockSource[], all: readonly Reservation[]): boolean =>
	sources.every(({ type, id }) => {
		const own = all.filter(({ sourceType, sourceId }) => sourceType === type && sourceId === id);
		const held = new Set(own.filter(isLive).map(({ variantId }) => variantId));
		return held.size > 0 && own.every(({ variantId }) => held.has(variantId));
	});

/**
 * Holds the items until they ship; repeating changes nothing. Fails when the reservation is lost: reserve again or
 * refund.
 */
export async function commitReservation(
	scope: Scope,
	...sources: readonly StockSource[]
): Promise<Result<null, Failure<'catalog.reservation_lost'>>> {
	const { reservations, isWhole } = await lockReservations(scope, sources);
	if (!isWhole) return fail('catalog.reservation_lost');
	const active = reservations.filter(({ state }) => state === 'active');
	await recordReservations(scope.db, idsOf(active), { state: 'committed' });
	return ok(null);
}

/** Gives a new payment attempt more time; fails when the reservation is lost. */
export async function extendReservation(
	scope: Scope,
	expiresAt: Date,
	...sources: readonly StockSource[]
): Promise<Result<null, Failure<'catalog.reservation_lost'>>> {
	const { reservations, isWhole } = await lockReservations(scope, sources);
	if (!isWhole) return fail('catalog.reservation_lost');
	const active = reservations.filter(({ state }) => state === 'active');
	await recordReservations(scope.db, idsOf(active), { expiresAt });
	return ok(null);
}

export async function releaseReservation(scope: Scope, ...sources: readonly StockSource[]): Promise<void> {
	const { levels, reservations } = await lockReservations(scope, sources);
	await returnStock(scope, levels, reservations, 'released');
}

export async function returnStock(
	scope: Scope,
	levels: readonly StockLevel[],
	reservations: readonly Reservation[],
	state: 'released' | 'expired',
): Promise<void> {
	if (reservations.length === 0) return;
	const held = sumByVariant(reservations);
	await moveStock(scope.db, new Map([...held].map(([id, quantity]) => [id, { onHand: 0, reserved: -quantity }])));
	await recordReservations(scope.db, idsOf(reservations), { state });
	await announceStock(scope, levels, new Map([...held].map(([id, quantity]) => [id, -quantity])));
}

type Products = { readonly variantId: string; readonly quantity: number };

export async function shipStock(scope: Scope, source: StockSource, goods: readonly Products[]): Promise<void> {
	const { sums } = await takeCommittedStock(scope, source, goods, 'shipped');
	await moveStock(
		scope.db,
		new Map([...sums].map(([id, quantity]) => [id, { onHand: -quantity, reserved: -quantity }])),
	);
}

export async function releaseStock(scope: Scope, source: StockSource, goods: readonly Products[]): Promise<void> {
	const { sums, levels } = await takeCommittedStock(scope, source, goods, 'released');
	await moveStock(scope.db, new Map([...sums].map(([id, quantity]) => [id, { onHand: 0, reserved: -quantity }])));
	await announceStock(scope, levels, new Map([...sums].map(([id, quantity]) => [id, -quantity])));
}

async function takeCommittedStock(
	scope: Scope,
	source: StockSource,
	goods: readonly Products[],
	state: 'shipped' | 'released',
): Promise<{ readonly sums: ReadonlyMap<string, number>; readonly levels: readonly StockLevel[] }> {
	const { levels, reservations } = await lockReservations(scope, [source]);
	const committed = new Map(
		reservations.filter((held) => held.state === 'committed').map((held) => [held.variantId, held]),
	);
	const sums = sumByVariant(goods);
	const whole: string[] = [];
	for (const [variantId, quantity] of sums) {
		const held = committed.get(variantId);
		if (!held || held.quantity < quantity) throw new Error(`goods ${variantId} were to go and are not held`);
		if (held.quantity === quantity) whole.push(held.id);
		else await takePartialReservation(scope.db, held, quantity, state);
	}
	await recordReservations(scope.db, whole, { state });
	return { sums, levels };
}
