import { sumVnd } from '#src/shared/money.ts';
import { type CoinBucket, type CoinQuote, coinConfig } from '../contract/coin.ts';
import { hasEnded } from './expiry.ts';

const { goodsPercent, perDay } = coinConfig.bonusSpend;
const PERCENT = 100;

export type SpendableSlice = {
	readonly id: string;
	readonly bucket: CoinBucket;
	readonly remainingVnd: number;
	readonly heldVnd: number;
	readonly expiresAt: Date | null;
	readonly grantedAt: Date;
};
export type SliceAmount = { readonly sliceId: string; readonly amountVnd: number };

export const freeVnd = ({ remainingVnd, heldVnd }: Pick<SpendableSlice, 'remainingVnd' | 'heldVnd'>): number =>
	remainingVnd - heldVnd;

export const spendableVnd = (slices: readonly SpendableSlice[], bucket: CoinBucket, now: Date): number =>
	sumVnd(slices.filter((slice) => slice.bucket === bucket && !hasEnded(slice, now)).map(freeVnd));

export const bonusMaxOf = (goodsVnd: number): number => Math.floor((goodsVnd * goodsPercent) / PERCENT);

export type CoinFacts = {
	readonly slices: readonly SpendableSlice[];
	/** Bonus spent or held since midnight in Việt Nam. */
	readonly bonusTodayVnd: number;
	readonly isFrozen: boolean;
	readonly now: Date;
};

export function quoteOf({ slices, bonusTodayVnd, isFrozen, now }: CoinFacts, goodsVnd: number): CoinQuote {
	if (isFrozen) return { bonusUsableVnd: 0, paidUsableVnd: 0, isFrozen };
	const today = Math.max(0, perDay - bonusTodayVnd);
	return {
		bonusUsableVnd: Math.min(spendableVnd(slices, 'bonus', now), bonusMaxOf(goodsVnd), today),
		paidUsableVnd: Math.min(spendableVnd(slices, 'paid', now), goodsVnd),
		isFrozen,
	};
}

/** The soonest end first; slices without an end in the order of their creation. */
export const sortForSpending = <S extends SpendableSlice>(slices: readonly S[]): readonly S[] =>
	[...slices].sort(
		(a, b) =>
			(a.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY) - (b.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY) ||
			a.grantedAt.getTime() - b.grantedAt.getTime() ||
			(a.id < b.id ? -1 : 1),
	);

export function allocateFrom(slices: readonly SpendableSlice[], amountVnd: number): readonly SliceAmount[] {
	let missing = amountVnd;
	return sortForSpending(slices).flatMap((slice) => {
		const taken = Math.min(freeVnd(slice), missing);
		missing -= taken;
		return taken > 0 ? [{ sliceId: slice.id, amountVnd: taken }] : [];
	});
}

export type SliceUse = { readonly sliceId: string; readonly amountVnd: number; readonly returnedVnd: number };

/** Returns to the slice that was spent last, because it ends latest. `uses` must be in the order of spending. */
export function planReturns(uses: readonly SliceUse[], amountVnd: number): readonly SliceAmount[] {
	let missing = amountVnd;
	return [...uses].reverse().flatMap((use) => {
		const given = Math.min(use.amountVnd - use.returnedVnd, missing);
		missing -= given;
		return given > 0 ? [{ sliceId: use.sliceId, amountVnd: given }] : [];
	});
}
