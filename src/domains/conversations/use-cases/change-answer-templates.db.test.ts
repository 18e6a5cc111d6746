import { expect, test } from 'vitest';
import { contextOf, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { answerTemplatesConfig } from '../contract/conversation.ts';
import { listAnswerTemplates } from '../queries/list-answer-templates.ts';
import { addTemplate, editTemplate, orderTemplates, removeTemplate } from './change-answer-templates.ts';

const database = await testDatabase();
const sellerOf = async (staffRole = 'admin') => {
	const shop = await makeShop(database.db);
	return contextOf(database, vendor(shop.ownerId, shop.id, { staffRole }));
};
type Seller = Awaited<ReturnType<typeof sellerOf>>;
const templates = async (seller: Seller) => {
	const listed = await listAnswerTemplates(seller);
	return listed.ok ? listed.value.items : [];
};
const bodies = async (seller: Seller) => (await templates(seller)).map(({ body }) => body);

test('templates are added, changed, put in order and removed by the shop that owns them', async () => {
	const [seller, other] = [await sellerOf(), await sellerOf()];
	for (const body of ['Dạ còn hàng ạ', 'Shop gửi hôm nay', 'Cảm ơn bạn']) await addTemplate(seller, { body });
	const [first, second, third] = (await templates(seller)).map(({ id }) => id);
	if (!first || !second || !third) throw new Error('templates are missing');
	await orderTemplates(seller, { ids: [third, first, second] });
	expect(await bodies(seller)).toEqual(['Cảm ơn bạn', 'Dạ còn hàng ạ', 'Shop gửi hôm nay']);
	await editTemplate(seller, { templateId: first, body: 'Dạ sản phẩm còn hàng ạ' });
	await removeTemplate(seller, { templateId: third });
	expect(await bodies(seller)).toEqual(['Dạ sản phẩm còn hàng ạ', 'Shop gửi hôm nay']);
	expect(await orderTemplates(seller, { ids: [first] })).toMatchObject({
		error: { code: 'conversations.templates_changed' },
	});
	expect(await orderTemplates(seller, { ids: [first, first] })).toMatchObject({
		error: { code: 'conversations.templates_changed' },
	});
	const foreign = { error: { code: 'conversations.not_found' } };
	expect(await editTemplate(other, { templateId: first, body: 'của người khác' })).toMatchObject(foreign);
	expect(await removeTemplate(other, { templateId: first })).toMatchObject(foreign);
	expect(await bodies(other)).toEqual([]);
});

test('twenty concurrent templates near the limit stop at the limit, in positions without gaps', async () => {
	const seller = await sellerOf('support');
	const { max } = answerTemplatesConfig;
	for (let at = 0; at < max - 10; at += 1) await addTemplate(seller, { body: `Câu ${at}` });
	const added = await Promise.all(Array.from({ length: 20 }, (_, at) => addTemplate(seller, { body: `Thêm ${at}` })));
	expect(added.filter(({ ok }) => ok)).toHaveLength(10);
	expect(await bodies(seller)).toHaveLength(max);
});

test('roles that do not answer customers neither read nor change templates', async () => {
	const stock = await sellerOf('stock');
	const denied = { error: { code: 'conversations.role_not_allowed' } };
	expect(await listAnswerTemplates(stock)).toMatchObject(denied);
	expect(await addTemplate(stock, { body: 'Dạ còn ạ' })).toMatchObject(denied);
});
