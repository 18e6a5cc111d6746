import type { OrderPayment } from '#src/domains/order-money/rules/order-payments.ts';
import type { OrderLineView } from '#src/domains/order-views/contract/order-views.ts';
import type { PackingPapers, PackingSlip, Receipt } from '#src/domains/order-views/contract/receipt.ts';
import type { PaymentState } from '#src/domains/payments/contract/payments.ts';
import { isStuck, isUnderway, type RefundState } from '#src/domains/payments/contract/refunds.ts';
import type { Paper } from '#src/platform/http/index.ts';
import { BRAND, LEGAL_IDENTITY } from '#src/shared/brand.ts';
import { sumVnd } from '#src/shared/money.ts';
import { formatPhone } from '#src/shared/phone.ts';
import { formatCount, formatVnd } from '#src/shared/text/amount-text.ts';
import { formatDate, formatDateTime } from '#src/shared/time.ts';
import { refundedAmountMessages } from './order-actions.ts';
import {
	bankReference,
	orderNouns as nouns,
	orderStateWord,
	parcelWay,
	paymentMethodMessages,
	paymentStatusMessages,
} from './orders.ts';
import {
	paymentFailureMessages,
	paymentFailureReasons,
	paymentIncidentMessages,
	paymentStateMessages,
	refundStateMessages,
} from './payments.ts';

type Sheet = Paper['sheets'][number];
type Parts = Extract<Sheet, readonly unknown[]>;
type Row = readonly [name: string, value: string];
const at = (instant: string): string => formatDateTime(new Date(instant));
/** Omits amounts of zero. */
const less = (name: string, amountVnd: number): readonly Row[] =>
	amountVnd > 0 ? [[name, formatVnd(-amountVnd)]] : [];
const nameOf = ({ productName, variantLabel }: Pick<OrderLineView, 'productName' | 'variantLabel'>): string =>
	[productName, variantLabel].filter(Boolean).join(', ');

const sellerRows = ({ name, legalName, taxCode, legalAddress, phone, email }: Receipt['seller']): readonly Row[] => [
	['Gian hàng', name],
	['Người bán', legalName],
	...(taxCode ? ([['Mã số thuế', taxCode]] as const) : []),
	['Địa chỉ', legalAddress],
	['Liên hệ', `${formatPhone(phone)}, ${email}`],
];

export function receiptPaper(receipt: Receipt): Paper {
	const { order, seller, printedAt } = receipt;
	const { contact } = order;
	const title = `Phiếu mua hàng ${order.number}`;
	return {
		title,
		fileName: `phieu-mua-hang-${order.number}`,
		sheets: [
			[
				{ kind: 'text', text: `${BRAND.name} · ${LEGAL_IDENTITY.companyName}`, isSoft: true },
				{ kind: 'title', text: 'Phiếu mua hàng' },
				{ kind: 'text', text: 'Phiếu này không phải hóa đơn giá trị gia tăng. Cần hóa đơn, bạn liên hệ người bán.' },
				{ kind: 'rule' },
				{
					kind: 'facts',
					rows: [
						['Số đơn', order.number],
						['Đặt lúc', at(order.placedAt)],
						[nouns.status, orderStateWord(order)],
					],
				},
				{ kind: 'heading', text: 'Bên bán' },
				{ kind: 'facts', rows: sellerRows(seller) },
				{ kind: 'heading', text: 'Bên mua' },
				{
					kind: 'facts',
					rows: [
						['Người nhận', contact.recipient],
						['Điện thoại', formatPhone(contact.phone)],
						[nouns.deliverTo, contact.address],
						...(contact.courierNote ? ([[nouns.courierNote, contact.courierNote]] as const) : []),
					],
				},
				{ kind: 'heading', text: nouns.linesOf },
				{
					kind: 'table',
					head: ['Sản phẩm', 'Đơn giá', 'Số lượng', 'Thành tiền'],
					rows: order.lines.map((line) => [
						nameOf(line),
						formatVnd(line.unitPriceVnd),
						String(line.quantity),
						formatVnd(line.lineTotalVnd),
					]),
				},
				{
					kind: 'sums',
					rows: [
						[nouns.goods, formatVnd(order.goodsVnd)],
						...less(nouns.shopDiscount, order.shopDiscountVnd),
						...less(nouns.platformDiscount, order.platformDiscountVnd),
						[nouns.shipping, formatVnd(order.shippingVnd)],
						...less(nouns.coin, order.coinVnd),
						[nouns.total, formatVnd(order.payVnd)],
					],
				},
				...paidParts(receipt),
				...backParts(receipt),
				...(order.parcels.length > 0
					? ([
							{ kind: 'heading', text: 'Giao hàng' },
							{
								kind: 'facts',
								rows: order.parcels.map(
									({ position, shippedAt, ...parcel }): Row => [
										`Kiện ${position}`,
										[...parcelWay(parcel), `gửi ${at(shippedAt)}`].join(', '),
									],
								),
							},
						] as const)
					: []),
				{ kind: 'rule' },
				{ kind: 'text', text: `In lúc ${at(printedAt)} từ ${BRAND.name}. Giá đã gồm thuế.`, isSoft: true },
			],
		],
	};
}

const paidParts = ({ order, paidVnd, moneyBack, txnRefs }: Receipt): Parts => [
	{ kind: 'heading', text: 'Thanh toán' },
	{
		kind: 'facts',
		rows: [
			['Phương thức thanh toán', paymentMethodMessages[order.paymentMethod]],
			[nouns.status, paymentStatusMessages[order.paymentStatus]],
			[order.paymentStatus === 'cash_collected' ? nouns.toCourier : nouns.paid, formatVnd(paidVnd)],
			...(txnRefs.length > 0 ? ([['Mã giao dịch', txnRefs.join(', ')]] as const) : []),
			...moneyBack.map(({ stage, amountVnd }): Row => [refundedAmountMessages[stage], formatVnd(amountVnd)]),
		],
	},
];

/** Items that were returned, lost or cancelled separately, and their refunds. */
function backParts({ order, back }: Receipt): Parts {
	if (back.length === 0) return [];
	const lines = new Map(order.lines.map((line) => [line.id, nameOf(line)]));
	const nameOfBack = ({ lineId, isPostage }: Receipt['back'][number]): string => {
		if (lineId !== null) return lines.get(lineId) ?? '';
		return isPostage ? 'Phí gửi trả hàng, gian hàng chịu' : nouns.shipping;
	};
	const rows = back.map((part) => {
		const { lineId, quantity, cashVnd, isUncollected, coinVnd } = part;
		return [
			nameOfBack(part),
			lineId === null ? '' : String(quantity),
			isUncollected ? `không thu ${formatVnd(cashVnd)}` : `hoàn ${formatVnd(cashVnd)}`,
			coinVnd > 0 ? formatCount(coinVnd) : '',
		];
	});
	return [
		{ kind: 'heading', text: 'Sản phẩm đã trả, đã hủy hoặc không giao được' },
		{ kind: 'table', head: ['Sản phẩm', 'Số lượng', 'Tiền', 'Bizcoin hoàn lại'], rows },
	];
}

function collected(collectVnd: number | null): string {
	if (collectVnd === null) return 'Theo vận đơn';
	return collectVnd > 0 ? formatVnd(collectVnd) : 'Không thu';
}

const PAPERS: Readonly<Record<PackingPapers, readonly [title: string, fileName: string]>> = {
	slips: ['Phiếu đóng gói', 'phieu-dong-goi'],
	labels: ['Nhãn giao hàng', 'nhan-giao-hang'],
	both: ['Nhãn và phiếu đóng gói', 'nhan-va-phieu'],
};

/** Prints a label, a packing slip or both for each order. */
export function packingPaper(slips: readonly PackingSlip[], papers: PackingPapers = 'slips'): Paper {
	const [only] = slips;
	const one = slips.length === 1 && only ? only.order.number : `${slips.length}-don`;
	const [title, fileName] = PAPERS[papers];
	const sheetsOf = (slip: PackingSlip): readonly Sheet[] => [
		...(papers === 'slips' ? [] : [labelSheet(slip)]),
		...(papers === 'labels' ? [] : [slipSheet(slip)]),
	];
	return { title, fileName: `${fileName}-${one}`, sheets: slips.flatMap(sheetsOf) };
}

const phoneOf = ({ contact, isContactVisible }: PackingSlip['order']): string =>
	isContactVisible ? formatPhone(contact.phone) : contact.phone;

const courierNoteOf = ({ contact: { courierNote } }: PackingSlip['order']): Parts =>
	courierNote ? [{ kind: 'text', text: `${nouns.courierNote}: ${courierNote}` }] : [];

/** The label is visible to everyone, so it contains neither product names nor prices. */
const labelSheet = ({ order, seller, collectVnd }: PackingSlip): Sheet => ({
	label: [
		{ kind: 'text', text: `${BRAND.name} · Đơn hàng`, isSoft: true },
		{ kind: 'title', text: order.number },
		{ kind: 'barcode', text: order.number },
		{ kind: 'rule' },
		{ kind: 'text', text: 'Gửi từ', isSoft: true },
		{ kind: 'strong', text: `${seller.name}, ${formatPhone(seller.phone)}` },
		{ kind: 'text', text: seller.legalAddress },
		{ kind: 'rule' },
		{ kind: 'text', text: nouns.deliverTo, isSoft: true },
		{ kind: 'strong', text: `${order.contact.recipient}, ${phoneOf(order)}` },
		{ kind: 'strong', text: order.contact.address },
		...courierNoteOf(order),
		...(order.note ? ([{ kind: 'text', text: `${nouns.noteOfBuyer}: ${order.note}` }] as const) : []),
		{ kind: 'rule' },
		{ kind: 'text', text: `Số sản phẩm: ${order.lines.reduce((sum, { quantity }) => sum + quantity, 0)}` },
		{ kind: 'heading', text: `Thu hộ khi giao: ${collected(collectVnd)}` },
	],
});

const slipSheet = ({ order, seller, collectVnd }: PackingSlip): Sheet => [
	{ kind: 'title', text: `Phiếu đóng gói ${order.number}` },
	{ kind: 'barcode', text: order.number },
	{
		kind: 'facts',
		rows: [
			['Đặt lúc', at(order.placedAt)],
			['Gian hàng', seller.name],
			['Gửi từ', seller.legalAddress],
		],
	},
	{ kind: 'heading', text: nouns.deliverTo },
	{ kind: 'text', text: `${order.contact.recipient}, ${phoneOf(order)}` },
	{ kind: 'text', text: order.contact.address },
	...courierNoteOf(order),
	...(order.note ? ([{ kind: 'text', text: `${nouns.noteOfBuyer}: ${order.note}` }] as const) : []),
	{ kind: 'heading', text: nouns.linesOf },
	{
		kind: 'table',
		head: ['Sản phẩm', 'Mã hàng', 'Số lượng'],
		rows: order.lines.map((line) => [nameOf(line), line.sku, String(line.quantity)]),
	},
	{ kind: 'sums', rows: [['Thu hộ khi giao', collected(collectVnd)]] },
];

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
const FAILED_STATES: ReadonlySet<PaymentState> = new Set(['failed', 'expired', 'created', 'redirected']);
const isFailedPayment = ({ state, incidents, refunds }: OrderPayment): boolean =>
	FAILED_STATES.has(state) && incidents.length === 0 && refunds.length === 0;

/** Shows the last attempt and all that received money; the others can be unfolded. */
export function foldedPayments(payments: readonly OrderPayment[]) {
	const older = payments.slice(1).filter(isFailedPayment);
	return { shown: payments.filter((payment) => !older.includes(payment)), older };
}

function refundLine(refund: OrderPayment['refunds'][number], number: string): string {
	const { amountVnd, state, requestedAt, decidedAt, expectedBy, orderNumber } = refund;
	const whose = orderNumber === null || orderNumber === number ? '' : ` của đơn ${orderNumber}`;
	const at = formatDateTime(decidedAt ?? requestedAt);
	const told = `Hoàn ${formatVnd(amountVnd)}${whose}: ${refundStateMessages[state]}, ${at}.`;
	return expectedBy ? `${told} Ngân hàng thường ghi có trước ${formatDate(expectedBy)}.` : told;
}
