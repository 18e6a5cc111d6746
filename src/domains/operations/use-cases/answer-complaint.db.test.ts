import { beforeAll, expect, test } from 'vitest';
import { readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import { codeOf } from '#tests/code-of.ts';
import { contextOf, member, operator, publishedEvents } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { wireOrderPayments } from '#tests/factories/orders.ts';
import { getComplaint, listWaitingComplaints } from '../queries/list-waiting-complaints.ts';
import { answerComplaint } from './answer-complaint.ts';
import { fileComplaint } from './file-complaint.ts';

const database = await testDatabase();
const read = readOnly(database.db);
const operatorContext = contextOf(database, operator(newId()));
beforeAll(() => void wireOrderPayments());

async function complaint() {
	const { id: customerId } = await makeCustomer(database.db);
	const context = contextOf(database, member(customerId));
	const filed = await fileComplaint(context, { topic: 'payment', text: 'Tiền đã trừ mà đơn vẫn chờ.' });
	if (!filed.ok) throw new Error(filed.error.code);
	return filed.value;
}

test('answerComplaint stores the answer, notifies the customer and closes the complaint', async () => {
	const { id: complaintId, number } = await complaint();
	const answer = (text: string, isEnd: boolean) => answerComplaint(operatorContext, { complaintId, text, isEnd });
	expect(await answer(' Đang hỏi ngân hàng. ', false)).toMatchObject({ value: { state: 'answered' } });
	expect(await answer('Tiền đã về.', true)).toMatchObject({ value: { state: 'closed' } });
	expect(codeOf(await answer('Thêm một lời', false))).toBe('operations.complaint_closed');
	const seen = await getComplaint(read, number);
	expect(seen?.words.map(({ party, text }) => [party, text]).slice(1)).toEqual([
		['operator', 'Đang hỏi ngân hàng.'],
		['operator', 'Tiền đã về.'],
	]);
	expect((await listWaitingComplaints(read)).map((waiting) => waiting.number)).not.toContain(number);
	const moved = await publishedEvents<{ complaintId: string; step: string }>(database, 'operations.complaint_moved');
	const steps = moved.filter((of) => of.complaintId === complaintId).map(({ step }) => step);
	expect(steps.sort()).toEqual(['answered', 'closed', 'filed']);
});

test('answerComplaint returns operations.complaint_text_needed for an empty text and operations.complaint_not_found for an unknown complaint', async () => {
	const { id: complaintId, number } = await complaint();
	expect(codeOf(await answerComplaint(operatorContext, { complaintId, text: ' \n ', isEnd: true }))).toBe(
		'operations.complaint_text_needed',
	);
	expect(await getComplaint(read, number)).toMatchObject({ state: 'open' });
	expect(codeOf(await answerComplaint(operatorContext, { complaintId: newId(), text: 'x', isEnd: false }))).toBe(
		'operations.complaint_not_found',
	);
});
