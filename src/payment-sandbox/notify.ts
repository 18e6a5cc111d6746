import { type IpnMode, OVERCHARGE_VND, type ResponseCode, statusFor } from './outcomes.ts';
import { bankTime, signQuery } from './protocol.ts';
import type { SandboxSettings } from './settings.ts';
import type { Store, Transaction } from './store.ts';

const CALLS_MAX = 11;
const BURST = 20;
const CALL_TIMEOUT_MS = 15_000;
const REDIRECT_WAITS_MS = 3000;
const AFTER_RESTART_MS = 1000;
const ACKNOWLEDGED: ReadonlySet<string> = new Set(['00', '02']);

export type Ending = {
	readonly responseCode: ResponseCode;
	readonly bankCode: string;
	readonly mode?: IpnMode;
	readonly status?: string;
};

export type Notifier = {
	/** Finishes the payment; a second call changes nothing. Resolves when the buyer may return to the shop. */
	finish(transaction: Transaction, ending: Ending): Promise<Transaction>;
	/** Sends the notifications that were pending when the process was killed. */
	resume(): void;
	stop(): void;
};

export function createNotifier(settings: SandboxSettings, store: Store): Notifier {
	const timers = new Set<NodeJS.Timeout>();
	const stopping = new AbortController();

	const later = (delayMs: number, txnRef: string): void => {
		const timer = setTimeout(() => {
			timers.delete(timer);
			void callOnce(txnRef);
		}, delayMs);
		timers.add(timer);
	};

	const callOnce = async (txnRef: string): Promise<void> => {
		const before = store.byTxnRef(txnRef);
		if (!before?.result || before.ipn.nextAt === null) return;
		const isFirst = before.ipn.sent === 0;
		const times = isFirst && before.mode === 'burst' ? BURST : 1;
		// Saved before the call, so that a process that is killed now retries after its next start.
		const nextAt = before.ipn.sent + 1 < CALLS_MAX ? Date.now() + settings.retryMs : null;
		store.save({ ...before, ipn: { ...before.ipn, sent: before.ipn.sent + 1, nextAt } });
		const query = notificationQuery(before, settings, isFirst);
		const heard = await Promise.all(Array.from({ length: times }, () => call(query)));
		const after = store.byTxnRef(txnRef);
		if (!after || stopping.signal.aborted) return;
		const isDone = heard.some((code) => ACKNOWLEDGED.has(code));
		store.save({
			...after,
			ipn: { ...after.ipn, nextAt: isDone ? null : nextAt, answers: [...after.ipn.answers, ...heard] },
		});
		if (!isDone && nextAt !== null) later(settings.retryMs, txnRef);
	};

	const call = async (query: string): Promise<string> => {
		try {
			const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(CALL_TIMEOUT_MS)]);
			const response = await fetch(`${settings.ipnUrl}?${query}`, { signal, redirect: 'manual' });
			const answer: unknown = await response.json();
			const code = typeof answer === 'object' && answer !== null && 'RspCode' in answer ? answer.RspCode : null;
			return typeof code === 'string' ? code : `status ${response.status}`;
		} catch (problem) {
			return problem instanceof Error ? problem.name : 'unreachable';
		}
	};

	return {
		async finish(transaction, ending) {
			if (transaction.result) return transaction;
			const mode = ending.mode ?? transaction.mode;
			const isLost = mode === 'lost';
			const finished = store.save({
				...transaction,
				mode,
				result: resultOf(transaction, ending, mode),
				ipn: { ...transaction.ipn, nextAt: isLost ? null : Date.now() },
			});
			if (isLost) return finished;
			if (mode === 'late') later(settings.lateMs, finished.txnRef);
			else await Promise.race([callOnce(finished.txnRef), sleep(REDIRECT_WAITS_MS)]);
			return finished;
		},
		resume() {
			for (const { txnRef, ipn } of store.all()) {
				if (ipn.nextAt !== null) later(Math.max(AFTER_RESTART_MS, ipn.nextAt - Date.now()), txnRef);
			}
		},
		stop() {
			stopping.abort();
			for (const timer of timers) clearTimeout(timer);
		},
	};
}

const sleep = (durationMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, durationMs).unref());

function resultOf(transaction: Transaction, ending: Ending, mode: IpnMode): Transaction['result'] {
	return {
		responseCode: ending.responseCode,
		status: ending.status ?? statusFor(ending.responseCode),
		capturedVnd: transaction.amountVnd + (mode === 'bad_amount' ? OVERCHARGE_VND : 0),
		bankCode: ending.bankCode,
		payDate: bankTime(Date.now()),
	};
}

function resultValues(transaction: Transaction, settings: SandboxSettings): Map<string, string> {
	const { result } = transaction;
	const isPaid = result?.responseCode === '00' || result?.responseCode === '07';
	return new Map([
		['vnp_TmnCode', settings.tmnCode],
		['vnp_TxnRef', transaction.txnRef],
		['vnp_Amount', String((result?.capturedVnd ?? 0) * 100)],
		['vnp_OrderInfo', transaction.orderInfo],
		['vnp_ResponseCode', result?.responseCode ?? ''],
		['vnp_TransactionStatus', result?.status ?? ''],
		['vnp_TransactionNo', isPaid ? transaction.transactionNo : '0'],
		['vnp_BankCode', result?.bankCode ?? ''],
		['vnp_BankTranNo', isPaid ? `VNP${transaction.transactionNo}` : ''],
		['vnp_CardType', 'ATM'],
		['vnp_PayDate', result?.payDate ?? ''],
	]);
}

function notificationQuery(transaction: Transaction, settings: SandboxSettings, isFirst: boolean): string {
	const values = resultValues(transaction, settings);
	const isForged = isFirst && transaction.mode === 'bad_signature';
	return signQuery(values, isForged ? `${settings.hashSecret}-forged` : settings.hashSecret);
}

export function returnAddress(transaction: Transaction, settings: SandboxSettings): string {
	const query = signQuery(resultValues(transaction, settings), settings.hashSecret);
	const { returnUrl } = transaction;
	return `${returnUrl}${returnUrl.includes('?') ? '&' : '?'}${query}`;
}
