import { beforeEach, describe, expect, test } from 'vitest';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, operator, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeShop } from '#tests/factories/vendors.ts';
import { type CommissionScope, feesConfig } from '../contract.ts';
import { readRules } from '../db/commission-repository.ts';
import { listCommissionRules } from '../queries/list-commission-rules.ts';
import { productRule } from '../rules/match-rule.ts';
import { loadBaseRates } from './load-base-rates.ts';
import { endCommission, setCommission } from './set-commission.ts';

const database = await testDatabase();
const context = contextOf(database, system());
const operatorContext = contextOf(database, operator(newId()));
const read = readOnly(database.db);
const everything: CommissionScope = { target: 'goods', productId: null, categoryId: null, shopId: null };
const inDays = (days: number) => database.setClock(`${days} days`);

beforeEach(() => inDays(0));

async function soldProduct() {
	const product = await makeProduct(database.db);
	const { rows } = await database.pool.query<{ categoryId: string; shopId: string }>(
		'SELECT category_id AS "categoryId", shop_id AS "shopId" FROM products WHERE id = $1',
		[product.id],
	);
	const [place] = rows;
	if (!place) throw new Error('no product');
	return { productId: product.id, ...place, shopLegalKind: 'household' as const };
}
const rateNow = async (good: Awaited<ReturnType<typeof soldProduct>>) => {
	const { rows } = await database.pool.query<{ now: Date }>('SELECT app_now() AS now');
	return productRule(await readRules(read), good, rows[0]?.now ?? new Date()).rateBp;
};

describe('setCommission', () => {
	test('applies a higher shop rate after the notice period, and the wider rate again after its end', async () => {
		const good = await soldProduct();
		const before = await rateNow(good);
		const set = await setCommission(operatorContext, { ...everything, shopId: good.shopId, rateBp: 900 });
		expect(set.ok).toBe(true);
		expect(await rateNow(good)).toBe(before);
		await inDays(feesConfig.changeNoticeDays + 1);
		expect(await rateNow(good)).toBe(900);
		expect((await endCommission(operatorContext, { id: set.ok ? set.value.id : '' })).ok).toBe(true);
		await inDays(feesConfig.changeNoticeDays + 2);
		expect(await rateNow(good)).toBe(before);
	});

	test("returns vendors.office_own_shop for the operator's own shop and its products, but allows other rules", async () => {
		const shop = await makeShop(database.db);
		const { id: productId } = await makeProduct(database.db, { shopId: shop.id });
		const own = contextOf(database, operator(shop.ownerId));
		const ofShop = { ...everything, shopId: shop.id, rateBp: 300 };
		const ofProduct = { ...everything, productId, rateBp: 300 };
		for (const rule of [ofShop, ofProduct]) {
			expect(codeOf(await setCommission(own, rule))).toBe('vendors.office_own_shop');
			const set = await setCommission(operatorContext, rule);
			const id = set.ok ? set.value.id : expect.fail();
			expect(codeOf(await endCommission(own, { id }))).toBe('vendors.office_own_shop');
			expect((await endCommission(operatorContext, { id })).ok).toBe(true);
		}
		const other = await makeShop(database.db);
		expect((await setCommission(own, { ...ofShop, shopId: other.id })).ok).toBe(true);
	});

	test('accepts one pending change per scope; nineteen concurrent ones return fees.change_waits', async () => {
		const { shopId } = await soldProduct();
		const answers = await Promise.all(
			Array.from({ length: 20 }, (_, at) =>
				setCommission(operatorContext, { ...everything, shopId, rateBp: 1000 + at }),
			),
		);
		expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
		expect(answers.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'fees.change_waits' } });
	});

	test('replaces a global rule without a gap, and endCommission returns fees.global_stays for it', async () => {
		const good = await soldProduct();
		const rules = await listCommissionRules(read);
		const global = rules.find((rule) => rule.target === 'shipping');
		expect(await endCommission(operatorContext, { id: global?.id ?? '' })).toMatchObject({
			error: { code: 'fees.global_stays' },
		});
		expect((await setCommission(operatorContext, { ...everything, target: 'shipping', rateBp: 200 })).ok).toBe(true);
		const shipping = (await listCommissionRules(read)).filter(({ target }) => target === 'shipping');
		expect(shipping.map(({ rateBp }) => rateBp)).toEqual([0, 200]);
		expect(shipping[0]?.validTo).toEqual(shipping[1]?.validFrom);
		expect(await rateNow(good)).toBeGreaterThan(0);
	});

	test.each([
		['above the highest', { ...everything, rateBp: feesConfig.rateMaxBp + 1 }, 'fees.rate_out_of_range'],
		['broken', { ...everything, rateBp: 1.5 }, 'fees.rate_out_of_range'],
		[
			'of shipping for one shop',
			{ ...everything, target: 'shipping', shopId: newId(), rateBp: 1 },
			'fees.scope_refused',
		],
	] as const)('rejects %s', async (_what, input, code) => {
		expect(await setCommission(operatorContext, input)).toMatchObject({ error: { code } });
	});

	test('endCommission returns fees.rule_not_found for an unknown rule', async () => {
		expect(await endCommission(operatorContext, { id: newId() })).toMatchObject({
			error: { code: 'fees.rule_not_found' },
		});
	});
});

describe('commission_rules constraints', () => {
	const insert = 'INSERT INTO commission_rules (id, target, rate_bp, valid_from) VALUES';
	test.each([
		[
			'a second global rate',
			`${insert} (gen_random_uuid(), 'goods', 1, '2021-01-01')`,
			'commission_rules_one_for_goods',
		],
		[
			'a time without a global rate',
			"UPDATE commission_rules SET valid_to = app_now() + interval '400 days' WHERE valid_to IS NULL",
			'always one',
		],
		['an update of a rule', 'UPDATE commission_rules SET rate_bp = 1', 'never changed'],
		['a deletion of a rule', 'DELETE FROM commission_rules', 'never changed'],
	])('the table rejects %s', async (_what, statement, message) => {
		await expect(database.pool.query(statement)).rejects.toThrow(message);
	});
});

test('loadBaseRates does not restore a base rate that an operator ended', async () => {
	const phones = async () =>
		(await listCommissionRules(read)).filter(({ categorySlug }) => categorySlug === 'dien-thoai-phu-kien');
	const [rule] = await phones();
	expect(rule?.rateBp).toBe(feesConfig.base.categoryBp['dien-thoai-phu-kien']);
	await endCommission(operatorContext, { id: rule?.id ?? '' });
	await inDays(feesConfig.changeNoticeDays + 1);
	await loadBaseRates(context);
	expect(await phones()).toEqual([]);
});
