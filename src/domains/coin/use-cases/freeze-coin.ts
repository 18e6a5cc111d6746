import { notifyCustomers } from '#src/domains/notifications/index.ts';
import type { OperatorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text/text.ts';
import { type CoinFailure, fail } from '../contract/coin.ts';
import { lockAccount, markFrozen } from '../db/account-repository.ts';
import type { CoinNoticeParams } from '../rules/notices.ts';

export type FreezeCoin = {
	readonly customerId: string;
	readonly isFrozen: boolean;
	readonly reason: string;
};

type Answer = Result<{ readonly isChanged: boolean }, Failure<CoinFailure>>;

/** Stops spending, not earning; existing holds are not affected. */
export function freezeCoin(
	context: Context<OperatorActor>,
	{ customerId, isFrozen, reason }: FreezeCoin,
): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		if (clean(reason) === '') return fail('coin.reason_missing');
		if (customerId === scope.actor.customerId) return fail('coin.own_account');
		const account = await lockAccount(scope.db, customerId);
		if ((account.frozenAt !== null) === isFrozen) return ok({ isChanged: false });
		const at = await scope.now();
		const frozen = isFrozen ? { frozenAt: at, frozenReason: reason } : { frozenAt: null, frozenReason: null };
		await markFrozen(scope.db, customerId, frozen);
		const action = isFrozen ? 'coin_frozen' : 'coin_unfrozen';
		await audit(scope, { subjectType: 'coin', subjectId: customerId, action, facts: { reason } });
		const kind = isFrozen ? 'coin.frozen' : 'coin.unfrozen';
		const params: CoinNoticeParams = { amountVnd: 0, reason };
		const dedupeKey = `${kind}:${at.toISOString()}`;
		await notifyCustomers(scope, [{ customerId, class: 'security', kind, params, dedupeKey }]);
		return ok({ isChanged: true });
	});
}
