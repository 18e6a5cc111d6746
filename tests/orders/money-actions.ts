import { coinConfig } from '#src/domains/coin/contract/coin.ts';
import { freezeCoin, grantCoinManually, refundTopUp, startTopUp } from '#src/domains/coin/index.ts';
import { approvePayout, confirmPayout, failPayout, requestPayout, sendPayouts } from '#src/domains/settlement/index.ts';
import { contextOf, vendor } from '#tests/context.ts';
import { asOperator } from '#tests/factories/settlement.ts';
import { ACTIONS, type Action, at, type ScenarioMarket } from './scenario.ts';

const reason = 'Khách gọi tổng đài';

const topUp: Action = async (market, one, other) => {
	const buyer = at(market.buyers, one);
	const amountVnd = at(coinConfig.topUp.amountsVnd, other);
	if (!buyer || !amountVnd) return;
	const started = await startTopUp(buyer.context, { amountVnd });
	if (!started.ok) return;
	market.attempts.push({ txnRef: started.value.txnRef, amountVnd });
	if (one % 2 === 0) await ACTIONS.pays?.(market, market.attempts.length - 1, 0);
};

const takeBackTopUp: Action = async (market, one, other) => {
	const buyer = at(market.buyers, one);
	const { rows } = await market.database.pool.query<{ id: string }>(
		'SELECT id FROM coin_top_ups WHERE customer_id = $1 ORDER BY id',
		[buyer?.customerId],
	);
	const topUpId = at(rows, rows.length - 1 - (other % 2))?.id;
	if (buyer && topUpId) await refundTopUp(buyer.context, { topUpId });
};

/** In one action, because random scenarios rarely reach the refund of a top-up. */
const topUpAndBack: Action = async (market, one, other) => {
	const who = one - (one % 2);
	await topUp(market, who, other);
	await takeBackTopUp(market, who, 0);
};

const giveByHand: Action = async ({ database, buyers }, one, other) => {
	const customerId = at(buyers, one)?.customerId;
	if (!customerId) return;
	const approvedBy = (await asOperator(database)).actor.customerId;
	await grantCoinManually(await asOperator(database), { customerId, amountVnd: 1 + other * 3333, reason, approvedBy });
};

const freeze: Action = async ({ database, buyers }, one, other) => {
	const customerId = at(buyers, one)?.customerId;
	if (customerId) await freezeCoin(await asOperator(database), { customerId, isFrozen: other === 0, reason });
};

const payOut: Action = async (market, one, other) => {
	const { database } = market;
	const shop = at(market.shops, one);
	if (!shop) return;
	await requestPayout(contextOf(database, vendor(shop.ownerId, shop.id)));
	const operatorContext = await asOperator(database);
	const open = () => openPayouts(market, shop.id);
	for (const { id: payoutId } of await open()) await approvePayout(operatorContext, { payoutId });
	await sendPayouts(operatorContext);
	for (const { id: payoutId } of await open())
		if (other % 3 === 0) await failPayout(operatorContext, { payoutId, reason });
		else await confirmPayout(operatorContext, { payoutId, bankReference: 'FT1' });
};

async function openPayouts({ database }: ScenarioMarket, shopId: string) {
	const { rows } = await database.pool.query<{ id: string }>(
		"SELECT id FROM payouts WHERE shop_id = $1 AND state NOT IN ('paid', 'failed', 'cancelled')",
		[shopId],
	);
	return rows;
}

export const MONEY_ACTIONS: Readonly<Record<string, Action>> = {
	'tops up coin': topUp,
	'takes a top-up back': takeBackTopUp,
	'tops up coin and takes it back at once': topUpAndBack,
	'gives coin by hand': giveByHand,
	'freezes coin, or thaws it': freeze,
	'pays a shop out': payOut,
};
