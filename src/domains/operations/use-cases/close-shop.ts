import { countUnfinished } from '#src/domains/order-views/index.ts';
import { lockOpenMoney } from '#src/domains/settlement/index.ts';
import { lockToTerminate, terminateShop } from '#src/domains/shop-sanctions/index.ts';
import type { VendorFailure } from '#src/domains/vendors/contract/shop.ts';
import type { OperatorActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import type { Result } from '#src/shared/result.ts';
import { type ClosingFailure, failClosing } from '../contract/account-closing.ts';
import { hasNoOpenBusiness } from '../rules/open-business.ts';

type Input = { readonly shopId: string; readonly reason: string };
type Answer = Result<{ readonly shopId: string }, Failure<ClosingFailure | VendorFailure>>;

/** Final; requires a suspended shop without open orders, returns, payouts and balance. */
export function closeShop(context: Context<OperatorActor>, input: Input): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const { shopId } = input;
		const held = await lockToTerminate(scope, shopId);
		if (!held.ok) return held;
		const open = { ...(await lockOpenMoney(scope, shopId)), ...(await countUnfinished(scope.fresh, shopId)) };
		if (!hasNoOpenBusiness(open)) return failClosing('operations.business_open', { ...open });
		return terminateShop(scope, input);
	});
}
