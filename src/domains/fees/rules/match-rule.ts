import type { ChargedProduct, CommissionRule, CommissionTarget } from '../contract.ts';

export type ApplicableRule = CommissionRule & {
	readonly categoryIds: readonly string[];
	/** True for a category without subcategories, which is more specific than its parent. */
	readonly isNarrowCategory: boolean;
};

const isValid = ({ validFrom, validTo }: CommissionRule, now: Date): boolean =>
	validFrom <= now && (validTo === null || validTo > now);

const appliesTo = (rule: ApplicableRule, product: ChargedProduct): boolean =>
	(rule.productId === null || rule.productId === product.productId) &&
	(rule.shopId === null || rule.shopId === product.shopId) &&
	(rule.categoryId === null || rule.categoryIds.includes(product.categoryId));

/** Product beats shop, shop beats category, and category beats parent category. */
const weightOf = ({ productId, shopId, categoryId, isNarrowCategory }: ApplicableRule): number =>
	(productId ? 8 : 0) + (shopId ? 4 : 0) + (categoryId ? (isNarrowCategory ? 2 : 1) : 0);

const isOlder = (left: CommissionRule, right: CommissionRule): boolean =>
	left.createdAt < right.createdAt || (left.createdAt.getTime() === right.createdAt.getTime() && left.id < right.id);

function best(rules: readonly ApplicableRule[]): ApplicableRule {
	const [first, ...others] = rules;
	if (!first) throw new Error('no commission rule counts: there is always a global one');
	return others.reduce((found, rule) => {
		const gain = weightOf(rule) - weightOf(found);
		return gain > 0 || (gain === 0 && isOlder(rule, found)) ? rule : found;
	}, first);
}

export const productRule = (rules: readonly ApplicableRule[], product: ChargedProduct, now: Date): ApplicableRule =>
	best(rules.filter((rule) => rule.target === 'goods' && isValid(rule, now) && appliesTo(rule, product)));

export const shippingRule = (rules: readonly ApplicableRule[], now: Date): ApplicableRule =>
	best(rules.filter((rule) => rule.target === 'shipping' && isValid(rule, now)));

export const applicableRules = <R extends CommissionRule>(
	rules: readonly R[],
	target: CommissionTarget,
	now: Date,
): readonly R[] => rules.filter((rule) => rule.target === target && (rule.validTo === null || rule.validTo > now));
