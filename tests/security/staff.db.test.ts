import { globSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { SHOP_ROLES, type ShopRole } from '#src/domains/vendors/contract/shop.ts';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import { newId } from '#src/shared/ids.ts';
import { member, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { answerOf } from '#tests/endpoint-call.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { makeStaff } from '#tests/factories/vendors.ts';
import { ENDPOINT_FILES, ENDPOINTS, openShop, shopRoutes } from './open-shop.ts';
import { type Ask, requestsOf } from './vendor-requests.ts';

const database = await testDatabase();
const { db } = database;
const ROLES_WITHOUT_AMOUNTS: readonly ShopRole[] = SHOP_ROLES.filter((role) => !hasStaffRight(role, 'sums.see'));

const shop = await openShop(database);
const requests = Object.entries(requestsOf(shop));
const known = await shopRoutes();
const people = new Map<ShopRole, string>();
for (const role of SHOP_ROLES) {
	const { id } = await makeCustomer(db);
	await makeStaff(db, shop.shopId, id, role);
	people.set(role, id);
}

function askedBy(role: ShopRole, name: string, { params = {}, query, body }: Ask): Promise<Response> {
	const [method = 'GET'] = name.split(' ');
	const customerId = people.get(role) ?? '';
	const staff = vendor(customerId, shop.shopId, { staffRole: role });
	const key = method === 'GET' ? {} : { key: newId() };
	const call = { actor: member(customerId), vendor: staff, method, params, body, ...key };
	return answerOf(database, known.get(name), { ...call, ...(query === undefined ? {} : { query }) });
}

const may = (role: ShopRole, { right }: Ask): boolean => right === 'any' || hasStaffRight(role, right);

test('the table of vendor requests contains every vendor endpoint', () => {
	expect([...known.keys()].sort()).toEqual(requests.map(([name]) => name).sort());
	expect(globSync('**/*.ts', { cwd: new URL(ENDPOINTS, import.meta.url) })).toHaveLength(ENDPOINT_FILES);
});

test('every vendor endpoint rejects staff without the right with 403', async () => {
	const answered: string[] = [];
	for (const [name, request] of requests) {
		for (const role of SHOP_ROLES.filter((one) => !may(one, request))) {
			const answer = await askedBy(role, name, request);
			const { code = '' } = (await answer.json()) as { code?: string };
			if (answer.status !== 403 || !/role/.test(code)) answered.push(`${role} ${name}: ${answer.status} ${code}`);
		}
	}
	expect(answered).toEqual([]);
});

test('every vendor endpoint answers staff with the right, and sends no amounts to roles without access to money', async () => {
	const wrong: string[] = [];
	for (const [name, request] of requests) {
		for (const role of SHOP_ROLES.filter((one) => may(one, request))) {
			const answer = await askedBy(role, name, request);
			if (answer.status === 403 || answer.status >= 500 || (await isValidationError(answer)))
				wrong.push(`${role} ${name}: ${answer.status} ${(await answer.text()).slice(0, 200)}`);
			else if (ROLES_WITHOUT_AMOUNTS.includes(role))
				wrong.push(...(await amountsIn(answer)).map((where) => `${role} ${name}: ${where}`));
		}
	}
	expect(wrong).toEqual([]);
});

const isValidationError = async (answer: Response): Promise<boolean> =>
	answer.status === 400 || (answer.status === 422 && /http\.invalid/.test(await answer.clone().text()));

async function amountsIn(answer: Response): Promise<readonly string[]> {
	if (answer.headers.get('content-type') === 'application/pdf') {
		const document = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
		const { text } = await extractText(document, { mergePages: false });
		return text.join(' ').match(/\d\s*[₫đ]/g) ?? [];
	}
	const text = await answer.text();
	const written = text.match(/\d\s*[₫đ](?!\p{L})/gu) ?? [];
	const isJson = answer.headers.get('content-type')?.includes('json');
	return [...written, ...(isJson ? sumsOf(JSON.parse(text), '') : [])];
}

function sumsOf(value: unknown, path: string): readonly string[] {
	if (typeof value === 'number') return /(vnd|amount|price|refund|coin)/i.test(path) ? [`${path} = ${value}`] : [];
	if (value === null || typeof value !== 'object') return [];
	return Object.entries(value).flatMap(([key, inner]) => sumsOf(inner, path ? `${path}.${key}` : key));
}
