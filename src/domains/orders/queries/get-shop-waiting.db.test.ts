import { expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { postageOf } from '#tests/makers/postage.ts';
import { countShopOrders, getShopOrder, getShopWaiting, listShopOrders } from '../index.ts';

const database = await testDatabase();
const { sentBack, tell, judge, takeIn, seen } = postageOf(database);

test('a receipt waits for the shop until it has judged it, also after its return has ended', async () => {
	const sent = await sentBack();
	const { seller, number } = sent.sale;
	const stands = async () => {
		const { items } = await listShopOrders(seller, { tab: 'returns', limit: 10 });
		const { returns } = await getShopWaiting(seller);
		return { count: returns.count, dueBy: returns.dueBy?.toISOString() ?? null, listed: items[0]?.receiptBy };
	};
	expect((await stands()).listed).toBeNull();
	await tell(sent);
	const judgedBy = (await seen(sent)).postage?.dueBy;
	expect(await stands()).toEqual({ count: 1, dueBy: judgedBy, listed: judgedBy });
	await takeIn(sent);
	expect(await stands()).toEqual({ count: 1, dueBy: judgedBy, listed: judgedBy });
	expect((await countShopOrders(seller)).returns).toBe(1);
	const packer = { ...seller, actor: { ...seller.actor, staffRole: 'stock' } } as const;
	expect(await getShopOrder(packer, { number })).toMatchObject({ value: { receiptBy: null } });
	await judge(sent, 'accept');
	expect(await stands()).toEqual({ count: 0, dueBy: null, listed: null });
});
