import { checkOperatorConflict } from '#src/domains/vendors/index.ts';
import type { OperatorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { type CommissionScope, type FeesFailure, fail, feesConfig } from '../contract.ts';
import { endRule, lockRules, readRules, recordRule, shopOfRule } from '../db/commission-repository.ts';
import { notifyHigherRatesJob } from '../jobs/notify-higher-rates.ts';
import { endOf, predecessors, startOf } from '../rules/rule-start.ts';

export type SetCommission = CommissionScope & { readonly rateBp: number };
type Answer<T> = Result<T, Failure<FeesFailure | 'vendors.office_own_shop'>>;

const isGlobal = ({ productId, categoryId, shopId }: CommissionScope): boolean =>
	productId === null && categoryId === null && shopId === null;

/** Ends the previous rule of the same scope at the start of the new one. Placed orders keep their rates. */
export function setCommission(
	context: Context<OperatorActor>,
	{ rateBp, ...scopeOfRule }: SetCommission,
): Promise<Answer<{ readonly id: string; readonly validFrom: Date }>> {
	return transact(context, async (scope): Promise<Answer<{ readonly id: string; readonly validFrom: Date }>> => {
		if (!Number.isSafeInteger(rateBp) || rateBp < 0 || rateBp > feesConfig.rateMaxBp)
			return fail('fees.rate_out_of_range', { maxBp: feesConfig.rateMaxBp });
		if (scopeOfRule.target === 'shipping' && !isGlobal(scopeOfRule)) return fail('fees.scope_refused');
		const operatorContext = await checkRuleOperatorConflict(scope, scopeOfRule);
		if (!operatorContext.ok) return operatorContext;
		await lockRules(scope.db);
		const rules = await readRules(scope.read);
		const now = await scope.now();
		const earlier = predecessors(rules, scopeOfRule, now);
		if (earlier.some((rule) => rule.validFrom > now)) return fail('fees.change_waits');
		const validFrom = startOf(rules, scopeOfRule, rateBp, now);
		for (const rule of earlier) await endRule(scope.db, rule.id, validFrom);
		const rule = { id: newId(), ...scopeOfRule, rateBp, validFrom, validTo: null };
		await recordRule(scope.db, rule);
		await scope.enqueue(scope.db, notifyHigherRatesJob, {}, { singletonKey: 'all' });
		await auditRuleChange(scope, rule.id, 'commission_set', {
			...scopeOfRule,
			rateBp,
			validFrom: validFrom.toISOString(),
		});
		return ok({ id: rule.id, validFrom });
	});
}

/** The next wider rule then applies. Global rules can only be replaced. */
export function endCommission(
	context: Context<OperatorActor>,
	{ id }: { readonly id: string },
): Promise<Answer<{ readonly validTo: Date }>> {
	return transact(context, async (scope): Promise<Answer<{ readonly validTo: Date }>> => {
		await lockRules(scope.db);
		const rules = await readRules(scope.read);
		const now = await scope.now();
		const rule = rules.find((known) => known.id === id && (known.validTo === null || known.validTo > now));
		if (!rule) return fail('fees.rule_not_found');
		if (isGlobal(rule)) return fail('fees.global_stays');
		const operatorContext = await checkRuleOperatorConflict(scope, rule);
		if (!operatorContext.ok) return operatorContext;
		const validTo = endOf(rules, rule, now);
		await endRule(scope.db, id, validTo);
		await scope.enqueue(scope.db, notifyHigherRatesJob, {}, { singletonKey: 'all' });
		await auditRuleChange(scope, id, 'commission_ended', { validTo: validTo.toISOString() });
		return ok({ validTo });
	});
}

/** Operators may not change rules that concern only their own shop or one of its products. */
async function checkRuleOperatorConflict(scope: Scope<OperatorActor>, rule: CommissionScope) {
	const shopId = await shopOfRule(scope.read, rule);
	return shopId === null ? ok(null) : checkOperatorConflict(scope, shopId);
}

const auditRuleChange = (scope: Scope, id: string, action: string, facts: Readonly<Record<string, unknown>>) =>
	audit(scope, { subjectType: 'commission_rule', subjectId: id, action, facts });
