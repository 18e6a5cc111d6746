import type { OrderPayment } from '#src/domains/orders/rules/order-payment.ts';
import { formatVnd } from '#src/shared/money.ts';
import { formatDate, formatDateTime } from '#src/shared/time.ts';
import { bankReference } from './order-nouns.ts';
import { paymentFailureWords, paymentIncidentWords, paymentStateWords, refundStateWords } from './payments.ts';

/** One try to pay as its buyer reads it: what became of it, and every line about it. */
export type ShownPayment = {
	readonly title: string;
	readonly amountVnd: number;
	readonly lines: readonly string[];
};

export function shownPayment(payment: OrderPayment): ShownPayment {
	const { state, amountVnd, createdAt, bankCode, txnRef, failure, incidents, refunds } = payment;
	const bank = bankCode && `Ngân hàng ${bankCode}`;
	return {
		title: paymentStateWords[state],
		amountVnd,
		lines: [
			[formatDateTime(createdAt), bank, bankReference(txnRef)].filter(Boolean).join(' · '),
			...(failure ? [paymentFailureWords[failure]] : []),
			...incidents.map(({ kind, isOver }) => `${paymentIncidentWords[kind]}${isOver ? ' Đã xử lý xong.' : ''}`),
			...refunds.map(refundLine),
		],
	};
}

function refundLine({ amountVnd, state, requestedAt, decidedAt, expectedBy }: OrderPayment['refunds'][number]): string {
	const told = `Hoàn ${formatVnd(amountVnd)}: ${refundStateWords[state]}, ${formatDateTime(decidedAt ?? requestedAt)}.`;
	return expectedBy ? `${told} Ngân hàng thường ghi có trước ${formatDate(expectedBy)}.` : told;
}
