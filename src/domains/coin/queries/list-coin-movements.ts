import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { MemberActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import { isId } from '#src/shared/ids.ts';
import { decodeCursor, encodeCursor } from '#src/shared/paging.ts';
import type { CoinKind, CoinMovementKind } from '../contract/coin.ts';
import type { CoinMovementView, StatementFilter } from '../contract/views.ts';
import { coinMovements, coinSlices } from '../db/tables.ts';
import { monthBounds } from '../rules/months.ts';

const KINDS: Readonly<Record<Exclude<StatementFilter, 'all'>, readonly CoinMovementKind[]>> = {
	earned: ['granted', 'returned'],
	spent: ['spent'],
	ended: ['expired', 'clawed_back', 'debt_settled', 'refunded'],
};

type MovementsQuery = {
	readonly filter: StatementFilter;
	readonly month: string | null;
	readonly limit: number;
	readonly cursor?: string | undefined;
};
type Page = { readonly items: readonly CoinMovementView[]; readonly nextCursor: string | null };

export async function listCoinMovements(
	{ read, actor }: ReadContext<MemberActor>,
	asked: MovementsQuery,
): Promise<Page> {
	const { filter, month, limit } = asked;
	const before = readCursor(asked.cursor);
	const bounds = month === null ? null : monthBounds(month);
	const rows = await read
		.select({
			movement: coinMovements,
			slice: coinSlices,
			origin: sql<CoinKind>`coalesce((select given.kind from coin_slices given where given.id = ${coinSlices.returnedFrom}), ${coinSlices.kind})`,
		})
		.from(coinMovements)
		.innerJoin(coinSlices, eq(coinSlices.id, coinMovements.sliceId))
		.where(
			and(
				eq(coinMovements.customerId, actor.customerId),
				filter === 'all' ? undefined : inArray(coinMovements.kind, [...KINDS[filter]]),
				bounds ? and(gte(coinMovements.at, bounds.from), lt(coinMovements.at, bounds.to)) : undefined,
				before,
			),
		)
		.orderBy(desc(coinMovements.at), desc(coinMovements.id))
		.limit(limit + 1);
	const shown = rows.slice(0, limit);
	const last = rows.length > limit ? shown.at(-1) : undefined;
	return {
		items: shown.map(({ movement: { id, kind, changeVnd, orderId, at }, slice, origin }) => ({
			id,
			kind,
			origin,
			bucket: slice.bucket,
			changeVnd,
			orderId: orderId ?? slice.orderId,
			expiresAt: slice.expiresAt,
			at,
		})),
		nextCursor: last ? encodeCursor([last.movement.at.toISOString(), last.movement.id]) : null,
	};
}

/** Ignores cursors that this server did not issue. */
function readCursor(cursor: string | undefined) {
	const [at, id] = decodeCursor(cursor, 2) ?? [];
	if (!isId(id) || Number.isNaN(Date.parse(String(at)))) return undefined;
	return sql`(${coinMovements.at}, ${coinMovements.id}) < (${new Date(String(at)).toISOString()}::timestamptz, ${id}::uuid)`;
}
