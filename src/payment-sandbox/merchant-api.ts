import { randomUUID } from 'node:crypto';
import { bankTime, isSignedRequest, type Message, signAnswer } from './protocol.ts';
import type { SandboxSettings } from './settings.ts';
import type { RefundEntry, Store, Transaction } from './store.ts';

const FULL = '02';
const PARTIAL = '03';
const REQUEST_ID = /^[A-Za-z0-9]{1,32}$/;

type Verdict = { readonly code: string; readonly message: string; readonly facts?: Readonly<Record<string, string>> };

export function answerMerchant(body: unknown, settings: SandboxSettings, store: Store, now: number): Message {
	const request = toMessage(body);
	const command = request.vnp_Command === 'refund' ? 'refund' : 'querydr';
	const { code, message, facts = {} } = decide(request, settings, store, now);
	return signAnswer(
		{
			vnp_ResponseId: randomUUID().replaceAll('-', ''),
			vnp_Command: command,
			vnp_ResponseCode: code,
			vnp_Message: message,
			vnp_TmnCode: settings.tmnCode,
			...facts,
		},
		settings.hashSecret,
	);
}

function toMessage(body: unknown): Message {
	if (typeof body !== 'object' || body === null) return {};
	return Object.fromEntries(
		Object.entries(body).flatMap(([name, value]) =>
			typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
		),
	);
}

function decide(request: Message, settings: SandboxSettings, store: Store, now: number): Verdict {
	if (request.vnp_TmnCode !== settings.tmnCode) return { code: '02', message: 'Merchant không hợp lệ' };
	if (!REQUEST_ID.test(request.vnp_RequestId ?? '')) return { code: '03', message: 'Dữ liệu không đúng định dạng' };
	if (!isSignedRequest(request, settings.hashSecret)) return { code: '97', message: 'Chữ ký không hợp lệ' };
	const day = bankTime(now).slice(0, 8);
	if (store.isKnownRequest(request.vnp_RequestId ?? '', day)) return { code: '94', message: 'Yêu cầu bị trùng lặp' };
	const transaction = store.byTxnRef(request.vnp_TxnRef ?? '');
	if (!transaction || transaction.createDate !== request.vnp_TransactionDate)
		return { code: '91', message: 'Không tìm thấy giao dịch' };
	const verdict =
		request.vnp_Command === 'refund'
			? refund(request, transaction, settings, store, now)
			: query(request, transaction, settings, now);
	// Only a successful request makes its id a duplicate.
	if (verdict.code === '00') store.noteRequest(request.vnp_RequestId ?? '', day);
	return verdict;
}

function query(request: Message, transaction: Transaction, settings: SandboxSettings, now: number): Verdict {
	const number = request.vnp_TransactionNo ?? '';
	const asked = number
		? transaction.refunds.find((entry) => entry.transactionNo === number)
		: transaction.refunds.at(-1);
	const facts = asked ? refundFacts(transaction, asked, settings, now) : paymentFacts(transaction);
	return { code: '00', message: 'Truy vấn thành công', facts };
}

function refund(
	request: Message,
	transaction: Transaction,
	settings: SandboxSettings,
	store: Store,
	now: number,
): Verdict {
	const { result, refunds } = transaction;
	const type = request.vnp_TransactionType ?? '';
	const amountVnd = Number(request.vnp_Amount) / 100;
	if (![FULL, PARTIAL].includes(type) || !Number.isInteger(amountVnd) || amountVnd <= 0)
		return { code: '03', message: 'Dữ liệu không đúng định dạng' };
	if (result?.status !== '00' && result?.status !== '07')
		return { code: '95', message: 'Giao dịch không thành công bên VNPAY' };
	if (refunds.some((entry) => refundStatus(transaction, entry, settings, now) === '05'))
		return { code: '94', message: 'Giao dịch đang có yêu cầu hoàn tiền chờ xử lý' };
	const returnedVnd = transaction.rejectsRefunds ? 0 : refunds.reduce((sum, entry) => sum + entry.amountVnd, 0);
	const isFullButNot = type === FULL && (amountVnd !== result.capturedVnd || returnedVnd > 0);
	if (isFullButNot || returnedVnd + amountVnd > result.capturedVnd)
		return { code: '93', message: 'Số tiền hoàn trả không hợp lệ' };
	const entry: RefundEntry = { transactionNo: store.nextTransactionNo(), amountVnd, type, at: now };
	const saved = store.save({ ...transaction, refunds: [...refunds, entry] });
	return { code: '00', message: 'Yêu cầu hoàn tiền thành công', facts: refundFacts(saved, entry, settings, now) };
}

function paymentFacts(transaction: Transaction): Record<string, string> {
	const { result } = transaction;
	return {
		...commonFacts(transaction),
		vnp_Amount: String((result?.capturedVnd ?? transaction.amountVnd) * 100),
		vnp_TransactionNo: transaction.transactionNo,
		vnp_TransactionType: '01',
		vnp_TransactionStatus: result?.status ?? '01',
	};
}

function refundFacts(
	transaction: Transaction,
	entry: RefundEntry,
	settings: SandboxSettings,
	now: number,
): Record<string, string> {
	return {
		...commonFacts(transaction),
		vnp_Amount: String(entry.amountVnd * 100),
		vnp_TransactionNo: entry.transactionNo,
		vnp_TransactionType: entry.type,
		vnp_TransactionStatus: refundStatus(transaction, entry, settings, now),
	};
}

const commonFacts = (transaction: Transaction): Record<string, string> => ({
	vnp_TxnRef: transaction.txnRef,
	vnp_BankCode: transaction.result?.bankCode ?? '',
	vnp_PayDate: transaction.result?.payDate ?? '',
	vnp_OrderInfo: transaction.orderInfo,
});

/** VNPAY's codes: 05 = in progress, 06 = sent to the bank, 09 = rejected. */
function refundStatus(transaction: Transaction, entry: RefundEntry, settings: SandboxSettings, now: number): string {
	if (now - entry.at < settings.refundMs) return '05';
	return transaction.rejectsRefunds ? '09' : '06';
}
