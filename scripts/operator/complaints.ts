import { answerComplaint, getComplaint, listWaitingComplaints } from '#src/domains/operations/index.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { type Command, done, failed, failureOutcome, operatorContext } from './outcome.ts';

export const COMPLAINTS_USAGE = `       npm run operator -- complaints list
       npm run operator -- complaints show NUMBER
       npm run operator -- complaints answer NUMBER WORDS
       npm run operator -- complaints close NUMBER WORDS
`;

const list: Command = async ({ read }) => {
	const waiting = await listWaitingComplaints(read);
	return done(
		`${waiting.length} wait`,
		...waiting.map(({ number, topic, state, orderNumber, answerBy, solveBy, late }) => {
			const order = orderNumber ? `\torder ${orderNumber}` : '';
			const isLate = late ? ` LATE: ${late}` : '';
			return `${number}\t${topic}\t${state}${order}\tanswer by ${formatDateTime(answerBy)}\tend by ${formatDateTime(solveBy)}${isLate}`;
		}),
	);
};

const show =
	(number: string): Command =>
	async ({ read }) => {
		const found = await getComplaint(read, number);
		if (!found) return failed('no such complaint');
		const { topic, state, orderNumber, words } = found;
		return done(
			`${number}\t${topic}\t${state}\t${orderNumber ?? ''}`,
			...words.map(({ party, text, at }) => `${formatDateTime(new Date(at))}\t${party}: ${text}`),
		);
	};

const answer =
	(number: string, text: string, isEnd: boolean): Command =>
	async (parts) => {
		const found = await getComplaint(parts.read, number);
		if (!found) return failed('no such complaint');
		const answered = await answerComplaint(operatorContext(parts), { complaintId: found.id, text, isEnd });
		return answered.ok ? done(`complaint ${number} is ${answered.value.state}`) : failureOutcome(answered.error);
	};

export function complaintsCommand([act, number = '', text = '']: readonly string[]): Command | null {
	if (act === 'list') return list;
	if (!/^\d{10}$/.test(number)) return null;
	if (act === 'show') return show(number);
	return (act === 'answer' || act === 'close') && text ? answer(number, text, act === 'close') : null;
}
