import type { SettleHandler } from '#src/domains/payments/index.ts';
import { recordIpn, requestRefund, startAttempt, wirePayments } from '#src/domains/payments/index.ts';
import { advanceDueRefunds } from '#src/domains/payments/jobs/advance-refund.ts';
import type { StartAttempt } from '#src/domains/payments/use-cases/start-attempt.ts';
import type { VnpayClient } from '#src/domains/payments/vnpay/client.ts';
import type { QueryAnswer, RefundAnswer, TransactionDetails } from '#src/domains/payments/vnpay/merchant-api.ts';
import { signedQuery } from '#src/domains/payments/vnpay/signature.ts';
import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { createSeal } from '#src/platform/seal/index.ts';
import { newId } from '#src/shared/ids.ts';

export const TEST_VNPAY = {
	host: 'http://localhost:4751',
	tmnCode: 'CHOBIZ01',
	hashSecret: 'KHOABIMATDUNGCHOKIEMTHU0123456789',
	serverIp: '127.0.0.1',
};

export type FakeVnpay = VnpayClient & {
	answerQuery: (txnRef: string) => QueryAnswer | Promise<QueryAnswer>;
	answerRefund: (amountVnd: number) => RefundAnswer;
	readonly queries: { readonly txnRef: string; readonly transactionNo: string }[];
	readonly refunds: { readonly requestId: string; readonly amountVnd: number; readonly isFull: boolean }[];
};

export function fakeVnpay(): FakeVnpay {
	const fake: FakeVnpay = {
		answerQuery: () => ({ kind: 'not_found' }),
		answerRefund: (amountVnd) => ({ kind: 'accepted', outcome: 'done', details: details({ amountVnd }) }),
		queries: [],
		refunds: [],
		async query({ txnRef, transactionNo = '' }) {
			fake.queries.push({ txnRef, transactionNo });
			return fake.answerQuery(txnRef);
		},
		async refund({ requestId, amountVnd, isFull }) {
			fake.refunds.push({ requestId, amountVnd, isFull });
			return fake.answerRefund(amountVnd);
		},
	};
	return fake;
}

export const details = (known: Partial<TransactionDetails> = {}): TransactionDetails => ({
	amountVnd: 90_000,
	responseCode: '00',
	transactionStatus: '00',
	transactionNo: '14422574',
	bankCode: 'NCB',
	payDate: '20261121141000',
	...known,
});

export function wireTestPayments(
	settleHandlers: { readonly order?: SettleHandler; readonly top_up?: SettleHandler },
	client: VnpayClient = fakeVnpay(),
) {
	wirePayments({
		provider: { settings: TEST_VNPAY, client },
		returnUrl: 'http://localhost:4321/payment/result',
		accountSeal: createSeal('x'.repeat(40), 'refund-accounts'),
		settleHandlers,
	});
}

export function ipnQuery(txnRef: string, amountVnd: number, fields: Readonly<Record<string, string>> = {}): string {
	return signedQuery(
		{
			vnp_TmnCode: TEST_VNPAY.tmnCode,
			vnp_TxnRef: txnRef,
			vnp_Amount: String(amountVnd * 100),
			vnp_ResponseCode: '00',
			vnp_TransactionStatus: '00',
			vnp_TransactionNo: '14422574',
			vnp_BankCode: 'NCB',
			vnp_BankTranNo: 'VNP14422574',
			vnp_CardType: 'ATM',
			vnp_PayDate: '20261121141000',
			vnp_OrderInfo: `Thanh toan ${txnRef}`,
			...fields,
		},
		TEST_VNPAY.hashSecret,
	);
}

export async function makeAttempt(context: Context, input: Partial<StartAttempt> = {}) {
	const started = await transact(context, (scope) =>
		startAttempt(scope, {
			purpose: 'order',
			reference: newId(),
			txnRef: newId().replaceAll('-', ''),
			customerId: newId(),
			amountVnd: 90_000,
			orderInfo: 'Thanh toán đơn hàng',
			...input,
		}),
	);
	if (!started.ok) throw new Error(started.error.code);
	return started.value;
}

/** Leaves a payment in the escrow of its order. */
export const escrowed: SettleHandler = {
	paid: async (_scope, { reference, amountVnd }) => ({
		kind: 'accepted',
		allocations: [{ leg: 'order', account: { kind: 'order_escrow', ownerId: reference }, amountVnd }],
	}),
};

export async function makeRejectedRefund(
	context: Context<SystemActor>,
	vnpay: FakeVnpay,
	customerId: string = newId(),
) {
	const reference = newId();
	const attempt = await makeAttempt(context, { reference, customerId });
	await recordIpn(context, ipnQuery(attempt.txnRef, 90_000));
	const asked = await transact(context, (scope) =>
		requestRefund(scope, {
			purpose: 'order',
			reference,
			amountVnd: 90_000,
			payableOwner: reference,
			reason: 'order_cancelled',
			from: { kind: 'order_escrow', ownerId: reference },
			source: { type: 'order_cancelled', id: newId() },
		}),
	);
	if (!asked.ok) throw new Error(asked.error.code);
	const { answerRefund } = vnpay;
	vnpay.answerRefund = () => ({ kind: 'refused', responseCode: '95' });
	await advanceDueRefunds.handle(context, {});
	vnpay.answerRefund = answerRefund;
	return { reference, refundId: asked.value.refundId, txnRef: attempt.txnRef };
}
