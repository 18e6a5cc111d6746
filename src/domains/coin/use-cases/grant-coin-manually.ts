import type { OperatorFailure } from '#src/domains/identity/contract/operators.ts';
import { checkSecondPerson } from '#src/domains/identity/index.ts';
import type { OperatorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { newId } from '#src/shared/ids.ts';
import type { Result } from '#src/shared/result.ts';
import { clean } from '#src/shared/text/text.ts';
import { type CoinFailure, coinConfig, fail } from '../contract/coin.ts';
import { grantCoin } from './grant-coin.ts';

export type GrantCoinManually = {
	readonly customerId: string;
	readonly amountVnd: number;
	readonly reason: string;
	readonly approvedBy: string | null;
};
type Answer = Result<{ readonly grantedVnd: number }, Failure<CoinFailure | OperatorFailure>>;

/** Requires a reason and a second operator; neither may be the recipient. */
export function grantCoinManually(
	context: Context<OperatorActor>,
	{ customerId, amountVnd, reason, approvedBy }: GrantCoinManually,
): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		if (clean(reason) === '') return fail('coin.reason_missing');
		if (!Number.isSafeInteger(amountVnd) || amountVnd <= 0 || amountVnd > coinConfig.handMaxVnd)
			return fail('coin.amount_refused', { maxVnd: coinConfig.handMaxVnd });
		if (customerId === scope.actor.customerId) return fail('coin.own_account');
		const second = await checkSecondPerson(scope, approvedBy, [customerId]);
		if (!second.ok) return second;
		const source = { type: 'operator_grant', id: newId() };
		const granted = await grantCoin(scope, { customerId, kind: 'operator', source, amountVnd });
		const facts = { reason, approvedBy, amountVnd, source: source.id };
		await audit(scope, { subjectType: 'coin', subjectId: customerId, action: 'coin_granted', facts });
		return granted;
	});
}
