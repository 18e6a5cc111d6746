import { addMs, DAY_MS, MINUTE_MS } from '#src/shared/time.ts';
import { type CommissionRule, type CommissionScope, feesConfig } from '../contract.ts';
import { applicableRules } from './match-rule.ts';

const SCOPE = ['target', 'productId', 'categoryId', 'shopId'] as const;
export const isSameScope = (left: CommissionScope, right: CommissionScope): boolean =>
	SCOPE.every((part) => left[part] === right[part]);

export const predecessors = (
	rules: readonly CommissionRule[],
	scope: CommissionScope,
	now: Date,
): readonly CommissionRule[] => applicableRules(rules, scope.target, now).filter((rule) => isSameScope(rule, scope));

/** Starts soon if no rate rises by it, otherwise after the notice period. */
export function startOf(rules: readonly CommissionRule[], scope: CommissionScope, rateBp: number, now: Date): Date {
	const soonest = addMs(now, feesConfig.soonestMinutes * MINUTE_MS);
	const replaced = predecessors(rules, scope, now);
	// A first rule may override any other one, so it counts as higher unless it is not above the lowest of them.
	const compared = replaced.length > 0 ? replaced : applicableRules(rules, scope.target, now);
	const isHigher = compared.some((rule) => rateBp > rule.rateBp);
	return isHigher ? addMs(now, feesConfig.changeNoticeDays * DAY_MS) : soonest;
}

/** Delays the end until after the notice period when a wider rule with a higher rate would apply. */
export function endOf(rules: readonly CommissionRule[], ended: CommissionRule, now: Date): Date {
	const others = applicableRules(rules, ended.target, now).filter(({ id }) => id !== ended.id);
	const isHigher = others.some(({ rateBp }) => rateBp > ended.rateBp);
	const at = addMs(now, isHigher ? feesConfig.changeNoticeDays * DAY_MS : feesConfig.soonestMinutes * MINUTE_MS);
	return at < ended.validFrom ? ended.validFrom : at;
}
