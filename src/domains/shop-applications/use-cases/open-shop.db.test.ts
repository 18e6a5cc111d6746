import { expect, test } from 'vitest';
import { findShopOfOwner } from '#src/domains/vendors/index.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, member } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { APPLICATION } from '#tests/factories/vendors.ts';
import { openShop } from './open-shop.ts';

const database = await testDatabase();

const applicant = async () => contextOf(database, member((await makeCustomer(database.db)).id));

test('openShop names every field with a link or contact data and creates no shop', async () => {
	const owner = await applicant();
	const written = { ...APPLICATION, name: 'Gạo 0912 345 678', description: 'Xem gaonha.vn' };
	expect(await openShop(owner, written)).toMatchObject({
		error: { fields: { name: 'vendors.words_contact', description: 'vendors.words_link' } },
	});
	expect(await findShopOfOwner(owner.read, owner.actor.customerId)).toBeNull();
});

test('20 concurrent openShop calls of one person create one shop', async () => {
	const owner = await applicant();
	const answers = await Promise.all(Array.from({ length: 20 }, () => openShop(owner, APPLICATION)));
	expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
	expect(new Set(answers.filter(({ ok }) => !ok).map(codeOf))).toEqual(new Set(['vendors.has_shop']));
});

test('two shops with the same name get different slugs', async () => {
	const [first, second] = [
		await openShop(await applicant(), APPLICATION),
		await openShop(await applicant(), APPLICATION),
	];
	if (!first.ok || !second.ok) throw new Error('not opened');
	expect(first.value.slug).not.toBe(second.value.slug);
});

test.each([
	['vendors.tax_code_missing', { legalKind: 'company', taxCode: undefined }],
	['vendors.phone_invalid', { phone: '0112345678' }],
	['vendors.province_unknown', { provinceCode: '99' }],
] as const)('openShop rejects %s', async (code, wrong) => {
	const { taxCode, ...rest } = { ...APPLICATION, ...wrong };
	expect(codeOf(await openShop(await applicant(), { ...rest, ...(taxCode ? { taxCode } : {}) }))).toBe(code);
});

test('openShop returns vendors.email_unverified before the e-mail address is confirmed', async () => {
	const { id } = await makeCustomer(database.db);
	const owner = contextOf(database, member(id, { emailVerified: false }));
	expect(codeOf(await openShop(owner, APPLICATION))).toBe('vendors.email_unverified');
});
