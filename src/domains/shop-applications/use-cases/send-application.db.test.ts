import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { suspendShop } from '#src/domains/shop-sanctions/index.ts';
import { applicationConfig } from '#src/domains/vendors/contract/application.ts';
import { shopApplications, shops } from '#src/domains/vendors/db/tables.ts';
import { findShopOfOwner } from '#src/domains/vendors/index.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, member, operator, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import {
	AGREED,
	BIRTH_DATE,
	citizenNumber,
	makeApplicant,
	makePaper,
	sentApplication,
	submittedAtOf,
	wireApplications,
	writeApplication,
} from '#tests/factories/applications.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { APPLICATION, makeShop } from '#tests/factories/vendors.ts';
import { findPaper } from '../queries/find-paper.ts';
import { getApplication } from '../queries/get-application.ts';
import { findApplicant, findShopForOperator, listShopsInState } from '../queries/list-applications.ts';
import { allowFurtherShop } from './allow-further-shop.ts';
import { checkIdentity } from './check-identity.ts';
import { closeDrafts } from './close-drafts.ts';
import { decideShop } from './decide-shop.ts';
import { discardApplication } from './discard-application.ts';
import { saveApplication } from './save-application.ts';
import { addPaper, removePaper } from './save-papers.ts';
import { sendApplication } from './send-application.ts';
import { submitIdentity } from './submit-identity.ts';
import { withdrawApplication } from './withdraw-application.ts';

const database = await testDatabase();
const { db, pool } = database;
wireApplications();
const operatorContext = async () => contextOf(database, operator((await makeCustomer(db)).id));
const noticesOf = async (customerId: string): Promise<readonly string[]> =>
	(await pool.query('select kind from notices where customer_id = $1 order by id', [customerId])).rows.map(
		({ kind }) => kind,
	);

test('saveApplication merges fields, and submitIdentity stores nothing of the citizen number', async () => {
	const owner = await makeApplicant(database);
	await saveApplication(owner, { name: 'Gạo', legalKind: 'household' });
	await saveApplication(owner, { legalName: 'Hộ kinh doanh Gạo' });
	const number = citizenNumber();
	expect(codeOf(await submitIdentity(owner, { number, birthDate: '1991-05-02' }))).toBe('vendors.identity_invalid');
	expect(codeOf(await submitIdentity(owner, { number, birthDate: BIRTH_DATE }))).toBe('ok');
	expect(await getApplication(owner)).toMatchObject({
		state: null,
		hasIdentity: true,
		papers: [],
		sentAt: null,
		form: { name: 'Gạo', legalKind: 'household', legalName: 'Hộ kinh doanh Gạo' },
	});
	const rows = await db.select().from(shopApplications).where(eq(shopApplications.applicantId, owner.actor.customerId));
	expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${number}|${BIRTH_DATE}`));
});

test('applying rejects minors, unconfirmed e-mail addresses and people who work for a shop', async () => {
	const young = await makeApplicant(database);
	const born = { number: '001210000001', birthDate: '2010-01-01' };
	expect(codeOf(await submitIdentity(young, born))).toBe('vendors.too_young');
	const unread = contextOf(database, member((await makeCustomer(db)).id, { emailVerified: false }));
	expect(codeOf(await saveApplication(unread, { name: 'Gạo' }))).toBe('vendors.email_unverified');
	const shop = await makeShop(db);
	const owner = contextOf(database, member(shop.ownerId));
	expect(codeOf(await saveApplication(owner, { name: 'Gạo' }))).toBe('vendors.application_closed');
});

test('sendApplication names every incomplete field and creates no shop', async () => {
	const owner = await makeApplicant(database);
	await saveApplication(owner, { name: 'Gạo Ngon', legalKind: 'company' });
	expect(await sendApplication(owner, AGREED)).toMatchObject({
		error: {
			code: 'vendors.application_incomplete',
			fields: { legalName: 'vendors.field_missing', papers: 'vendors.papers_missing' },
		},
	});
	expect(await findShopOfOwner(owner.read, owner.actor.customerId)).toBeNull();
	expect(codeOf(await sendApplication(owner, { agreementVersion: '1.0' }))).toBe('vendors.agreement_old');
});

test("addPaper accepts only the applicant's own pictures, and findPaper returns them only to the applicant", async () => {
	const [owner, other] = [await makeApplicant(database), await makeApplicant(database)];
	const pictureId = await makePaper(database, owner.actor.customerId);
	expect(codeOf(await addPaper(other, { pictureId, kind: 'identity' }))).toBe('vendors.paper_unknown');
	expect(codeOf(await addPaper(owner, { pictureId, kind: 'identity' }))).toBe('ok');
	expect([await findPaper(owner, { pictureId }), await findPaper(other, { pictureId })]).toEqual([pictureId, null]);
	expect(codeOf(await removePaper(other, { pictureId }))).toBe('vendors.application_missing');
	expect(await removePaper(owner, { pictureId })).toEqual({ ok: true, value: { papers: [] } });
});

test('an application goes through submission, question, answer and approval, with questions by field and a notice per step', async () => {
	const { owner, shopId, number } = await sentApplication(database);
	const { customerId } = owner.actor;
	expect(await getApplication(owner)).toMatchObject({ state: 'submitted', agreedVersion: '1.2', roundsLeft: 3 });
	expect(codeOf(await saveApplication(owner, { name: 'Khác' }))).toBe('vendors.application_closed');
	const desk = await operatorContext();
	const questions = [{ field: 'legalAddress', text: 'Địa chỉ khác giấy phép' }];
	await decideShop(desk, { shopId, decision: 'ask_for_info', reason: 'Địa chỉ khác giấy phép', questions });
	expect(await getApplication(owner)).toMatchObject({ state: 'needs_info', questions, roundsLeft: 2, answerBy: null });
	await saveApplication(owner, { legalAddress: 'Số 9 ngõ Đúng, Hà Nội' });
	expect(await sendApplication(owner, AGREED)).toMatchObject({ ok: true, value: { shopId } });
	const [shop] = await db.select().from(shops).where(eq(shops.id, shopId));
	expect(shop).toMatchObject({ legalAddress: 'Số 9 ngõ Đúng, Hà Nội', state: 'submitted' });
	await checkIdentity(desk, { shopId, number });
	const submittedAt = await submittedAtOf(database, shopId);
	await decideShop(desk, { shopId, decision: 'approve', submittedAt });
	expect(await getApplication(owner)).toMatchObject({ state: 'approved', questions: [] });
	expect(await noticesOf(customerId)).toEqual([
		'vendors.application_received',
		'vendors.application_asked',
		'vendors.application_received',
		'vendors.application_approved',
	]);
});

test('sendApplication rejects lookalike shop names, also among 20 concurrent applications', async () => {
	const name = 'Trà Sen Hồ Tây';
	await sentApplication(database, { form: { name } });
	for (const [like, code] of [
		['trà  sen hồ-tây', 'vendors.name_taken'],
		['Trà Sеn Hồ Tây', 'vendors.name_letters'],
		['Chợ Biz chính hãng', 'vendors.name_reserved'],
		['Trà Sen Hộ Tây', 'ok'],
	] as const) {
		const owner = await makeApplicant(database);
		await writeApplication(database, owner, { form: { name: like } });
		expect([like, codeOf(await sendApplication(owner, AGREED))]).toEqual([like, code]);
	}
	const crowd = await Promise.all(
		Array.from({ length: 20 }, async () => {
			const owner = await makeApplicant(database);
			await writeApplication(database, owner, { form: { name: 'Mật Ong Rừng' } });
			return owner;
		}),
	);
	const answers = await Promise.all(crowd.map((owner) => sendApplication(owner, AGREED)));
	expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

test('sendApplication returns vendors.identity_taken for a second shop of one legal identity, unless an operator allowed it', async () => {
	const number = citizenNumber();
	const person = { legalKind: 'individual', taxCode: '' } as const;
	await sentApplication(database, { number, form: person });
	const second = await makeApplicant(database);
	await writeApplication(database, second, { number, form: { ...person, name: 'Gạo thứ hai' } });
	expect(codeOf(await sendApplication(second, AGREED))).toBe('vendors.identity_taken');
	const desk = await operatorContext();
	const applicantId = second.actor.customerId;
	expect(codeOf(await allowFurtherShop(desk, { applicantId, reason: ' \u200b' }))).toBe('vendors.reason_missing');
	expect(codeOf(await allowFurtherShop(desk, { applicantId, reason: ' Hai cửa hàng\u200b\n' }))).toBe('ok');
	const { rows } = await database.pool.query<{ reason: string }>(
		"SELECT facts->>'reason' AS reason FROM audit_entries WHERE action = 'further_shop_allowed'",
	);
	expect(rows).toEqual([{ reason: 'Hai cửa hàng' }]);
	expect(codeOf(await sendApplication(second, AGREED))).toBe('ok');
	const { taxCode } = APPLICATION;
	const [one, other] = [await makeApplicant(database), await makeApplicant(database)];
	for (const owner of [one, other]) await writeApplication(database, owner, { form: { taxCode: `${taxCode}-001` } });
	const both = await Promise.all([one, other].map((owner) => sendApplication(owner, AGREED)));
	expect(both.map(codeOf).sort()).toEqual(['ok', 'vendors.identity_taken']);
});

test("the owner of a terminated shop needs an operator's permission to apply again, and operators see the old shop", async () => {
	const number = citizenNumber();
	const person = { legalKind: 'individual', taxCode: '' } as const;
	const { shopId } = await sentApplication(database, { number, form: { ...person, name: 'Vải Lụa Cũ' } });
	const closed = { state: 'terminated', stateReason: 'Bán hàng giả' } as const;
	await db
		.update(shops)
		.set({ ...closed, approvedAt: new Date() })
		.where(eq(shops.id, shopId));
	const again = await makeApplicant(database);
	await writeApplication(database, again, { number, form: { ...person, name: 'Vải Lụa Mới' } });
	expect(codeOf(await sendApplication(again, AGREED))).toBe('vendors.identity_taken');
	const applicantId = again.actor.customerId;
	await allowFurtherShop(await operatorContext(), { applicantId, reason: 'Đã bồi thường xong' });
	const sent = await sendApplication(again, AGREED);
	if (!sent.ok) throw new Error(sent.error.code);
	expect(await findShopForOperator(again.read, sent.value.shopId)).toMatchObject({
		sameIdentity: [{ name: 'Vải Lụa Cũ', ...closed }],
	});
});

test('a person has one shop as an individual or household, and may sell as a company besides', async () => {
	const number = citizenNumber();
	const household = { legalKind: 'household', taxCode: '0311111116', name: 'Chiếu Cói Nga Sơn' } as const;
	await sentApplication(database, { number, form: household });
	const forms = [
		[{ legalKind: 'individual', taxCode: '', name: 'Chiếu Cói Riêng' }, 'vendors.identity_taken'],
		[{ legalKind: 'household', taxCode: '0311111123', name: 'Chiếu Cói Hộ Hai' }, 'vendors.identity_taken'],
		[{ legalKind: 'company', taxCode: '0311111130', name: 'Chiếu Cói Công Ty' }, 'ok'],
	] as const;
	for (const [form, code] of forms) {
		const owner = await makeApplicant(database);
		await writeApplication(database, owner, { number, form });
		expect([form.name, codeOf(await sendApplication(owner, AGREED))]).toEqual([form.name, code]);
	}
});

test('withdrawApplication restores the complete draft, and a second call returns vendors.application_changed', async () => {
	const { owner, shopId } = await sentApplication(database);
	const before = await getApplication(owner);
	const withdraw = () => withdrawApplication(owner, { state: 'submitted' });
	expect(await withdraw()).toMatchObject({ ok: true });
	expect(codeOf(await withdraw())).toBe('vendors.application_changed');
	expect(await getApplication(owner)).toMatchObject({ state: null, form: before.form, papers: before.papers });
	expect(await db.select().from(shops).where(eq(shops.id, shopId))).toEqual([]);
	expect(codeOf(await sendApplication(owner, AGREED))).toBe('ok');
	expect(codeOf(await withdrawApplication(owner, { state: 'needs_info' }))).toBe('vendors.application_changed');
	const shop = await makeShop(db);
	const stranger = contextOf(database, member(shop.ownerId));
	expect(codeOf(await withdrawApplication(stranger, { state: 'submitted' }))).toBe('vendors.application_missing');
});

const picturesOf = async (customerId: string): Promise<number> =>
	(await pool.query('select from private_pictures where uploaded_by = $1', [customerId])).rowCount ?? 0;

test('discardApplication deletes only drafts, together with the pictures of their papers', async () => {
	const { owner } = await sentApplication(database);
	expect(codeOf(await discardApplication(owner))).toBe('vendors.application_closed');
	await withdrawApplication(owner, { state: 'submitted' });
	const [paper] = (await getApplication(owner)).papers;
	expect(await picturesOf(owner.actor.customerId)).toBe(2);
	await removePaper(owner, { pictureId: paper?.pictureId ?? '' });
	expect(await picturesOf(owner.actor.customerId)).toBe(1);
	expect(codeOf(await discardApplication(owner))).toBe('ok');
	expect(await getApplication(owner)).toMatchObject({ state: null, form: {}, papers: [] });
	expect(await picturesOf(owner.actor.customerId)).toBe(0);
	expect(codeOf(await discardApplication(owner))).toBe('vendors.application_missing');
});

test('closeDrafts deletes abandoned drafts and notifies their owners, and leaves submitted applications', async () => {
	const draft = await makeApplicant(database);
	await writeApplication(database, draft);
	const { owner } = await sentApplication(database);
	await database.setClock(`${applicationConfig.draftDays - 1} days`);
	await closeDrafts(contextOf(database, system()));
	expect((await getApplication(draft)).papers).toHaveLength(2);
	await database.setClock(`${applicationConfig.draftDays + 1} days`);
	await closeDrafts(contextOf(database, system()));
	await database.setClock('0 s');
	expect(await getApplication(draft)).toMatchObject({ form: {}, papers: [] });
	expect(await noticesOf(draft.actor.customerId)).toEqual(['vendors.draft_closed']);
	expect([await picturesOf(draft.actor.customerId), await picturesOf(owner.actor.customerId)]).toEqual([0, 2]);
	expect((await getApplication(owner)).state).toBe('submitted');
});

test('suspendShop suspends and reinstates a shop, each with a reason and a notice', async () => {
	const shop = await makeShop(db);
	const desk = await operatorContext();
	const suspend = (isSuspended: boolean, reason = '') => suspendShop(desk, { shopId: shop.id, isSuspended, reason });
	expect(codeOf(await suspend(true))).toBe('vendors.reason_missing');
	expect(codeOf(await suspend(true, 'Hàng giả'))).toBe('ok');
	expect(codeOf(await suspend(true, 'Hàng giả'))).toBe('vendors.state_refuses');
	expect(codeOf(await suspend(false))).toBe('vendors.reason_missing');
	expect(codeOf(await suspend(false, 'Đã nộp hóa đơn'))).toBe('ok');
	expect(codeOf(await suspend(false, 'Đã nộp hóa đơn'))).toBe('vendors.state_refuses');
	expect(await noticesOf(shop.ownerId)).toEqual(['vendors.shop_suspended', 'vendors.shop_reinstated']);
});

test('operators find a waiting application with its papers by id, slug or e-mail', async () => {
	const { owner, shopId } = await sentApplication(database);
	const waiting = await listShopsInState(owner.read, 'submitted', 100);
	const row = waiting.find(({ id }) => id === shopId);
	const shown = await findShopForOperator(owner.read, shopId);
	expect(shown).toMatchObject({ id: shopId, hasIdentity: true, identityCheckedAt: null, agreementVersion: '1.2' });
	expect(shown?.papers.map(({ kind }) => kind)).toEqual(['identity', 'licence']);
	for (const name of [row?.slug ?? '', row?.email.toUpperCase() ?? ''])
		expect((await findShopForOperator(owner.read, name))?.id).toBe(shopId);
	expect(await findApplicant(owner.read, row?.email ?? '')).toBe(owner.actor.customerId);
	expect(await findShopForOperator(owner.read, 'khong-co')).toBeNull();
});
