import { beforeAll, expect, test } from 'vitest';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, member, operator, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { wireOrderPayments } from '#tests/factories/orders.ts';
import { makeReceived, type Received } from '#tests/factories/reviews.ts';
import { reviewsConfig } from '../contract.ts';
import { countShopUserContent } from '../queries/count-shop-user-content.ts';
import { getMineOfProduct } from '../queries/get-mine-of-product.ts';
import { listQuestionPage, listQuestions } from '../queries/list-questions.ts';
import { listShopQuestions } from '../queries/list-shop-questions.ts';
import { answerAsBuyer, answerAsShop } from './answer-question.ts';
import { askQuestion } from './ask-question.ts';
import { judgeUserContentItem } from './judge-user-content-item.ts';

const database = await testDatabase();

beforeAll(() => {
	wireOrderPayments();
});

const someone = async () => contextOf(database, member((await makeCustomer(database.db)).id));
const ownerIdOf = async (shopId: string) => {
	const { rows } = await database.pool.query<{ owner_id: string }>('SELECT owner_id FROM shops WHERE id = $1', [
		shopId,
	]);
	return rows[0]?.owner_id ?? '';
};
const BODY = 'Gạo này nấu có cần ngâm trước không ạ?';

async function ask({ product }: Pick<Received, 'product'>, body = BODY): Promise<string> {
	const asked = await askQuestion(await someone(), { productId: product.id, body });
	if (!asked.ok) throw new Error(asked.error.code);
	return asked.value.id;
}

test('askQuestion accepts one of 20 concurrent equal questions of a person, and the same question again after a day', async () => {
	await database.warm(20);
	const { product } = await makeReceived(database);
	const [context, other] = [await someone(), await someone()];
	const typed = (each: number) => ({ productId: product.id, body: each % 2 === 0 ? BODY : `  ${BODY.toUpperCase()} ` });
	const results = await Promise.all(Array.from({ length: 20 }, (_, each) => askQuestion(context, typed(each))));
	expect(results.map(codeOf).sort()).toEqual(['ok', ...Array.from({ length: 19 }, () => 'reviews.asked_before')]);
	expect(codeOf(await askQuestion(context, { productId: product.id, body: `${BODY} Cảm ơn.` }))).toBe('ok');
	expect(codeOf(await askQuestion(other, typed(0)))).toBe('ok');
	const elsewhere = await makeProduct(database.db);
	expect(codeOf(await askQuestion(context, { productId: elsewhere.id, body: BODY }))).toBe('ok');
	await database.setClock('25 hours');
	expect(codeOf(await askQuestion(context, typed(0)))).toBe('ok');
	await database.setClock('0');
});

test('askQuestion fails with reviews.text_empty for a text without letters', async () => {
	const { product } = await makeReceived(database);
	for (const body of ['((((((((((', '?????????????', '1234567890'])
		expect(codeOf(await askQuestion(await someone(), { productId: product.id, body }))).toBe('reviews.text_empty');
});

test('a question is public immediately, the shop answers it once and buyers of the product may answer too', async () => {
	const received = await makeReceived(database);
	const { product, buyer } = received;
	const questionId = await ask(received);
	const owner = contextOf(database, vendor(await ownerIdOf(product.shopId), product.shopId));
	expect(await countShopUserContent(owner)).toEqual({ reviews: 0, wordless: 0, questions: 1 });
	expect((await listShopQuestions(owner, { tab: 'waiting', limit: 10 })).items).toMatchObject([{ id: questionId }]);
	const say = { questionId, body: 'Không cần ngâm đâu bạn.' };
	const results = await Promise.all(Array.from({ length: 20 }, () => answerAsShop(owner, say)));
	expect(results.every((result) => result.ok)).toBe(true);
	expect(codeOf(await answerAsBuyer(buyer.context, { questionId, body: 'Mình ngâm 15 phút cho dẻo.' }))).toBe('ok');
	expect(codeOf(await answerAsBuyer(await someone(), say))).toBe('reviews.not_bought');
	const [shown] = (await listQuestionPage(owner.read, product.id, 1)).questions;
	expect(shown?.answers.map(({ isShop, body, authorName }) => [isShop, body, authorName])).toEqual([
		[true, say.body, 'Gian hàng Mẫu'],
		[false, 'Mình ngâm 15 phút cho dẻo.', 'Mẫu N.'],
	]);
	expect((await listShopQuestions(owner, { tab: 'waiting', limit: 10 })).items).toEqual([]);
	expect((await getMineOfProduct(buyer.context, { slug: product.slug })).mayAnswer).toBe(true);
});

test('the vendor console offers to edit an answer for a day, but not to the role stock or after a removal', async () => {
	const received = await makeReceived(database);
	const { product } = received;
	const questionId = await ask(received);
	const ownerId = await ownerIdOf(product.shopId);
	const owner = contextOf(database, vendor(ownerId, product.shopId));
	const storehouse = contextOf(database, vendor(ownerId, product.shopId, { staffRole: 'stock' }));
	const offered = async (shop = owner) =>
		(await listShopQuestions(shop, { tab: 'all', limit: 10 })).items[0]?.mayAnswer;
	expect([await offered(), await offered(storehouse)]).toEqual([true, false]);
	const first = await answerAsShop(owner, { questionId, body: 'Không cần ngâm đâu bạn.' });
	expect(await offered()).toBe(true);
	await answerAsShop(owner, { questionId, body: 'Không cần ngâm, vo nhẹ một lần là đủ.' });
	expect((await listShopQuestions(owner, { tab: 'all', limit: 10 })).items).toMatchObject([
		{ answers: [{ body: 'Không cần ngâm, vo nhẹ một lần là đủ.', isEdited: true }] },
	]);
	await database.setClock(`${reviewsConfig.replyEditHours + 1} hours`);
	expect(await offered()).toBe(false);
	await database.setClock('0 hours');
	expect(await offered()).toBe(true);
	const asOperator = contextOf(database, operator((await makeCustomer(database.db)).id));
	const subjectId = first.ok ? first.value.id : '';
	await judgeUserContentItem(asOperator, { subject: 'answer', subjectId, removeBecause: 'off_topic' });
	expect(await offered()).toBe(false);
});

test("answerAsShop rejects other shops and the role stock; askQuestion rejects the shop's owner, unverified accounts and hidden products", async () => {
	const received = await makeReceived(database);
	const { product } = received;
	const questionId = await ask(received);
	const say = { questionId, body: 'Mình nghĩ là có.' };
	const ownerId = await ownerIdOf(product.shopId);
	const other = await makeProduct(database.db);
	const stranger = contextOf(database, vendor(await ownerIdOf(other.shopId), other.shopId));
	expect(codeOf(await answerAsShop(stranger, say))).toBe('reviews.not_found');
	const storehouse = contextOf(database, vendor(ownerId, product.shopId, { staffRole: 'stock' }));
	expect(codeOf(await answerAsShop(storehouse, say))).toBe('reviews.role_not_allowed');
	expect(codeOf(await askQuestion(contextOf(database, member(ownerId)), { productId: product.id, body: BODY }))).toBe(
		'reviews.own',
	);
	const unverified = contextOf(database, member(ownerId, { emailVerified: false }));
	expect(codeOf(await askQuestion(unverified, { productId: product.id, body: BODY }))).toBe('reviews.email_unverified');
	const hidden = await makeProduct(database.db, { state: 'hidden' });
	expect(codeOf(await askQuestion(await someone(), { productId: hidden.id, body: BODY }))).toBe('reviews.not_found');
});

test('a doubtful question waits for an operator, and a removed one disappears from the page', async () => {
	const received = await makeReceived(database);
	const { product } = received;
	const waiting = await ask(received, 'Shop cho xin zalo để hỏi thêm với ạ?');
	const bodies = async () =>
		(await listQuestions(received.buyer.context.read, { slug: product.slug, limit: 10 })).items;
	expect(await bodies()).toEqual([]);
	const asOperator = contextOf(database, operator((await makeCustomer(database.db)).id));
	await judgeUserContentItem(asOperator, { subject: 'question', subjectId: waiting, removeBecause: null });
	expect(await bodies()).toMatchObject([{ id: waiting }]);
	const owner = contextOf(database, vendor(await ownerIdOf(product.shopId), product.shopId));
	const answered = await answerAsShop(owner, { questionId: waiting, body: 'Bạn hỏi ngay tại đây nhé.' });
	const answerId = answered.ok ? answered.value.id : '';
	await judgeUserContentItem(asOperator, { subject: 'answer', subjectId: answerId, removeBecause: 'off_topic' });
	expect(await bodies()).toMatchObject([{ id: waiting, answers: [] }]);
	await judgeUserContentItem(asOperator, { subject: 'question', subjectId: waiting, removeBecause: 'advertising' });
	expect(await bodies()).toEqual([]);
});

test('listQuestions returns pages with the newest question first', async () => {
	const received = await makeReceived(database);
	const ids = [];
	for (let each = 0; each < 6; each += 1) ids.push(await ask(received, `Câu hỏi số ${each} về gạo này?`));
	const { read } = received.buyer.context;
	const first = await listQuestions(read, { slug: received.product.slug, limit: 4 });
	const rest = await listQuestions(read, { slug: received.product.slug, limit: 4, cursor: first.nextCursor ?? '' });
	expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual([...ids].reverse());
	expect(await listQuestionPage(read, received.product.id, 999)).toMatchObject({ page: 2, pageCount: 2, total: 6 });
});
