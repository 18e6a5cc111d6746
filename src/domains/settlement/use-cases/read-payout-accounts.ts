import { openAccount } from '#src/domains/payments/rules/bank-account.ts';
import type { OperatorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { markOf } from '#src/platform/seal/index.ts';
import { ok } from '#src/shared/result.ts';
import { type ListedAccount, listPayoutAccounts } from '../queries/list-payouts.ts';
import { type PayoutOrder, settlementWiring } from '../wiring.ts';

export type ReadAccount = Omit<ListedAccount, 'sealed'> & {
	/** Identifies exactly these account details; an approval must include it. */
	readonly mark: string;
	readonly details: Pick<PayoutOrder, 'number' | 'holder'> | null;
};

/** Lists payout accounts. For pending ones it decrypts number and holder and writes an audit entry for each read. */
export async function readPayoutAccounts(
	context: Context<OperatorActor>,
	limit: number,
): Promise<readonly ReadAccount[]> {
	const looked = await transact(context, async (scope) => {
		const accounts = (await listPayoutAccounts(scope.read, limit)).map(({ sealed, ...account }): ReadAccount => {
			const details = account.state === 'pending' ? openAccount(settlementWiring().accountSeal, sealed) : null;
			return { ...account, mark: markOf(sealed), details };
		});
		for (const { shopId, details } of accounts)
			if (details)
				await audit(scope, { subjectType: 'payout_account', subjectId: shopId, action: 'account_read', facts: {} });
		return ok(accounts);
	});
	return looked.value;
}
