import { notifyCustomers } from '#src/domains/notifications/index.ts';
import { listStaff } from '#src/domains/vendors/index.ts';
import { rolesWith } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, databaseNow, transact } from '#src/platform/context.ts';
import { ok } from '#src/shared/result.ts';
import { readRules } from '../db/commission-repository.ts';
import { listSoldKinds } from '../queries/list-sold-kinds.ts';
import { type HigherRates, higherRates } from '../rules/higher-rates.ts';
import type { FeeNoticeParams } from '../rules/notices.ts';

const SHOPS_AT_ONCE = 100;

export async function notifyHigherRates(context: Context<SystemActor>): Promise<void> {
	const { fresh } = context;
	const rules = await readRules(fresh);
	const now = await databaseNow(fresh);
	if (!rules.some(({ validFrom, validTo }) => validFrom > now || (validTo !== null && validTo > now))) return;
	const namedIds = rules.flatMap(({ productId }) => productId ?? []);
	let after: string | null = null;
	do {
		const shops = await listSoldKinds(fresh, { after, most: SHOPS_AT_ONCE, namedIds });
		for (const { shopId, sold } of shops)
			for (const higher of higherRates(rules, shopId, sold, now)) await notify(context, shopId, higher);
		after = shops.length === SHOPS_AT_ONCE ? (shops.at(-1)?.shopId ?? null) : null;
	} while (after !== null);
}

async function notify(context: Context<SystemActor>, shopId: string, { from, rates }: HigherRates): Promise<void> {
	const [first, ...others] = rates;
	if (!first) return;
	const { name: category, beforeBp, afterBp } = first;
	const params: FeeNoticeParams = {
		shopId,
		category,
		beforeBp,
		afterBp,
		from: from.toISOString(),
		others: others.length,
	};
	const dedupeKey = `fees.higher_rate:${shopId}:${from.getTime()}`;
	await transact(context, async (scope) => {
		const told = await listStaff(scope.fresh, shopId, rolesWith('money.see'));
		await notifyCustomers(
			scope,
			told.map((customerId) => ({ customerId, class: 'order', kind: 'fees.higher_rate', params, dedupeKey })),
		);
		return ok(null);
	});
}
