import { beforeAll, beforeEach, expect, test } from 'vitest';
import { readOnly } from '#src/platform/db/index.ts';
import { addMs, HOUR_MS } from '#src/shared/time.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, member, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { makeBuyer, makeGroup, wireOrderPayments } from '#tests/factories/orders.ts';
import { COMPLAINTS_OPEN_MAX, type FileComplaintInput } from '../contract/complaints.ts';
import { watchComplaints } from '../jobs/watch-complaints.ts';
import { listOwnComplaints } from '../queries/list-own-complaints.ts';
import { getComplaint, listWaitingComplaints } from '../queries/list-waiting-complaints.ts';
import { notifyComplaintMoved } from '../subscribers/notify-complaints.ts';
import { answerComplaint } from './answer-complaint.ts';
import { fileComplaint } from './file-complaint.ts';
import { followComplaint } from './follow-complaint.ts';

const database = await testDatabase();
const read = readOnly(database.db);
const operator = contextOf(database, system('operator_command'));
const STUCK: FileComplaintInput = { topic: 'payment', text: 'Tiền đã trừ mà đơn vẫn chờ thanh toán.' };

beforeAll(() => void wireOrderPayments());
beforeEach(() => database.setClock(''));

async function complainer() {
	const { id } = await makeCustomer(database.db);
	return contextOf(database, member(id));
}
async function filed(context: Awaited<ReturnType<typeof complainer>>, input: FileComplaintInput = STUCK) {
	const answer = await fileComplaint(context, input);
	if (!answer.ok) throw new Error(answer.error.code);
	return answer.value;
}

test('fileComplaint returns a number and the deadlines, and both sides read the same entries until it is closed', async () => {
	const context = await complainer();
	const { id, number, filedAt, answerBy, state } = await filed(context);
	expect(state).toBe('open');
	expect(new Date(answerBy)).toEqual(addMs(new Date(filedAt), 24 * HOUR_MS));
	const answered = await answerComplaint(operator, {
		complaintId: id,
		text: 'Chúng tôi đang hỏi VNPAY.',
		isEnd: false,
	});
	expect(answered).toMatchObject({ value: { state: 'answered' } });
	const more = { complaintId: id, text: 'Mã giao dịch là 123.', isSolved: false };
	expect(await followComplaint(context, more)).toMatchObject({ value: { state: 'open' } });
	const ended = await answerComplaint(operator, {
		complaintId: id,
		text: 'Tiền đã về tài khoản của bạn.',
		isEnd: true,
	});
	expect(ended).toMatchObject({ value: { state: 'closed' } });
	const [mine] = (await listOwnComplaints(context)).items;
	expect(mine?.words.map(({ party }) => party)).toEqual(['customer', 'operator', 'customer', 'operator']);
	expect(await getComplaint(read, number)).toEqual(mine);
	expect(codeOf(await followComplaint(context, more))).toBe('operations.complaint_closed');
	expect(codeOf(await answerComplaint(operator, { complaintId: id, text: 'x', isEnd: false }))).toBe(
		'operations.complaint_closed',
	);
});

test('followComplaint closes a complaint with or without a text, but needs a text to continue it', async () => {
	const context = await complainer();
	const { id } = await filed(context);
	expect(codeOf(await followComplaint(context, { complaintId: id, text: '  ', isSolved: false }))).toBe(
		'operations.complaint_text_needed',
	);
	expect(await followComplaint(context, { complaintId: id, text: '', isSolved: true })).toMatchObject({ ok: true });
	expect((await listOwnComplaints(context)).items[0]).toMatchObject({ state: 'closed' });
});

test('fileComplaint returns operations.complaint_order_unknown for orders of others, and a complaint is read by its author only', async () => {
	const buyer = await makeBuyer(database);
	const product = await makeProduct(database.db);
	const group = await makeGroup(buyer, [{ variantId: product.variants[0]?.id ?? '' }]);
	const orderNumber = group.orders[0]?.number ?? '';
	const other = await complainer();
	const about = { ...STUCK, topic: 'order', orderNumber } as const;
	expect(codeOf(await fileComplaint(other, about))).toBe('operations.complaint_order_unknown');
	const own = await filed(buyer.context, about);
	expect(own.orderNumber).toBe(orderNumber);
	expect((await listOwnComplaints(other)).items).toEqual([]);
	const meddled = await followComplaint(other, { complaintId: own.id, text: 'x', isSolved: true });
	expect(codeOf(meddled)).toBe('operations.complaint_not_found');
});

test('twenty concurrent fileComplaint calls file at most COMPLAINTS_OPEN_MAX complaints', async () => {
	const context = await complainer();
	const answers = await Promise.all(Array.from({ length: 20 }, () => fileComplaint(context, STUCK)));
	expect(answers.filter(({ ok }) => ok)).toHaveLength(COMPLAINTS_OPEN_MAX);
	expect((await listOwnComplaints(context)).items).toHaveLength(COMPLAINTS_OPEN_MAX);
});

test('concurrent answers, a closing and customer messages are all stored, and the complaint stays closed', async () => {
	const context = await complainer();
	const { id, number } = await filed(context);
	const all = await Promise.all(
		Array.from({ length: 20 }, (_, at) =>
			at % 2 === 0
				? answerComplaint(operator, { complaintId: id, text: `Trả lời ${at}`, isEnd: at === 10 })
				: followComplaint(context, { complaintId: id, text: `Viết thêm ${at}`, isSolved: false }),
		),
	);
	const done = all.filter(({ ok }) => ok).length;
	const after = await getComplaint(read, number);
	expect(after).toMatchObject({ state: 'closed' });
	expect(after?.words).toHaveLength(1 + done);
});

test('a missed deadline is shown to operators and logged by watchComplaints every hour', async () => {
	const context = await complainer();
	const { id, number } = await filed(context, { ...STUCK, topic: 'refund' });
	const mine = async () => (await listWaitingComplaints(read)).find((waiting) => waiting.number === number);
	expect(await mine()).toMatchObject({ late: null });
	await database.setClock('49 hours');
	expect(await mine()).toMatchObject({ late: 'answer' });
	await watchComplaints.handle(operator, {});
	await answerComplaint(operator, { complaintId: id, text: 'Đang kiểm tra với ngân hàng.', isEnd: false });
	expect(await mine()).toMatchObject({ late: null });
	await database.setClock('8 days');
	expect(await mine()).toMatchObject({ late: 'end' });
});

test('the customer gets one notice per step of others and none for their own', async () => {
	const context = await complainer();
	const { id } = await filed(context);
	const { rows: words } = await database.pool.query<{ id: string }>(
		'SELECT id FROM complaint_words WHERE complaint_id = $1',
		[id],
	);
	const moved = { complaintId: id, wordId: words[0]?.id ?? '', step: 'filed' } as const;
	for (let time = 0; time < 2; time += 1) await notifyComplaintMoved.handle(operator, moved);
	const { rows } = await database.pool.query('SELECT kind FROM notices WHERE customer_id = $1', [
		context.actor.customerId,
	]);
	expect(rows).toEqual([{ kind: 'operations.complaint_filed' }]);
});
