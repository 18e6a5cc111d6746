import { expect, test } from 'vitest';
import { applicationConfig } from '#src/domains/vendors/contract/application.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, operator, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { BIRTH_DATE, citizenNumber, sentApplication, wireApplications } from '#tests/factories/applications.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { noticesOf } from '#tests/factories/suspensions.ts';
import { getApplication } from '../queries/get-application.ts';
import { closeDrafts } from './close-drafts.ts';
import { decideShop } from './decide-shop.ts';
import { saveApplication } from './save-application.ts';
import { removePaper } from './save-papers.ts';
import { submitIdentity } from './submit-identity.ts';

const database = await testDatabase();
const { db, pool } = database;
wireApplications();
const { draftDays } = applicationConfig;

async function requestedApplication() {
	const sent = await sentApplication(database);
	const operatorContext = contextOf(database, operator((await makeCustomer(db)).id));
	const questions = [{ field: 'legalAddress', text: 'Bạn ghi tên phường nhé' }];
	const request = { shopId: sent.shopId, decision: 'ask_for_info', reason: 'Thiếu phường', questions } as const;
	expect(codeOf(await decideShop(operatorContext, request))).toBe('ok');
	return sent;
}
const countOf = async (text: string, id: string): Promise<number> => (await pool.query(text, [id])).rowCount ?? 0;
const closeAfter = async (days: number): Promise<void> => {
	await database.setClock(`${days} days`);
	await closeDrafts(contextOf(database, system()));
};

test('closeDrafts closes an application whose question stays unanswered, deletes its papers and notifies the applicant', async () => {
	const { owner, shopId } = await requestedApplication();
	const { customerId } = owner.actor;
	const { closesAt, savedAt } = await getApplication(owner);
	expect(Date.parse(closesAt ?? '') - Date.parse(savedAt ?? '')).toBe(draftDays * 86_400_000);
	await closeAfter(draftDays - 1);
	expect((await getApplication(owner)).state).toBe('needs_info');
	await closeAfter(draftDays + 1);
	await closeDrafts(contextOf(database, system()));
	await database.setClock('0 s');
	expect(await getApplication(owner)).toMatchObject({ state: null, form: {}, papers: [], rejection: null });
	for (const text of [
		'select from shops where id = $1',
		'select from shop_staff where shop_id = $1',
		'select from shop_slugs where shop_id = $1',
		'select from shop_applications where shop_id = $1',
	])
		expect(await countOf(text, shopId)).toBe(0);
	expect(await countOf('select from private_pictures where uploaded_by = $1', customerId)).toBe(0);
	expect((await noticesOf(database, customerId)).filter((kind) => kind === 'vendors.draft_closed')).toHaveLength(1);
	const actions = "select from audit_entries where subject_id = $1 and action = 'unanswered'";
	expect(await countOf(actions, shopId)).toBe(1);
});

test('getApplication marks each question as answered once the value of its field has changed', async () => {
	const { owner, shopId } = await sentApplication(database);
	const operatorContext = contextOf(database, operator((await makeCustomer(db)).id));
	const [paper] = (await getApplication(owner)).papers;
	const questions = [
		{ field: 'papers', text: 'Ảnh mờ' },
		{ field: 'papers', text: 'Thiếu mặt sau' },
		{ field: 'phone', text: 'Số này không gọi được' },
		{ field: 'identity', text: 'Số căn cước khác giấy tờ' },
	];
	await decideShop(operatorContext, { shopId, decision: 'ask_for_info', reason: 'Thiếu', questions });
	const answered = async () => (await getApplication(owner)).questions.map(({ isAnswered }) => isAnswered);
	expect(await answered()).toEqual([false, false, false, false]);
	await removePaper(owner, { pictureId: paper?.pictureId ?? '' });
	expect(await answered()).toEqual([true, true, false, false]);
	await saveApplication(owner, { phone: '0987 654 321' });
	await submitIdentity(owner, { number: citizenNumber(), birthDate: BIRTH_DATE });
	expect(await answered()).toEqual([true, true, true, true]);
});

test('saving a partial answer restarts the deadline of closeDrafts', async () => {
	const { owner } = await requestedApplication();
	await database.setClock(`${draftDays - 1} days`);
	await saveApplication(owner, { legalAddress: 'Số 3 ngõ Thử, phường Ba Đình, Hà Nội' });
	await closeAfter(draftDays + 1);
	expect((await getApplication(owner)).state).toBe('needs_info');
	await closeAfter(2 * draftDays);
	expect((await getApplication(owner)).state).toBeNull();
	await database.setClock('0 s');
});
