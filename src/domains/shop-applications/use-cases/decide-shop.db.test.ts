import { expect, test } from 'vitest';
import { INFO_ROUNDS_MAX } from '#src/domains/vendors/contract/shop.ts';
import { findShopOfOwner } from '#src/domains/vendors/index.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, operator } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { collectDroppedPages } from '#tests/dropped-pages.ts';
import {
	AGREED,
	makeApplicant,
	makePaper,
	sentApplication,
	submittedAtOf,
	wireApplications,
} from '#tests/factories/applications.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { getApplication } from '../queries/get-application.ts';
import { checkIdentity } from './check-identity.ts';
import { decideShop } from './decide-shop.ts';
import { saveApplication } from './save-application.ts';
import { addPaper } from './save-papers.ts';
import { sendApplication } from './send-application.ts';
import { submitShop } from './submit-shop.ts';
import { withdrawApplication } from './withdraw-application.ts';

const database = await testDatabase();
const heard = collectDroppedPages(database);

const applicant = () => makeApplicant(database);
wireApplications();
const inOperatorConsole = async () => contextOf(database, operator((await makeCustomer(database.db)).id));

async function submitted() {
	const { owner, shopId, number, submittedAt } = await sentApplication(database);
	await checkIdentity(await inOperatorConsole(), { shopId, number });
	return { owner, shopId, number, submittedAt };
}

test('an applicant opens a shop, submits it, and decideShop approves it', async () => {
	const { owner, shopId, submittedAt } = await submitted();
	expect(await decideShop(await inOperatorConsole(), { shopId, decision: 'approve', submittedAt })).toEqual({
		ok: true,
		value: { shopId },
	});
	expect(await findShopOfOwner(owner.read, owner.actor.customerId)).toMatchObject({ id: shopId, state: 'approved' });
});

test('decideShop drops the cached pages of the shop and the list of shops', async () => {
	const { shopId, submittedAt } = await submitted();
	await heard();
	await decideShop(await inOperatorConsole(), { shopId, decision: 'approve', submittedAt });
	expect(await heard()).toEqual([`shop:${shopId}`, 'shops']);
});

test("submitShop returns vendors.not_found for another person's shop and vendors.state_refuses for a second submission", async () => {
	const { owner, shopId } = await submitted();
	expect(codeOf(await submitShop(await applicant(), { shopId }))).toBe('vendors.not_found');
	expect(codeOf(await submitShop(owner, { shopId }))).toBe('vendors.state_refuses');
});

test('decideShop returns vendors.reason_missing for a rejection without a reason', async () => {
	const { shopId } = await submitted();
	expect(codeOf(await decideShop(await inOperatorConsole(), { shopId, decision: 'reject', reason: '  ' }))).toBe(
		'vendors.reason_missing',
	);
});

test('decideShop returns vendors.info_rounds_used after INFO_ROUNDS_MAX requests for information', async () => {
	const { owner, shopId } = await submitted();
	const operatorContext = await inOperatorConsole();
	const request = () => decideShop(operatorContext, { shopId, decision: 'ask_for_info', reason: 'Thiếu giấy đăng ký' });
	for (let round = 0; round < INFO_ROUNDS_MAX; round += 1) {
		expect(await request()).toMatchObject({ ok: true });
		expect(await submitShop(owner, { shopId })).toMatchObject({ ok: true });
	}
	expect(codeOf(await request())).toBe('vendors.info_rounds_used');
	expect(await decideShop(operatorContext, { shopId, decision: 'reject', reason: 'Không đủ giấy tờ' })).toMatchObject({
		ok: true,
	});
	expect(codeOf(await decideShop(operatorContext, { shopId, decision: 'approve' }))).toBe('vendors.state_refuses');
});

test('two operators who decide concurrently: one decision succeeds', async () => {
	const { shopId, submittedAt } = await submitted();
	const [first, second] = [await inOperatorConsole(), await inOperatorConsole()];
	const answers = await Promise.all([
		decideShop(first, { shopId, decision: 'approve', submittedAt }),
		decideShop(second, { shopId, decision: 'reject', reason: 'Trùng tên' }),
	]);
	expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

test('decideShop returns vendors.identity_unchecked until checkIdentity has matched the citizen number', async () => {
	const { shopId, number, submittedAt } = await sentApplication(database);
	const operatorContext = await inOperatorConsole();
	const approve = () => decideShop(operatorContext, { shopId, decision: 'approve', submittedAt });
	expect(codeOf(await approve())).toBe('vendors.identity_unchecked');
	expect(codeOf(await checkIdentity(operatorContext, { shopId, number: '001090999999' }))).toBe(
		'vendors.identity_differs',
	);
	expect(await checkIdentity(operatorContext, { shopId, number })).toMatchObject({ ok: true });
	expect(await approve()).toMatchObject({ ok: true });
});

test('decideShop needs the current submittedAt, and a new identity check after a change of legal data or papers', async () => {
	const { owner, shopId, number, submittedAt } = await submitted();
	const operatorContext = await inOperatorConsole();
	const reason = 'Tên chưa rõ';
	const approve = (read?: string) =>
		decideShop(operatorContext, { shopId, decision: 'approve', ...(read === undefined ? {} : { submittedAt: read }) });
	expect(codeOf(await approve())).toBe('vendors.application_changed');
	const { customerId } = owner.actor;
	for (const change of [
		() => saveApplication(owner, { legalName: 'CÔNG TY KHÁC' }),
		async () => addPaper(owner, { pictureId: await makePaper(database, customerId), kind: 'identity' }),
	]) {
		await decideShop(operatorContext, { shopId, decision: 'ask_for_info', reason });
		expect(await change()).toMatchObject({ ok: true });
		expect(await sendApplication(owner, AGREED)).toMatchObject({ ok: true });
		const sent = await submittedAtOf(database, shopId);
		expect(codeOf(await approve(submittedAt))).toBe('vendors.application_changed');
		expect(codeOf(await approve(sent))).toBe('vendors.identity_unchecked');
		await checkIdentity(operatorContext, { shopId, number });
	}
	await decideShop(operatorContext, { shopId, decision: 'ask_for_info', reason });
	await saveApplication(owner, { legalName: 'CÔNG TY KHÁC', tagline: 'Ngon' });
	await sendApplication(owner, AGREED);
	expect(codeOf(await approve(submittedAt))).toBe('vendors.application_changed');
	expect(await approve(await submittedAtOf(database, shopId))).toMatchObject({ ok: true });
});

test('the information requests used so far still count after a withdrawal and a new submission', async () => {
	const { owner, shopId } = await submitted();
	const operatorContext = await inOperatorConsole();
	await decideShop(operatorContext, { shopId, decision: 'ask_for_info', reason: 'Thiếu giấy' });
	expect(await withdrawApplication(owner, { state: 'needs_info' })).toMatchObject({ ok: true });
	expect(await getApplication(owner)).toMatchObject({ state: null, roundsLeft: INFO_ROUNDS_MAX - 1 });
	const again = await sendApplication(owner, AGREED);
	expect(await getApplication(owner)).toMatchObject({ state: 'submitted', roundsLeft: INFO_ROUNDS_MAX - 1 });
	const shop = again.ok ? again.value.shopId : '';
	for (let round = 1; round < INFO_ROUNDS_MAX; round += 1) {
		await decideShop(operatorContext, { shopId: shop, decision: 'ask_for_info', reason: 'Thiếu giấy' });
		await submitShop(owner, { shopId: shop });
	}
	expect(codeOf(await decideShop(operatorContext, { shopId: shop, decision: 'ask_for_info', reason: 'Nữa' }))).toBe(
		'vendors.info_rounds_used',
	);
});
