import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { PlacedGroup } from '#src/domains/checkout/contract/place-order.ts';
import { RECONCILE_AFTER_MINUTES } from '#src/domains/payments/contract/payments.ts';
import type { Database } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { MINUTE_MS } from '#src/shared/time.ts';
import type { StartedProduct } from '../../tests/product.ts';
import { type Shopper, type SignedIn, signInAs } from '../../tests/shoppers.ts';
import { retryUntilAnswered } from './retry-until-answered.ts';

const BANK = { bank: 'VCB', number: '0011223344556', holder: 'NGUYEN VAN A' } as const;
/** When all notifications of the bank were lost, the product queries the payment after this time. */
export const PAID_WITHIN_MS = (RECONCILE_AFTER_MINUTES[0] + 2) * MINUTE_MS;
const POLL_MS = 500;

type Line = { readonly id: string; readonly quantity: number };
export type Served = {
	readonly id: string;
	readonly number: string;
	readonly state: string;
	readonly shopId: string;
	readonly lines: readonly Line[];
};

export async function openShops(product: StartedProduct, db: Database) {
	const { rows } = await db.execute<{ id: string; ownerId: string }>(sql`
		select id, owner_id as "ownerId" from shops where state = 'approved'`);
	const sellers = new Map<string, SignedIn>();
	for (const { id, ownerId } of rows) sellers.set(id, await signInAs(product, db, ownerId));
	const done = { returns: 0, restocked: 0 };
	const bring = async (number: string): Promise<Served> => {
		const order = await untilServable(db, number);
		const seller = sellers.get(order.shopId);
		if (!seller) throw new Error('an order without a shop');
		await deliver(seller, number);
		return order;
	};
	const serve = async (turn: number, buyer: Shopper, group: PlacedGroup): Promise<void> => {
		const order = await bring(group.orders[0]?.number ?? '');
		const seller = sellers.get(order.shopId);
		const lineId = order.lines[0]?.id;
		if (!seller || !lineId) throw new Error('an order without lines');
		if (turn % 2 === 0) await postUntilAccepted(buyer, `/api/orders/${order.number}/received`, {});
		const returnId = await requestReturn(buyer, order.number, lineId);
		if (turn % 3 === 0) await postUntilAccepted(seller, `/api/vendor/returns/${returnId}/act`, { act: 'waive' });
		else {
			await sendBack(buyer, seller, returnId, lineId);
			done.restocked += 1;
		}
		done.returns += 1;
	};
	return { serve, bring, sellers, done };
}

async function deliver(seller: SignedIn, number: string): Promise<void> {
	const steps = [
		['confirm', {}],
		['pack', {}],
		['ship', {}],
		['deliver', { proof: 'ký nhận tại cửa' }],
	] as const;
	for (const [step, body] of steps) await postUntilAccepted(seller, `/api/vendor/orders/${number}/${step}`, body);
}

export async function requestReturn(buyer: Shopper, orderNumber: string, lineId: string): Promise<string> {
	const lines = [{ lineId, quantity: 1 }];
	const note = 'Mở hộp ra thấy vỡ một góc';
	const asked = { orderNumber, reason: 'defect', lines, note, pictures: [], bank: BANK };
	return ((await postUntilAccepted(buyer, '/api/returns', asked)) as { id: string }).id;
}

async function sendBack(buyer: Shopper, seller: SignedIn, returnId: string, lineId: string): Promise<void> {
	await returnToSeller(buyer, seller, returnId);
	const restockProducts = [{ lineId, quantity: 1 }];
	await postUntilAccepted(seller, `/api/vendor/returns/${returnId}/act`, { act: 'accept', restock: restockProducts });
}

export async function returnToSeller(buyer: Shopper, seller: SignedIn, returnId: string): Promise<void> {
	const ofShop = `/api/vendor/returns/${returnId}/act`;
	await postUntilAccepted(seller, ofShop, { act: 'approve' });
	await postUntilAccepted(buyer, `/api/returns/${returnId}/act`, { act: 'send_back', tracking: 'VN 1' });
	await postUntilAccepted(seller, ofShop, { act: 'receive' });
}

/** Retries with one idempotency key, so that an action whose response was lost is not repeated. */
function postUntilAccepted(who: SignedIn, path: string, body: object): Promise<unknown> {
	const key = newId();
	return retryUntilAnswered(async () => {
		const answer = await who.call('POST', path, body, key);
		if (answer.status !== 200 && answer.status !== 201) throw new Error(`${path} answered ${JSON.stringify(answer)}`);
		return answer.body;
	});
}

async function untilServable(db: Database, number: string): Promise<Served> {
	const deadline = Date.now() + PAID_WITHIN_MS;
	for (;;) {
		const order = await retryUntilAnswered(() => findOrder(db, number));
		if (order.state === 'placed') return order;
		if (Date.now() > deadline) throw new Error(`order ${number} is still ${order.state}`);
		await wait(POLL_MS);
	}
}

async function findOrder(db: Database, number: string): Promise<Served> {
	const { rows } = await db.execute<Served>(sql`
		select id, number, state, shop_id as "shopId", (
			select json_agg(json_build_object('id', line.id, 'quantity', line.quantity) order by line.id)
			from order_lines line where line.order_id = orders.id
		) as lines from orders where number = ${number}`);
	const [order] = rows;
	if (!order) throw new Error(`there is no order ${number}`);
	return order;
}
