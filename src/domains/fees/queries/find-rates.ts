import type { ReadDatabase } from '#src/platform/db/index.ts';
import { SECOND_MS } from '#src/shared/time.ts';
import { type ChargedProduct, feesConfig, type LineRates } from '../contract.ts';
import { readRules } from '../db/commission-repository.ts';
import { type ApplicableRule, productRule, shippingRule } from '../rules/match-rule.ts';
import { upcomingRateChanges } from '../rules/upcoming-rate-changes.ts';

/** The rules at one instant. */
export type RateBook = {
	ratesOf(product: ChargedProduct, now: Date): LineRates;
	shippingBp(now: Date): number;
	changesOfProducts(now: Date): readonly Date[];
};

/** Far shorter than `soonestMinutes`, so every process has loaded a change before it applies. */
const CACHE_MS = 60 * SECOND_MS;

let stored: { readonly rules: readonly ApplicableRule[]; readonly at: number } | undefined;

export async function findRates(read: ReadDatabase, now: Date): Promise<RateBook> {
	const at = now.getTime();
	if (!stored || at < stored.at || at >= stored.at + CACHE_MS) stored = { rules: await readRules(read), at };
	return createRateBook(stored.rules);
}

/** For tests: files share a process, but each has a separate database. */
export function clearRatesCache(): void {
	stored = undefined;
}

function createRateBook(rules: readonly ApplicableRule[]): RateBook {
	return {
		ratesOf: (product, now) => {
			const { vat, pit } = feesConfig.withheldBp[product.shopLegalKind];
			return { commissionBp: productRule(rules, product, now).rateBp, taxBp: vat + pit };
		},
		shippingBp: (now) => shippingRule(rules, now).rateBp,
		changesOfProducts: (now) => upcomingRateChanges(rules, 'goods', now),
	};
}
