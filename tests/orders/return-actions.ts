import {
	BUYER_RETURN_ACTIONS,
	RETURN_REASONS,
	RULINGS,
	SHOP_RETURN_ACTIONS,
} from '#src/domains/returns/contract/return.ts';
import {
	BUYER_RETURN_SHIPPING_ACTIONS,
	SHOP_RETURN_SHIPPING_ACTIONS,
} from '#src/domains/returns/contract/return-shipping.ts';
import {
	handleReturn,
	judgeReturnShipping,
	pursueReturn,
	pursueReturnShipping,
	requestReturn,
	ruleDispute,
	ruleReturnShipping,
	stateReturnShipping,
} from '#src/domains/returns/index.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, operator } from '#tests/context.ts';
import { sellerOf } from '#tests/factories/orders.ts';
import { BANK, privatePicture } from '#tests/factories/returns.ts';
import { ACTIONS, type Action, asBuyer, at, type ScenarioMarket, sellCompletely } from './scenario.ts';

const note = 'Mở hộp ra thấy vỡ một góc';

type Found = { readonly id: string; readonly shopId: string; readonly customerId: string };
async function findReturn({ database, numbers }: ScenarioMarket, index: number): Promise<Found | undefined> {
	const { rows } = await database.pool.query<Found>(
		`SELECT r.id, r.shop_id AS "shopId", r.customer_id AS "customerId" FROM order_returns r
			JOIN orders ON orders.id = r.order_id WHERE orders.number = ANY($1) ORDER BY r.id`,
		[numbers],
	);
	return at(rows, index);
}

async function unitsOf({ database }: ScenarioMarket, returnId: string) {
	const { rows } = await database.pool.query<{ lineId: string; quantity: number }>(
		'SELECT line_id AS "lineId", quantity FROM order_return_lines WHERE return_id = $1',
		[returnId],
	);
	return rows;
}

const request: Action = (market, one, other) =>
	asBuyer(async (context, number) => {
		const { rows } = await market.database.pool.query<{ id: string }>(
			'SELECT line.id FROM order_lines line JOIN orders ON orders.id = order_id WHERE number = $1 ORDER BY line.id',
			[number],
		);
		const lineId = at(rows, other)?.id ?? '';
		const reason = at(RETURN_REASONS, other) ?? 'defect';
		await requestReturn(context, {
			orderNumber: number,
			reason,
			note,
			pictures: [],
			bank: BANK,
			lines: [{ lineId, quantity: 1 + (one % 2) }],
		});
	})(market, market.numbers.length + 2 - (one % 3), other);

const pursue: Action = async (market, one, other) => {
	const found = await findReturn(market, one);
	const buyer = market.buyers.find(({ customerId }) => customerId === found?.customerId);
	const act = at(BUYER_RETURN_ACTIONS, other);
	if (found && buyer && act) await pursueReturn(buyer.context, { returnId: found.id, act, note, tracking: 'VN 1' });
};

const handle: Action = async (market, one, other) => {
	const found = await findReturn(market, one);
	const act = at(SHOP_RETURN_ACTIONS, other);
	if (!found || !act) return;
	const seller = await sellerOf(market.database, { ...found, number: '', groupId: '' });
	const restockProducts = one % 2 === 0 ? await unitsOf(market, found.id) : [];
	await handleReturn(seller, { returnId: found.id, act, note, tracking: 'VN 2', restock: restockProducts });
};

const goOn: Action = async (market, one, other) => {
	const found = await findReturn(market, one);
	const buyer = market.buyers.find(({ customerId }) => customerId === found?.customerId);
	if (!found || !buyer) return;
	const seller = await sellerOf(market.database, { ...found, number: '', groupId: '' });
	const returnId = found.id;
	const steps = [
		() => handleReturn(seller, { returnId, act: 'approve' }),
		() => pursueReturn(buyer.context, { returnId, act: 'send_back', tracking: 'VN 3' }),
		() => handleReturn(seller, { returnId, act: 'receive' }),
		async () => handleReturn(seller, { returnId, act: 'accept', restock: await unitsOf(market, returnId) }),
	];
	let taken = 0;
	for (const step of steps) if (taken <= other % 4 && (await step()).ok) taken += 1;
};

const claimReturnShipping: Action = async (market, one, other) => {
	const found = await findReturn(market, one);
	const buyer = market.buyers.find(({ customerId }) => customerId === found?.customerId);
	if (!found || !buyer) return;
	const pictureId = await privatePicture(market.database, buyer.customerId);
	await stateReturnShipping(buyer.context, { returnId: found.id, amountVnd: 30_001 + other, pictureId, bank: BANK });
};
const judge: Action = async (market, one, other) => {
	const found = await findReturn(market, one);
	const act = at(SHOP_RETURN_SHIPPING_ACTIONS, other);
	if (!found || !act) return;
	const seller = await sellerOf(market.database, { ...found, number: '', groupId: '' });
	await judgeReturnShipping(seller, { returnId: found.id, act, note });
};
const pursueReturnShippingAction: Action = async (market, one, other) => {
	const found = await findReturn(market, one);
	const buyer = market.buyers.find(({ customerId }) => customerId === found?.customerId);
	const act = at(BUYER_RETURN_SHIPPING_ACTIONS, other);
	if (found && buyer && act) await pursueReturnShipping(buyer.context, { returnId: found.id, act, note });
};
const ruleReturnShippingAction: Action = async (market, one, other) => {
	const found = await findReturn(market, one);
	const operatorContext = contextOf(market.database, operator(newId()));
	if (found) await ruleReturnShipping(operatorContext, { returnId: found.id, grantedVnd: other * 5_000, note });
};
/** In one action, because the shop would usually inspect the return first. */
const sendBackAndClaim: Action = async (market, one, other) => {
	const found = await findReturn(market, one);
	const buyer = market.buyers.find(({ customerId }) => customerId === found?.customerId);
	if (!found || !buyer) return;
	const seller = await sellerOf(market.database, { ...found, number: '', groupId: '' });
	await handleReturn(seller, { returnId: found.id, act: 'approve' });
	await pursueReturn(buyer.context, { returnId: found.id, act: 'send_back', tracking: 'VN 4' });
	await claimReturnShipping(market, one, other);
	if (other % 2 === 0) await judge(market, one, other >> 1);
};

const rule: Action = async (market, one, other) => {
	const found = await findReturn(market, one);
	const ruling = at(RULINGS, other);
	if (!found || !ruling) return;
	const operatorContext = contextOf(market.database, operator(newId()));
	await ruleDispute(operatorContext, { returnId: found.id, ruling, percent: 33, note, approvedBy: null });
};

/** In one action, so that every way of payment is refunded completely. */
const sellAndTakeBack: Action = async (market, one, other) => {
	await sellCompletely(market, one, other);
	const last = market.numbers.length - 1;
	if (other % 3 === 0) await ACTIONS['has received']?.(market, last, 0);
	await asBuyer(async (context, number) => {
		const { rows } = await market.database.pool.query<{ lineId: string; quantity: number; shopId: string }>(
			`SELECT line.id AS "lineId", quantity, shop_id AS "shopId" FROM order_lines line
				JOIN orders ON orders.id = order_id WHERE number = $1 ORDER BY line.id LIMIT 1`,
			[number],
		);
		const [line] = rows;
		if (!line) return;
		const { lineId, quantity, shopId } = line;
		const asked = await requestReturn(context, {
			orderNumber: number,
			reason: 'defect',
			note,
			pictures: [],
			bank: BANK,
			lines: [{ lineId, quantity }],
		});
		const seller = await sellerOf(market.database, { id: '', shopId, number, groupId: '' });
		if (asked.ok) await handleReturn(seller, { returnId: asked.value.id, act: 'waive' });
	})(market, last, other);
};

export const RETURN_ACTIONS: Readonly<Record<string, Action>> = {
	'buys with coin and gives a line back': sellAndTakeBack,
	'asks to return': request,
	'goes on with a return': goOn,
	'pursues a return': pursue,
	'answers a return': handle,
	'rules on a dispute': rule,
	'says what sending back has cost': claimReturnShipping,
	'sends back and says what that has cost': sendBackAndClaim,
	'judges what sending back has cost': judge,
	'pursues what sending back has cost': pursueReturnShippingAction,
	'rules on what sending back has cost': ruleReturnShippingAction,
};
