import type { ReadDatabase } from '#src/platform/db/index.ts';
import { startOfVietnamDay } from '#src/shared/time.ts';
import type { CoinQuote } from '../contract/coin.ts';
import { findAccount, openSlices } from '../db/account-repository.ts';
import { bonusSpentSince } from '../db/spend-repository.ts';
import { quoteOf } from '../rules/spending.ts';

type Query = { readonly customerId: string; readonly goodsVnd: number; readonly now: Date };

/** Bonus and paid coin together never exceed the price of the products. */
export async function quoteCoin(read: ReadDatabase, { customerId, goodsVnd, now }: Query): Promise<CoinQuote> {
	const account = await findAccount(read, customerId);
	const slices = await openSlices(read, customerId);
	const bonusTodayVnd = await bonusSpentSince(read, customerId, startOfVietnamDay(now));
	return quoteOf({ slices, bonusTodayVnd, isFrozen: account?.frozenAt != null, now }, goodsVnd);
}
