import { expect, test } from 'vitest';
import { newId } from '#src/shared/ids.ts';
import { member, vendor, visitor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { answerOf, type EndpointCall } from '#tests/endpoint-call.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { GET as readOrder } from '../../src/pages/api/orders/[number]/index.ts';
import { openShop, shopRoutes } from './open-shop.ts';
import { type Ask, requestsOf } from './vendor-requests.ts';

const database = await testDatabase();
const shop = await openShop(database);
const requests = Object.entries(requestsOf(shop));
const known = await shopRoutes();
const other = await makeShop(database.db, { name: 'Gian hàng khác', taxCode: '0100000999' });

function request(name: string, { params = {}, query, body }: Ask, who: Pick<EndpointCall, 'actor' | 'vendor'>) {
	const [method = 'GET'] = name.split(' ');
	const key = method === 'GET' ? {} : { key: newId() };
	const call = { ...who, method, params, body, ...key, ...(query === undefined ? {} : { query }) };
	return answerOf(database, known.get(name), call);
}

async function storedOfShop(): Promise<Readonly<Record<string, string>>> {
	const { rows: tables } = await database.pool.query<{ name: string }>(
		`select table_name as name from information_schema.columns
		where column_name = 'shop_id' and table_schema = 'public' order by 1`,
	);
	const stored: Record<string, string> = {};
	for (const { name } of tables) {
		const { rows } = await database.pool.query<{ hash: string }>(
			`select md5(coalesce(string_agg(kept::text, ',' order by kept::text), '')) as hash from ${name} kept
			where shop_id = $1`,
			[shop.shopId],
		);
		stored[name] = rows[0]?.hash ?? '';
	}
	return stored;
}

test('3: every vendor endpoint answers 403 to customers and 401 to visitors', async () => {
	const customer = member((await makeCustomer(database.db)).id);
	const open: string[] = [];
	for (const [name, asked] of requests) {
		const statuses = [
			(await request(name, asked, { actor: customer })).status,
			(await request(name, asked, { actor: visitor() })).status,
		];
		// A member may leave a shop whatever its state.
		if (statuses.join() !== '403,401' && name !== 'POST staff/leave') open.push(`${name}: ${statuses.join()}`);
	}
	expect(open).toEqual([]);
});

test('2, 4: the owner of another shop can neither read nor change anything of a shop', async () => {
	const before = await storedOfShop();
	const owner = { actor: member(other.ownerId), vendor: vendor(other.ownerId, other.id) };
	const secrets = [shop.number, shop.returnedNumber, shop.productId, shop.variantId, shop.returnId, shop.sectionId];
	const wrong: string[] = [];
	for (const [name, asked] of requests) {
		const answer = await request(name, asked, owner);
		const text = await answer.text();
		const isNotified = answer.ok && !name.includes('bulk') && secrets.some((secret) => text.includes(secret));
		const isNone = /"items":\[\]/.test(text);
		const isFound = asked.params !== undefined && !isNone && ![404, 409, 422].includes(answer.status);
		if (answer.status >= 500 || isNotified || isFound) wrong.push(`${name}: ${answer.status} ${text.slice(0, 120)}`);
	}
	expect(wrong).toEqual([]);
	expect(await storedOfShop()).toEqual(before);
});

test("7: products/save rejects fields that set a product's shop or approval", async () => {
	const owner = { actor: member(other.ownerId), vendor: vendor(other.ownerId, other.id) };
	const again = {
		...(requestsOf(shop)['POST products/save']?.body as object),
		productId: undefined,
		version: undefined,
	};
	for (const more of [{ vendorId: shop.shopId }, { shopId: shop.shopId }, { approved: true }, { state: 'published' }]) {
		const body = { ...again, ...more };
		const answer = await request('POST products/save', { right: 'any', body }, owner);
		expect([more, answer.status]).toEqual([more, 422]);
	}
	const { rows } = await database.pool.query('select from products where shop_id = $1', [other.id]);
	expect(rows).toEqual([]);
});

test('5: a customer who tries a thousand order numbers finds no order', async () => {
	const actor = member((await makeCustomer(database.db)).id);
	const around = Number(shop.number) - 500;
	const found: string[] = [];
	for (let at = 0; at <= 1000; at += 1) {
		const number = String(around + at);
		const { status } = await answerOf(database, readOrder, { actor, method: 'GET', params: { number } });
		if (status !== 404) found.push(`${number}: ${status}`);
	}
	expect(found).toEqual([]);
});

test.each([
	['a buyer', readOrder, member((await makeCustomer(database.db)).id), null],
	['another shop', known.get('GET orders/[number]'), member(other.ownerId), vendor(other.ownerId, other.id)],
] as const)(
	'5: %s who tries a thousand order numbers is soon rate-limited and finds no order',
	async (_, route, actor, seller) => {
		const around = Number(shop.number) - 500;
		const answers: Response[] = [];
		for (let at = 0; at <= 1000; at += 1) {
			const call = { actor, ...(seller && { vendor: seller }), method: 'GET', isLimited: true };
			answers.push(await answerOf(database, route, { ...call, params: { number: String(around + at) } }));
		}
		const statuses = answers.map(({ status }) => status);
		expect([...new Set(statuses)]).toEqual([404, 429]);
		expect(statuses.indexOf(429)).toBe(240);
		for (const { status, headers } of answers)
			if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
	},
);
