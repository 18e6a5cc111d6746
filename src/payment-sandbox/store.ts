import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { IpnMode, ResponseCode } from './outcomes.ts';

export type CardInput = { readonly number: string; readonly name: string; readonly date: string };
export type Transaction = {
	readonly token: string;
	readonly transactionNo: string;
	readonly txnRef: string;
	readonly amountVnd: number;
	readonly orderInfo: string;
	readonly returnUrl: string;
	readonly createDate: string;
	readonly expiresAt: number;
	readonly mode: IpnMode;
	readonly wrongCards: number;
	readonly wrongCard?: CardInput;
	readonly wrongOtps: number;
	/** The selected bank, after the card was accepted and before the one-time password is entered. */
	readonly awaitsOtpOf: string | null;
	readonly result: PaymentResult | null;
	readonly rejectsRefunds?: boolean;
	readonly ipn: IpnProgress;
	readonly refunds: readonly RefundEntry[];
};
export type PaymentResult = {
	readonly responseCode: ResponseCode;
	readonly status: string;
	readonly capturedVnd: number;
	readonly bankCode: string;
	readonly payDate: string;
};
export type IpnProgress = {
	readonly sent: number;
	readonly nextAt: number | null;
	readonly answers: readonly string[];
};
export type RefundEntry = {
	readonly transactionNo: string;
	readonly amountVnd: number;
	readonly type: string;
	readonly at: number;
};

export type Store = {
	byToken(token: string): Transaction | null;
	byTxnRef(txnRef: string): Transaction | null;
	all(): readonly Transaction[];
	save(transaction: Transaction): Transaction;
	nextTransactionNo(): string;
	isKnownRequest(requestId: string, day: string): boolean;
	noteRequest(requestId: string, day: string): void;
};

const FIRST_TRANSACTION_NO = 14_000_000;
type Line = { readonly transaction: Transaction } | { readonly request: string };

/** Appends one line per change, so that a killed process loses nothing; the next start compacts the file. */
export function openStore(file: string): Store {
	mkdirSync(dirname(file), { recursive: true });
	const transactions = new Map<string, Transaction>();
	const tokens = new Map<string, string>();
	const requests = new Set<string>();
	for (const line of readLines(file)) {
		if ('transaction' in line) {
			transactions.set(line.transaction.txnRef, line.transaction);
			tokens.set(line.transaction.token, line.transaction.txnRef);
		} else requests.add(line.request);
	}
	compactFile(file, [...transactions.values()], [...requests]);
	let issued = Math.max(FIRST_TRANSACTION_NO, ...[...transactions.values()].flatMap(numbersOf));
	return {
		byToken: (token) => transactions.get(tokens.get(token) ?? '') ?? null,
		byTxnRef: (txnRef) => transactions.get(txnRef) ?? null,
		all: () => [...transactions.values()],
		save(transaction) {
			append(file, { transaction });
			transactions.set(transaction.txnRef, transaction);
			tokens.set(transaction.token, transaction.txnRef);
			return transaction;
		},
		nextTransactionNo: () => String(++issued),
		isKnownRequest: (requestId, day) => requests.has(`${day} ${requestId}`),
		noteRequest(requestId, day) {
			const request = `${day} ${requestId}`;
			append(file, { request });
			requests.add(request);
		},
	};
}

const numbersOf = (transaction: Transaction): number[] =>
	[transaction.transactionNo, ...transaction.refunds.map((refund) => refund.transactionNo)].map(Number);

const append = (file: string, line: Line): void => appendFileSync(file, `${JSON.stringify(line)}\n`);

function readLines(file: string): readonly Line[] {
	if (!existsSync(file)) return [];
	return readFileSync(file, 'utf8')
		.split('\n')
		.flatMap((text) => {
			try {
				return text ? [JSON.parse(text) as Line] : [];
			} catch {
				// The last line is incomplete when the process was killed while writing it.
				return [];
			}
		});
}

function compactFile(file: string, transactions: readonly Transaction[], requests: readonly string[]): void {
	const lines: readonly Line[] = [
		...transactions.map((transaction) => ({ transaction })),
		...requests.map((request) => ({ request })),
	];
	writeFileSync(`${file}.new`, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
	renameSync(`${file}.new`, file);
}
