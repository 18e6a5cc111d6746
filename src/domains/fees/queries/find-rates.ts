import type { ReadDatabase } from '#src/platform/db/index.ts';
import { SECOND_MS } from '#src/shared/time.ts';
import { type ChargedProduct, feesConfig, type LineRates } from '../contract.ts';
import { readRules } from '../db/commission-repository.ts';
import { comingChanges } from '../rules/coming-changes.ts';
import { productRule, type ReachingRule, shippingRule } from '../rules/match-rule.ts';

/** What orders keep of the rules as they stand at one instant. */
export type RateBook = {
	ratesOf(product: ChargedProduct, now: Date): LineRates;
	shippingBp(now: Date): number;
	/** When something about products may be charged otherwise, the next moment first. */
	changesOfProducts(now: Date): readonly Date[];
};

/** Far below `soonestMinutes`: a change is known everywhere before it counts. */
const CACHE_MS = 60 * SECOND_MS;

let kept: { readonly rules: readonly ReachingRule[]; readonly at: number } | undefined;

/** The rules change a few times a year and orders come many a second: each process reads them once a minute. */
export async function findRates(read: ReadDatabase, now: Date): Promise<RateBook> {
	const at = now.getTime();
	if (!kept || at < kept.at || at >= kept.at + CACHE_MS) kept = { rules: await readRules(read), at };
	return bookOf(kept.rules);
}

/** For tests, whose files share a process and have a database each. */
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
