import type { ChargedProduct } from '../contract.ts';
import { type ApplicableRule, productRule, shippingRule } from './match-rule.ts';
import { upcomingRateChanges } from './upcoming-rate-changes.ts';

export type SoldKind = Pick<ChargedProduct, 'productId' | 'categoryId'> & { readonly name: string };
export type HigherRate = {
	readonly name: string;
	readonly beforeBp: number;
	readonly afterBp: number;
};
export type HigherRates = { readonly from: Date; readonly rates: readonly HigherRate[] };

const byIncrease = (one: HigherRate, other: HigherRate): number =>
	other.afterBp - other.beforeBp - (one.afterBp - one.beforeBp);

export function higherRates(
	rules: readonly ApplicableRule[],
	shopId: string,
	sold: readonly SoldKind[],
	now: Date,
): readonly HigherRates[] {
	const moments = (['goods', 'shipping'] as const).flatMap((target) => upcomingRateChanges(rules, target, now));
	const times = [...new Set(moments.map((at) => at.getTime()))].toSorted((one, other) => one - other);
	return times.flatMap((time) => {
		const [before, from] = [new Date(time - 1), new Date(time)];
		const shipping = {
			name: '',
			beforeBp: shippingRule(rules, before).rateBp,
			afterBp: shippingRule(rules, from).rateBp,
		};
		const goods = sold.map(({ name, productId, categoryId }) => {
			const product = { productId, categoryId, shopId, shopLegalKind: 'individual' } as const;
			return {
				name,
				beforeBp: productRule(rules, product, before).rateBp,
				afterBp: productRule(rules, product, from).rateBp,
			};
		});
		const rates = [...goods, ...(sold.length > 0 ? [shipping] : [])].filter((rate) => rate.afterBp > rate.beforeBp);
		return rates.length > 0 ? [{ from, rates: rates.toSorted(byIncrease) }] : [];
	});
}
