import { coinConfig } from '#src/domains/coin/contract.ts';
import { freezeCoin, giveCoinByHand, refundTopUp, startTopUp } from '#src/domains/coin/index.ts';
import { approvePayout, confirmPayout, failPayout, requestPayout, sendPayouts } from '#src/domains/settlement/index.ts';
import { contextOf, vendor } from '#tests/context.ts';
import { asOperator } from '#tests/makers/settlement.ts';
import { ACTS, type Act, at, type Market } from './course.ts';

const reason = 'Khách gọi tổng đài';

const topUp: Act = async (market, one, other) => {
	const buyer = at(market.buyers, one);
	const amountVnd = at(coinConfig.topUp.amountsVnd, other);
	if (!buyer || !amountVnd) return;
	const started = await startTopUp(buyer.context, { amountVnd });
	if (!started.ok) return;
	market.attempts.push({ txnRef: started.value.txnRef, amountVnd });
	if (one % 2 === 0) await ACTS.pays?.(market, market.attempts.length - 1, 0);
};

const takeBackTopUp: Act = async (market, one, other) => {
	const buyer = at(market.buyers, one);
	const { rows } = await market.database.pool.query<{ id: string }>(
		'SELECT id FROM coin_top_ups WHERE customer_id = $1 ORDER BY id',
		[buyer?.customerId],
	);
	const topUpId = at(rows, rows.length - 1 - (other % 2))?.id;
	if (buyer && topUpId) await refundTopUp(buyer.context, { topUpId });
};

/** At once: else a course is mostly over before somebody takes back what they themselves have paid. */
const topUpAndBack: Act = async (market, one, other) => {
	const who = one - (one % 2);
	await topUp(market, who, other);
	await takeBackTopUp(market, who, 0);
};

const giveByHand: Act = async ({ database, buyers }, one, other) => {
	const customerId = at(buyers, one)?.customerId;
	if (!customerId) return;
	const approvedBy = (await asOperator(database)).actor.customerId;
	await giveCoinByHand(await asOperator(database), { customerId, amountVnd: 1 + other * 3333, reason, approvedBy });
};

const freeze: Act = async ({ database, buyers }, one, other) => {
	const customerId = at(buyers, one)?.customerId;
	if (customerId) await freezeCoin(await asOperator(database), { customerId, isFrozen: other === 0, reason });
};

const payOut: Act = async (market, one, other) => {
	const { database } = market;
	const shop = at(market.shops, one);
	if (!shop) return;
	await requestPayout(contextOf(database, vendor(shop.ownerId, shop.id)));
	const office = await asOperator(database);
	const open = () => openPayouts(market, shop.id);
	for (const { id: payoutId } of await open()) await approvePayout(office, { payoutId });
	await sendPayouts(office);
	for (const { id: payoutId } of await open())
		if (other % 3 === 0) await failPayout(office, { payoutId, reason });
		else await confirmPayout(office, { payoutId, bankReference: 'FT1' });
};

async function openPayouts({ database }: Market, shopId: string) {
	const { rows } = await database.pool.query<{ id: string }>(
		"SELECT id FROM payouts WHERE shop_id = $1 AND state NOT IN ('paid', 'failed', 'cancelled')",
		[shopId],
	);
	return rows;
}

export const MONEY_ACTS: Readonly<Record<string, Act>> = {
	'tops up coin': topUp,
	'takes a top-up back': takeBackTopUp,
	'tops up coin and takes it back at once': topUpAndBack,
	'gives coin by hand': giveByHand,
	'freezes coin, or thaws it': freeze,
	'pays a shop out': payOut,
};
