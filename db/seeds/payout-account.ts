import { payoutAccounts } from '#src/domains/settlement/db/tables.ts';
import { decidePayoutAccount, readPayoutAccounts, setPayoutAccount } from '#src/domains/settlement/index.ts';
import type { SystemActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { as, expectOk, inThePast, vendorActor } from './in-the-past.ts';
import { OPERATOR } from './people.ts';
import { customerIdOf, shopByIndex } from './shops.ts';

const DAYS_AGO = 20;
const ACCOUNT = { bank: 'VCB', number: '0071000778899', holder: 'VO THI UT' } as const;
const LISTED = 1000;

export async function loadPayoutAccount(context: Context<SystemActor>): Promise<void> {
	if ((await context.read.$count(payoutAccounts)) > 0) return;
	const { id: shopId, ownerId } = await shopByIndex(context.read, 0);
	const operatorId = await customerIdOf(context.read, OPERATOR.email);
	await inThePast(context, DAYS_AGO * 24, async (scope) => {
		const owner = { ...vendorActor(ownerId, shopId), isFresh: true };
		expectOk(await setPayoutAccount(as(scope, owner), ACCOUNT), 'payout account');
		const operatorContext = as(scope, { kind: 'operator', customerId: operatorId });
		const mark =
			(await readPayoutAccounts(operatorContext, LISTED)).find((account) => account.shopId === shopId)?.mark ?? '';
		const decided = await decidePayoutAccount(operatorContext, { shopId, state: 'active', reason: '', mark });
		expectOk(decided, 'payout account approved');
	});
}
