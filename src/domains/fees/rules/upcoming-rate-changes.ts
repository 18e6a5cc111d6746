import type { CommissionRule, CommissionTarget } from '../contract.ts';
import { applicableRules } from './match-rule.ts';

export function upcomingRateChanges(
	rules: readonly CommissionRule[],
	target: CommissionTarget,
	now: Date,
): readonly Date[] {
	const moments = applicableRules(rules, target, now).flatMap(({ validFrom, validTo }) => [validFrom, validTo ?? now]);
	const times = new Set(moments.map((at) => at.getTime()).filter((at) => at > now.getTime()));
	return [...times].toSorted((one, other) => one - other).map((at) => new Date(at));
}
