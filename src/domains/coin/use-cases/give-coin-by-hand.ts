import type { OperatorActor, SystemActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { newId } from '#src/shared/ids.ts';
import type { Ok } from '#src/shared/result.ts';
import { grantCoin } from './grant-coin.ts';

export type GiveCoinByHand = {
	readonly customerId: string;
	readonly amountVnd: number;
	readonly reason: string;
	/** The second person who agreed. */
	readonly approvedBy: string;
};

/** What an operator grants, with a reason and a second person's consent. */
export function giveCoinByHand(
	context: Context<OperatorActor | SystemActor>,
	{ customerId, amountVnd, reason, approvedBy }: GiveCoinByHand,
): Promise<Ok<{ readonly grantedVnd: number }>> {
	return transact(context, async (scope) => {
		const source = { type: 'operator_grant', id: newId() };
		const granted = await grantCoin(scope, { customerId, kind: 'operator', source, amountVnd });
		const facts = { reason, approvedBy, amountVnd, source: source.id };
		await audit(scope, { subjectType: 'coin', subjectId: customerId, action: 'coin_granted', facts });
		return granted;
	});
}
