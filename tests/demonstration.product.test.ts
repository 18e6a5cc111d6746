import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { healthCauses } from '#src/domains/vendors/rules/shop-status/health-stages.ts';
import { openDatabase, readOnly } from '#src/platform/db/index.ts';
import { LATE_SHOP } from '../db/seeds/history.ts';
import { kindOf } from '../db/seeds/user-content/kinds.ts';
import { waitingKinds } from '../scripts/operator/waiting.ts';
import { type StartedProduct, startProduct } from './product.ts';

let product: StartedProduct;
let pool: pg.Pool;

beforeAll(async () => {
	product = await startProduct({ hasDemonstration: true });
	pool = new pg.Pool({
		connectionString: (await readFile(join(product.dataDir, 'database-url'), 'utf8')).trim(),
		max: 2,
	});
}, 600_000);
afterAll(async () => {
	await pool?.end();
	await product?.stop();
}, 30_000);

const rowsOf = async <Row extends pg.QueryResultRow>(query: string): Promise<Row[]> =>
	(await pool.query<Row>(query)).rows;

test('every product of the demonstration has sold what its completed orders contain', async () => {
	const wrong = await rowsOf(`
		select product.name, product.sold_count, coalesce(sum(line.quantity), 0)::int as ordered
		from products product left join (order_lines line join orders on orders.id = line.order_id
			and orders.state = 'completed') on line.product_id = product.id
		group by product.id having product.sold_count <> coalesce(sum(line.quantity), 0)`);
	expect(wrong).toEqual([]);
});

test('every rating of the demonstration is the average of the reviews that its page shows', async () => {
	const wrong = await rowsOf(`
		select product.name, product.rating_count, product.rating_average, count(review.id), avg(review.stars)
		from products product left join reviews review on review.product_id = product.id
			and review.kind = 'product' and review.state = 'published'
		group by product.id having product.rating_count <> count(review.id)
			or abs(coalesce(product.rating_average, 0) - coalesce(avg(review.stars), 0)) > 0.01`);
	expect(wrong).toEqual([]);
	const unbought = await rowsOf(`
		select review.id from reviews review left join orders on orders.id = review.order_id
		where orders.id is null or orders.state <> 'completed' or orders.customer_id <> review.customer_id
			or review.written_at < orders.delivered_at`);
	expect(unbought).toEqual([]);
});

test('each product was seen more often than ordered, and 0.5 to 6 per cent of the visits of a shop are orders', async () => {
	const unseen = await rowsOf(`
		select product.name from products product
		where (select coalesce(sum(views), 0) from product_views seen where seen.product_id = product.id) < (
			select count(*) from order_lines line join orders on orders.id = line.order_id
			where line.product_id = product.id and orders.placed_at > app_now() - interval '89 days')`);
	expect(unseen).toEqual([]);
	const shops = await rowsOf<{ name: string; percent: number }>(`
		select shop.name, 100.0 * (select count(*) from orders where orders.shop_id = shop.id
				and orders.placed_at > app_now() - interval '30 days') / sum(seen.views)::float as percent
		from shops shop join product_views seen on seen.shop_id = shop.id and seen.day > current_date - 30 group by shop.id`);
	expect(shops.length).toBeGreaterThanOrEqual(12);
	expect(shops.filter(({ percent }) => percent < 0.5 || percent > 6)).toEqual([]);
});

test('no order is older than what it contains, and no product is older than its shop', async () => {
	const early = await rowsOf(`
		select orders.number, line.product_name from orders join order_lines line on line.order_id = orders.id
		join products product on product.id = line.product_id where orders.placed_at < product.created_at`);
	expect(early).toEqual([]);
	expect(
		await rowsOf(`
			select product.name from products product join shops shop on shop.id = product.shop_id
			where product.created_at < shop.created_at`),
	).toEqual([]);
});

test('the figures of a shop agree with its orders: completed ones, rates and stage', async () => {
	const counts = await rowsOf(`
		select shop.name, shop.completed_orders, count(orders.id) as completed from shops shop
		left join orders on orders.shop_id = shop.id and orders.state = 'completed'
		group by shop.id having least(20, shop.completed_orders) <> least(20, count(orders.id))`);
	expect(counts).toEqual([]);
	const shops = await rowsOf<Parameters<typeof healthCauses>[0] & { name: string; stage: string }>(`
		select shop.name, health.stage, health.orders, health.shipped, health.packed_in_time as "sentInTime",
			health.cancelled, health.disputes_lost as "disputesLost", health.confirmed_late as "confirmedLate",
			health.asked, health.answered_late as "answeredLate"
		from shop_health health join shops shop on shop.id = health.shop_id`);
	const judged = shops.map((shop) => ({ name: shop.name, isBad: healthCauses(shop).length > 0, stage: shop.stage }));
	expect(judged.filter(({ isBad, stage }) => isBad !== (stage !== 'good'))).toEqual([]);
	expect(judged.filter(({ isBad }) => isBad).map(({ name }) => name)).toEqual([LATE_SHOP]);
	const late = shops.filter(({ name, shipped, sentInTime }) => name !== LATE_SHOP && sentInTime < shipped * 0.9);
	expect(late.map(({ name }) => name)).toEqual([]);
});

const sentencesOf = (texts: readonly string[]): readonly string[] =>
	texts.flatMap((text) => text.split(/(?<=[.!?])\s+/)).filter((sentence) => sentence.trim() !== '');

test('no page of a product or of a shop shows a sentence of its reviews, questions and answers twice', async () => {
	const pages = await rowsOf<{ page: string; texts: string[] }>(`
		with written as (
			select coalesce(product_id, shop_id) as page, body from reviews where state = 'published'
			union all select coalesce(review.product_id, review.shop_id), reply.body
				from review_replies reply join reviews review on review.id = reply.review_id
			union all select product_id, body from product_questions
			union all select question.product_id, answer.body
				from product_answers answer join product_questions question on question.id = answer.question_id
		) select page, array_agg(body) as texts from written where body <> '' group by page`);
	const repeated = pages.flatMap(({ page, texts }) => {
		const sentences = sentencesOf(texts);
		return sentences
			.filter((sentence, at) => sentences.indexOf(sentence) !== at)
			.map((sentence) => `${page}: ${sentence}`);
	});
	expect(pages.length).toBeGreaterThan(150);
	expect(repeated).toEqual([]);
});

/** Words that fit no product of these first-level categories. */
const FOREIGN: Readonly<Record<string, RegExp>> = {
	'nong-san-dac-san': /trầy|xước|bảo hành|pin\b|cỡ áo|giặt|mặc|lắp|đường may/i,
	'thoi-trang': /hạn dùng|ăn |uống|nấu|bảo hành|pin\b|gạo/i,
	'me-be': /gạo|cà phê|hóa đơn công ty|ăn ngon/i,
	'dien-gia-dung': /hạn dùng|mặc|vải|gạo|giặt máy|ăn là/i,
	'cay-thu-cung': /gạo|mặc|giặt máy|hóa đơn công ty/i,
};

test('reviews, answers and descriptions use no words of another kind of product', async () => {
	const texts = await rowsOf<{ name: string; category: string; own: string; body: string }>(`
		with written as (
			select product_id, body from reviews where product_id is not null
			union all select review.product_id, reply.body from review_replies reply
				join reviews review on review.id = reply.review_id and review.product_id is not null
			union all select product_id, body from product_questions
			union all select question.product_id, answer.body
				from product_answers answer join product_questions question on question.id = answer.question_id
		)
		select product.name, parent.slug as category, category.slug as own, written.body from written
		join products product on product.id = written.product_id
		join categories category on category.id = product.category_id
		join categories parent on parent.id = category.parent_id`);
	const foreign = texts.filter(({ category, body }) => FOREIGN[category]?.test(body));
	expect(foreign).toEqual([]);
	const known = texts.filter(({ own, name, body }) => {
		const { questions } = kindOf(own, name);
		return questions.some(([question]) => question === body);
	});
	expect(known.length).toBeGreaterThan(20);
});

test('something of each kind of work waits for an operator', async () => {
	const read = readOnly(openDatabase(pool));
	const empty: string[] = [];
	for (const { name, list } of waitingKinds) if ((await list(read, 10)).length === 0) empty.push(name);
	expect(empty).toEqual([]);
});

test('payouts name what they rest on, and the ledger balances', async () => {
	const unnamed = await rowsOf(`select order_id from payout_sources where kind = 'other' and order_id is not null`);
	expect(unnamed).toEqual([]);
	const parcels = await rowsOf(`
		select number from orders where state = 'completed'
			and not exists (select from order_parcels where order_id = orders.id)`);
	expect(parcels).toEqual([]);
});

test('no mail or unread notice of the demonstration tells something old', async () => {
	expect(
		await rowsOf(`select kind from notices where read_at is null and created_at < app_now() - interval '4 days'`),
	).toEqual([]);
	const mailed = await rowsOf<{ created_at: Date }>(`
		select notice.created_at from pgboss.job job
		join notices notice on notice.id = (job.data ->> 'noticeId')::uuid
		where job.name = 'job.notifications.mail_notice' and notice.created_at < app_now() - interval '2 days'`);
	expect(mailed).toEqual([]);
});
