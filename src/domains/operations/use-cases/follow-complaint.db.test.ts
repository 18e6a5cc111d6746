import { beforeAll, expect, test } from 'vitest';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, member, operator } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { wireOrderPayments } from '#tests/factories/orders.ts';
import { listOwnComplaints } from '../queries/list-own-complaints.ts';
import { listWaitingComplaints } from '../queries/list-waiting-complaints.ts';
import { answerComplaint } from './answer-complaint.ts';
import { fileComplaint } from './file-complaint.ts';
import { followComplaint } from './follow-complaint.ts';

const database = await testDatabase();
const read = readOnly(database.db);
const operatorContext = contextOf(database, operator(newId()));
beforeAll(() => void wireOrderPayments());

async function answered() {
	const { id: customerId } = await makeCustomer(database.db);
	const context = contextOf(database, member(customerId));
	const filed = await fileComplaint(context, { topic: 'refund', text: 'Chưa thấy tiền hoàn về.' });
	if (!filed.ok) throw new Error(filed.error.code);
	const { id: complaintId, number } = filed.value;
	await answerComplaint(operatorContext, { complaintId, text: 'Tiền đã gửi hôm qua.', isEnd: false });
	const follow = (text: string, isSolved: boolean) => followComplaint(context, { complaintId, text, isSolved });
	return { context, number, follow };
}

test('a message of the customer reopens an answered complaint until they close it', async () => {
	const { context, number, follow } = await answered();
	const isWaiting = async () => (await listWaitingComplaints(read)).some((waiting) => waiting.number === number);
	expect(await follow('Vẫn chưa thấy.', false)).toMatchObject({ value: { state: 'open' } });
	expect(await isWaiting()).toBe(true);
	expect(await follow('', true)).toMatchObject({ value: { state: 'closed' } });
	expect(await isWaiting()).toBe(false);
	const [own] = (await listOwnComplaints(context)).items;
	expect(own?.words.map(({ party }) => party)).toEqual(['customer', 'operator', 'customer']);
});

test('followComplaint accepts one of twenty concurrent closings', async () => {
	const { follow } = await answered();
	const all = await Promise.all(Array.from({ length: 20 }, () => follow('Xong rồi, cảm ơn.', true)));
	expect(all.filter(({ ok }) => ok)).toHaveLength(1);
});
