import type { ReadDatabase } from '#src/platform/db/index.ts';
import { SECOND_MS } from '#src/shared/time.ts';
import { type ChargedProduct, feesConfig, type LineRates } from '../contract.ts';
import { readRules } from '../db/commission-repository.ts';
import { comingChanges } from '../rules/coming-changes.ts';
import { productRule, type ReachingRule, shippingRule } from '../rules/match-rule.ts';

/** The rules at one instant. */
export type RateBook = {
	ratesOf(product: ChargedProduct, now: Date): LineRates;
	shippingBp(now: Date): number;
	changesOfProducts(now: Date): readonly Date[];
};

/** Far shorter than `soonestMinutes`, so every process has loaded a change before it applies. */
const CACHE_MS = 60 * SECOND_MS;

let kept: { readonly rules: readonly ReachingRule[]; readonly at: number } | undefined;

export async function findRates(read: ReadDatabase, now: Date): Promise<RateBook> {
	const at = now.getTime();
	if (!kept || at < kept.at || at >= kept.at + CACHE_MS) kept = { rules: await readRules(read), at };
	return bookOf(kept.rules);
}

/** For tests: files share a process, but each has a separate database. */
export function forgetRates(): void {
	kept = undefined;
}

function bookOf(rules: readonly ReachingRule[]): RateBook {
	return {
		ratesOf: (product, now) => {
			const { vat, pit } = feesConfig.withheldBp[product.shopLegalKind];
			return { commissionBp: productRule(rules, product, now).rateBp, taxBp: vat + pit };
		},
		shippingBp: (now) => shippingRule(rules, now).rateBp,
		changesOfProducts: (now) => comingChanges(rules, 'goods', now),
	};
}
