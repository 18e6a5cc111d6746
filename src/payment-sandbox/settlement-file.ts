import { bankTime } from './protocol.ts';
import type { Transaction } from './store.ts';

const HEAD = 'vnp_TxnRef,vnp_TransactionNo,vnp_TransactionType,vnp_Amount,vnp_PayDate';
const PAID = '00';
/** VNPAY's status 07: suspected fraud, but the money was received. */
const DOUBTED = '07';

/** One Vietnamese day: payments by the time of payment, refunds by the time of request. */
export function settlementFile(transactions: readonly Transaction[], day: string): string {
	const prefix = day.replaceAll('-', '');
	const rows = transactions.flatMap(({ txnRef, transactionNo, result, refunds, rejectsRefunds }) => {
		if (result?.status !== PAID && result?.status !== DOUBTED) return [];
		const movements = [
			{ transactionNo, type: '01', amountVnd: result.capturedVnd, at: result.payDate },
			...(rejectsRefunds ? [] : refunds).map(({ at, ...refund }) => ({ ...refund, at: bankTime(at) })),
		];
		return movements
			.filter(({ at }) => at.startsWith(prefix))
			.map((moved) => [txnRef, moved.transactionNo, moved.type, `${moved.amountVnd}00`, moved.at].join(','));
	});
	return [HEAD, ...rows, ''].join('\n');
}
