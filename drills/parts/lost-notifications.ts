import { setTimeout as wait } from 'node:timers/promises';

type Progress = { readonly nextAt: number | null; readonly answers: readonly string[] };
type Transaction = { readonly txnRef: string; readonly ipn: Progress };
type RequestedPayment = { readonly txnRef: string; readonly paymentUrl: string };

const NOTIFIED_WITHIN_MS = 200_000;
const POLL_MS = 1_000;
const RECEIVED: ReadonlySet<string | undefined> = new Set(['00', '02']);

export async function replayLostNotifications(payments: readonly RequestedPayment[]): Promise<readonly string[]> {
	const [first] = payments;
	if (!first) return [];
	const refs = new Set(payments.map(({ txnRef }) => txnRef));
	const deadline = Date.now() + NOTIFIED_WITHIN_MS;
	for (;;) {
		const response = await fetch(new URL('/sandbox/transactions', first.paymentUrl));
		const { transactions } = (await response.json()) as { readonly transactions: readonly Transaction[] };
		const own = transactions.filter(({ txnRef }) => refs.has(txnRef));
		if (own.length === refs.size && (own.every(({ ipn }) => ipn.nextAt === null) || Date.now() > deadline))
			return own
				.map(({ ipn }) => ipn.answers.at(-1))
				.filter((answer) => !RECEIVED.has(answer))
				.map(String);
		if (Date.now() > deadline) throw new Error(`the bank knows of ${own.length} payments of ${refs.size}`);
		await wait(POLL_MS);
	}
}
