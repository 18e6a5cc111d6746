import type { Socket } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { addToCart } from '#src/domains/cart/index.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/makers/catalog.ts';
import { agreedInput, makeBuyer, quoteFor, wireOrderPayments } from '#tests/makers/orders.ts';
import { placeOrder } from './place-order.ts';

const database = await testDatabase();
/** By then every statement has its name, and its connection knows what rows it answers. */
const USUAL = 9;

/** What has gone to the server since the last look: pieces on the wire, and the statements in their order. */
const sent = { pieces: 0, texts: [] as string[] };
database.pool.on('connect', (client) => {
	const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } }).connection;
	const write = stream.write.bind(stream);
	stream.write = ((...piece: Parameters<typeof write>) => {
		sent.pieces += 1;
		return write(...piece);
	}) as typeof stream.write;
	const ask = client.query.bind(client) as (...asked: unknown[]) => unknown;
	client.query = ((...asked: unknown[]) => {
		const [statement] = asked as [string | { readonly text?: string }];
		sent.texts.push((typeof statement === 'string' ? statement : statement.text) ?? '');
		return ask(...asked);
	}) as typeof client.query;
});
const look = () => {
	const seen = { ...sent };
	Object.assign(sent, { pieces: 0, texts: [] });
	return seen;
};

beforeAll(() => wireOrderPayments());

test('by cash, putting into an empty cart asks the server twice, a quote once, placing three times; stock comes last', async () => {
	const { variants } = await makeProduct(database.db, { variants: [{ stock: 500, priceVnd: 40_000 }] });
	const [variantId = ''] = variants.map(({ id }) => id);
	const order = async () => {
		const buyer = await makeBuyer(database);
		look();
		const added = await addToCart(buyer.context, { variantId, quantity: 1 });
		if (!added.ok) throw new Error(added.error.code);
		const adding = look();
		const quote = await quoteFor(buyer, added.value);
		const quoting = look();
		const placed = await placeOrder(buyer.context, agreedInput(quote, buyer, 'cod'));
		expect(placed).toMatchObject({ ok: true });
		return { adding, quoting, placing: look() };
	};
	for (let time = 0; time < USUAL; time += 1) await order();
	const { adding, quoting, placing } = await order();
	expect({ adding: adding.pieces, quoting: quoting.pieces, placing: placing.pieces }).toEqual({
		adding: 2,
		quoting: 1,
		placing: 3,
	});
	const last = placing.texts.slice(placing.texts.findIndex((text) => text.includes('pgboss')) + 1);
	expect(last).toEqual([
		expect.stringContaining('for update of stock'),
		expect.stringContaining('update stock_items'),
		'commit',
	]);
});
