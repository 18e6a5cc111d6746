import type { Failure } from '#src/shared/failure.ts';
import { sumVnd } from '#src/shared/money.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { addMs, DAY_MS } from '#src/shared/time.ts';
import { type CoinMovementKind, coinConfig } from '../contract/coin.ts';
import { fail } from '../contract/top-up.ts';

const { perDayVnd, heldVnd, refundableDays } = coinConfig.topUp;

export type TopUpFacts = {
	readonly todayVnd: number;
	/** Paid coin, including payments in progress. */
	readonly ownedVnd: number;
};

export function decideTopUp(
	amountVnd: number,
	{ todayVnd, ownedVnd }: TopUpFacts,
): Result<null, Failure<'coin.top_up_day' | 'coin.top_up_held'>> {
	if (todayVnd + amountVnd > perDayVnd) return fail('coin.top_up_day', { maxVnd: perDayVnd });
	if (ownedVnd + amountVnd > heldVnd) return fail('coin.top_up_held', { maxVnd: heldVnd });
	return ok(null);
}

export const refundableUntil = (receivedAt: Date): Date => addMs(receivedAt, refundableDays * DAY_MS);

export type TopUpMovement = { readonly kind: CoinMovementKind; readonly changeVnd: number; readonly at: Date };
type Part = { readonly amountVnd: number; readonly until: Date };

/**
 * Returns what may go back to the source of a top-up, and until when the first part of it may. Bought coin and coin
 * that came back from an order each have their own days; spending takes the coin whose days end first. `movements` are
 * those of the top-up's slice in the order of time, so that refunds never exceed what was bought.
 */
export function refundableOf(
	movements: readonly TopUpMovement[],
	heldVnd: number,
	now: Date,
): { readonly refundableVnd: number; readonly until: Date | null } {
	const parts = movements.reduce<readonly Part[]>(applyMovement, []);
	const open = takeFrom(parts, heldVnd).filter(({ until }) => until > now);
	return { refundableVnd: sumVnd(open.map(({ amountVnd }) => amountVnd)), until: open[0]?.until ?? null };
}

function applyMovement(parts: readonly Part[], { kind, changeVnd, at }: TopUpMovement): readonly Part[] {
	if (changeVnd >= 0) return [...parts, { amountVnd: changeVnd, until: refundableUntil(at) }];
	if (kind !== 'refunded') return takeFrom(parts, -changeVnd);
	const isOver = ({ until }: Part) => until <= at;
	return [
		...parts.filter(isOver),
		...takeFrom(
			parts.filter((part) => !isOver(part)),
			-changeVnd,
		),
	];
}

function takeFrom(parts: readonly Part[], takenVnd: number): readonly Part[] {
	let missing = takenVnd;
	return parts.flatMap((part) => {
		const taken = Math.min(part.amountVnd, missing);
		missing -= taken;
		return part.amountVnd > taken ? [{ ...part, amountVnd: part.amountVnd - taken }] : [];
	});
}
