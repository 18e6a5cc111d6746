import type { OrderPayment } from '#src/domains/order-money/rules/order-payments.ts';
import type { PaymentState } from '#src/domains/payments/contract/payments.ts';
import { isStuck, isUnderway, type RefundState } from '#src/domains/payments/contract/refunds.ts';
import { formatVnd, sumVnd } from '#src/shared/money.ts';
import { formatDate, formatDateTime } from '#src/shared/time.ts';
import { bankReference } from './order-nouns.ts';
import { paymentFailureReasons } from './payment-failures.ts';
import {
	paymentFailureMessages,
	paymentIncidentMessages,
	paymentStateMessages,
	refundStateMessages,
} from './payments.ts';

export type ShownPayment = {
	readonly title: string;
	readonly amountVnd: number;
	readonly lines: readonly string[];
};

type OfOrder = {
	readonly payUntil: string | null;
	readonly payVnd: number;
	readonly number: string;
	readonly siblingNumbers: readonly string[];
};
/** VNPAY's bank code when no bank was chosen. */
const NO_BANK = 'VNPAY';
const OPEN: ReadonlySet<PaymentState> = new Set(['created', 'redirected']);

/** With several orders in one payment, the refund may concern only some of them. */
const PART: Readonly<
	Partial<Record<PaymentState, { of: (state: RefundState) => boolean; said: (vnd: string) => string }>>
> = {
	refund_pending: { of: isUnderway, said: (vnd) => `Đã thanh toán, đang hoàn ${vnd}` },
	part_refunded: { of: (state) => state === 'done', said: (vnd) => `Đã thanh toán, đã hoàn ${vnd}` },
	refund_rejected: { of: isStuck, said: (vnd) => `Đã thanh toán, hoàn ${vnd} chưa thành công` },
};

/** Shows the refunded amount when it differs from the amount paid. */
function titleOf({ state, amountVnd, refunds }: OrderPayment): string {
	const part = PART[state];
	const backVnd = sumVnd(refunds.filter((refund) => part?.of(refund.state)).map((refund) => refund.amountVnd));
	return part && backVnd > 0 && backVnd !== amountVnd ? part.said(formatVnd(backVnd)) : paymentStateMessages[state];
}

/** Suggests another payment only while an amount is due. */
export function shownPayment(
	payment: OrderPayment,
	{ payUntil, payVnd, number, siblingNumbers }: OfOrder,
): ShownPayment {
	const { state, amountVnd, createdAt, bankCode, txnRef, failure, incidents, refunds } = payment;
	const bank = bankCode && bankCode !== NO_BANK && `Ngân hàng ${bankCode}`;
	return {
		title: payUntil === null && OPEN.has(state) ? 'Không dùng nữa' : titleOf(payment),
		amountVnd,
		lines: [
			[formatDateTime(createdAt), bank, bankReference(txnRef)].filter(Boolean).join(' · '),
			...(siblingNumbers.length > 0 && amountVnd !== payVnd ? ['Trả chung cho các đơn đặt cùng lúc.'] : []),
			...(failure ? [payUntil === null ? `${paymentFailureReasons[failure]}.` : paymentFailureMessages[failure]] : []),
			...incidents.map(({ kind, isOver }) => `${paymentIncidentMessages[kind]}${isOver ? ' Đã xử lý xong.' : ''}`),
			...refunds.map((refund) => refundLine(refund, number)),
		],
	};
}

/** Attempts without any money received or expected. */
const IN_VAIN: ReadonlySet<PaymentState> = new Set(['failed', 'expired', 'created', 'redirected']);
const isInVain = ({ state, incidents, refunds }: OrderPayment): boolean =>
	IN_VAIN.has(state) && incidents.length === 0 && refunds.length === 0;

/** Shows the last attempt and all that received money; the others can be unfolded. */
export function foldedPayments(payments: readonly OrderPayment[]) {
	const older = payments.slice(1).filter(isInVain);
	return { shown: payments.filter((payment) => !older.includes(payment)), older };
}

function refundLine(refund: OrderPayment['refunds'][number], number: string): string {
	const { amountVnd, state, requestedAt, decidedAt, expectedBy, orderNumber } = refund;
	const whose = orderNumber === null || orderNumber === number ? '' : ` của đơn ${orderNumber}`;
	const at = formatDateTime(decidedAt ?? requestedAt);
	const told = `Hoàn ${formatVnd(amountVnd)}${whose}: ${refundStateMessages[state]}, ${at}.`;
	return expectedBy ? `${told} Ngân hàng thường ghi có trước ${formatDate(expectedBy)}.` : told;
}
