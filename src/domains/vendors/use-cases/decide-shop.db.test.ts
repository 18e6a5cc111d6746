import { expect, test } from 'vitest';
import { contextOf, operator } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { hearDroppedPages } from '#tests/dropped-pages.ts';
import { makeApplicant, sentApplication, wireApplications } from '#tests/makers/applications.ts';
import { makeCustomer } from '#tests/makers/identity.ts';
import { INFO_ROUNDS_MAX } from '../contract.ts';
import { checkIdentity, decideShop, findShopOfOwner, submitShop } from '../index.ts';

const database = await testDatabase();
const heard = hearDroppedPages(database);

const applicant = () => makeApplicant(database);
wireApplications();
const inOffice = async () => contextOf(database, operator((await makeCustomer(database.db)).id));
const codeOf = (answer: { readonly ok: boolean; readonly error?: { readonly code: string } }) => answer.error?.code;

async function submitted() {
	const { owner, shopId, number } = await sentApplication(database);
	await checkIdentity(await inOffice(), { shopId, number });
	return { owner, shopId };
}

test('an applicant opens a draft, hands it in, and is approved', async () => {
	const { owner, shopId } = await submitted();
	expect(await decideShop(await inOffice(), { shopId, decision: 'approve' })).toEqual({ ok: true, value: { shopId } });
	expect(await findShopOfOwner(owner.read, owner.actor.customerId)).toMatchObject({ id: shopId, state: 'approved' });
});

test('a shop that is decided on is rendered anew, and so is the list of shops', async () => {
	const { shopId } = await submitted();
	await heard();
	await decideShop(await inOffice(), { shopId, decision: 'approve' });
	expect(await heard()).toEqual([`shop:${shopId}`, 'shops']);
});

test('nobody hands in the shop of somebody else, and no shop twice', async () => {
	const { owner, shopId } = await submitted();
	expect(codeOf(await submitShop(await applicant(), { shopId }))).toBe('vendors.not_found');
	expect(codeOf(await submitShop(owner, { shopId }))).toBe('vendors.state_refuses');
});

test('every answer but yes carries its reason', async () => {
	const { shopId } = await submitted();
	expect(codeOf(await decideShop(await inOffice(), { shopId, decision: 'reject', reason: '  ' }))).toBe(
		'vendors.reason_missing',
	);
});

test('more papers are asked for so often and no more; then it is yes or no', async () => {
	const { owner, shopId } = await submitted();
	const office = await inOffice();
	const ask = () => decideShop(office, { shopId, decision: 'ask_for_info', reason: 'Thiếu giấy đăng ký' });
	for (let round = 0; round < INFO_ROUNDS_MAX; round += 1) {
		expect(await ask()).toMatchObject({ ok: true });
		expect(await submitShop(owner, { shopId })).toMatchObject({ ok: true });
	}
	expect(codeOf(await ask())).toBe('vendors.info_rounds_used');
	expect(await decideShop(office, { shopId, decision: 'reject', reason: 'Không đủ giấy tờ' })).toMatchObject({
		ok: true,
	});
	expect(codeOf(await decideShop(office, { shopId, decision: 'approve' }))).toBe('vendors.state_refuses');
});

test('of two operators who decide at once one does', async () => {
	const { shopId } = await submitted();
	const [first, second] = [await inOffice(), await inOffice()];
	const answers = await Promise.all([
		decideShop(first, { shopId, decision: 'approve' }),
		decideShop(second, { shopId, decision: 'reject', reason: 'Trùng tên' }),
	]);
	expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

test('nobody sells before an operator has compared who stands behind the shop with the papers', async () => {
	const { shopId, number } = await sentApplication(database);
	const office = await inOffice();
	expect(codeOf(await decideShop(office, { shopId, decision: 'approve' }))).toBe('vendors.identity_unchecked');
	expect(codeOf(await checkIdentity(office, { shopId, number: '001090999999' }))).toBe('vendors.identity_differs');
	expect(await checkIdentity(office, { shopId, number })).toMatchObject({ ok: true });
	expect(await decideShop(office, { shopId, decision: 'approve' })).toMatchObject({ ok: true });
});
