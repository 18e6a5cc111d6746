import { payoutAccounts } from '#src/domains/settlement/db/tables.ts';
import {
	approvePayout,
	confirmPayout,
	decidePayoutAccount,
	failPayout,
	readPayoutAccounts,
	requestPayout,
	sendPayouts,
	setPayoutAccount,
} from '#src/domains/settlement/index.ts';
import type { OperatorActor, SystemActor, VendorActor } from '#src/platform/actor.ts';
import type { Context, Scope } from '#src/platform/context.ts';
import { as, expectOk, inThePast, moveClock, vendorActor } from './in-the-past.ts';
import { OPERATOR } from './people.ts';
import { customerIdOf, shopByIndex } from './shops.ts';

const DAY_HOURS = 24;
const ACCOUNT_DAYS_AGO = 30;
const SENT_BACK_DAYS_AGO = 16;
const PAID_DAYS_AGO = 9;
const REQUESTED_HOURS_AGO = 20;
const LISTED = 1000;
const PAID_SHOP = { place: 1, account: { bank: 'VCB', number: '0071000554433', holder: 'DANG MINH CHAU' } } as const;
const REQUESTING_SHOP = {
	place: 2,
	account: { bank: 'VCB', number: '0071000661122', holder: 'HOANG VAN LAM' },
} as const;

type Notified = {
	readonly scope: Scope;
	readonly owner: Scope<VendorActor>;
	readonly operatorContext: Scope<OperatorActor>;
};

/** Loads one payout that the bank returned and that was paid a week later, and one requested payout of another shop. */
export async function loadPayouts(context: Context<SystemActor>): Promise<void> {
	await withAccount(context, PAID_SHOP, async (told) => {
		const back = await send(told, SENT_BACK_DAYS_AGO);
		const reason = 'Ngân hàng báo chi nhánh nhận đang bảo trì, tiền đã về lại.';
		expectOk(await failPayout(told.operatorContext, { payoutId: back, reason }), 'payout sent back');
		const paid = await send(told, PAID_DAYS_AGO);
		expectOk(
			await confirmPayout(told.operatorContext, { payoutId: paid, bankReference: 'FT26319004512' }),
			'payout paid',
		);
	});
	await withAccount(context, REQUESTING_SHOP, async ({ scope, owner }) => {
		await moveClock(scope, REQUESTED_HOURS_AGO);
		expectOk(await requestPayout(owner), 'payout asked');
	});
}

/** Runs all steps of one shop in one transaction, so that a killed run leaves nothing incomplete. */
async function withAccount(
	context: Context<SystemActor>,
	{ place, account }: typeof PAID_SHOP | typeof REQUESTING_SHOP,
	then: (told: Notified) => Promise<void>,
): Promise<void> {
	const { id: shopId, ownerId } = await shopByIndex(context.read, place);
	const operatorId = await customerIdOf(context.read, OPERATOR.email);
	const known = await context.fresh.select({ shopId: payoutAccounts.shopId }).from(payoutAccounts);
	if (known.some((one) => one.shopId === shopId)) return;
	await inThePast(context, ACCOUNT_DAYS_AGO * DAY_HOURS, async (scope) => {
		const owner = as(scope, { ...vendorActor(ownerId, shopId), isFresh: true });
		const operatorContext = as(scope, { kind: 'operator', customerId: operatorId });
		expectOk(await setPayoutAccount(owner, account), 'payout account');
		const mark = (await readPayoutAccounts(operatorContext, LISTED)).find((one) => one.shopId === shopId)?.mark ?? '';
		expectOk(
			await decidePayoutAccount(operatorContext, { shopId, state: 'active', reason: '', mark }),
			'account agreed to',
		);
		await then({ scope, owner, operatorContext });
	});
}

async function send({ scope, owner, operatorContext }: Notified, daysAgo: number): Promise<string> {
	await moveClock(scope, daysAgo * DAY_HOURS);
	const { id: payoutId } = expectOk(await requestPayout(owner), 'payout asked');
	expectOk(await approvePayout(operatorContext, { payoutId }), 'payout agreed to');
	await sendPayouts(operatorContext);
	await moveClock(scope, (daysAgo - 1) * DAY_HOURS);
	return payoutId;
}
