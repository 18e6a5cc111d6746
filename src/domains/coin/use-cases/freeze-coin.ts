import { notifyCustomers } from '#src/domains/notifications/index.ts';
import type { OperatorActor, SystemActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { type Ok, ok } from '#src/shared/result.ts';
import { lockAccount, markFrozen } from '../db/account-repository.ts';
import type { CoinNoticeParams } from '../rules/notices.ts';

export type FreezeCoin = {
	readonly customerId: string;
	readonly isFrozen: boolean;
	/** Why; its owner is told in these words. */
	readonly reason: string;
};

/** Stops spending, not earning: the balance stays, nothing that is held already is touched, and its owner is told. */
export function freezeCoin(
	context: Context<OperatorActor | SystemActor>,
	{ customerId, isFrozen, reason }: FreezeCoin,
): Promise<Ok<{ readonly isChanged: boolean }>> {
	return transact(context, async (scope) => {
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
