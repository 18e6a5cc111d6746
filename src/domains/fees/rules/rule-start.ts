import { addMs, DAY_MS, MINUTE_MS } from '#src/shared/time.ts';
import { type CommissionRule, type CommissionScope, feesConfig } from '../contract.ts';
import { countingRules } from './match-rule.ts';

const SCOPE = ['target', 'productId', 'categoryId', 'shopId'] as const;
export const isSameScope = (left: CommissionScope, right: CommissionScope): boolean =>
	SCOPE.every((part) => left[part] === right[part]);

/** The rules for exactly the same products that still count or will. */
export const predecessors = (
	rules: readonly CommissionRule[],
	scope: CommissionScope,
	now: Date,
): readonly CommissionRule[] => countingRules(rules, scope.target, now).filter((rule) => isSameScope(rule, scope));

/** When a rule begins to count: soon when nobody can pay more by it than before, else after the notice. */
export function startOf(rules: readonly CommissionRule[], scope: CommissionScope, rateBp: number, now: Date): Date {
	const soonest = addMs(now, feesConfig.soonestMinutes * MINUTE_MS);
	const replaced = predecessors(rules, scope, now);
	// A rule of its own may stand over any other: then it may not be above the lowest.
	const compared = replaced.length > 0 ? replaced : countingRules(rules, scope.target, now);
	const isHigher = compared.some((rule) => rateBp > rule.rateBp);
	return isHigher ? addMs(now, feesConfig.changeNoticeDays * DAY_MS) : soonest;
}

/** When a rule may end: the products fall back to a wider one, which may be higher. */
export function endOf(rules: readonly CommissionRule[], ended: CommissionRule, now: Date): Date {
	const others = countingRules(rules, ended.target, now).filter(({ id }) => id !== ended.id);
	const isHigher = others.some(({ rateBp }) => rateBp > ended.rateBp);
	const at = addMs(now, isHigher ? feesConfig.changeNoticeDays * DAY_MS : feesConfig.soonestMinutes * MINUTE_MS);
	return at < ended.validFrom ? ended.validFrom : at;
}
