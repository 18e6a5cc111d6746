import type { CoinKind } from '#src/domains/coin/contract/coin.ts';
import type { CoinNotice, CoinNoticeParams } from '#src/domains/coin/rules/notices.ts';
import { REFUND_BANK_DAYS } from '#src/domains/payments/contract/payments.ts';
import { LEGAL_IDENTITY } from '#src/shared/brand.ts';
import { formatNumber, formatVnd } from '#src/shared/money.ts';
import { addMs, formatDate } from '#src/shared/time.ts';
import { bankReference } from './order-nouns.ts';
import { refundAccountMessages } from './refund-account.ts';
import { paidByHand } from './refund-transfers.ts';

type NoticeMessages = { readonly title: string; readonly body: string; readonly action: string };

const SEE = 'Xem bizcoin của tôi';
const lines = (...texts: readonly string[]): string => texts.filter(Boolean).join('\n');
const because = (reason = ''): string => (reason === '' ? '' : `Lý do: ${reason}`);
const reference = (txnRef = ''): string => (txnRef === '' ? '' : `${bankReference(txnRef)}.`);
/** The last day on which the coin can be spent; it expires at the following midnight. */
const lastDay = (expiresAt = ''): string => formatDate(addMs(new Date(expiresAt), -1));

const GRANTED_FOR: Readonly<Partial<Record<CoinKind, string>>> = {
	review: 'Cảm ơn bạn đã đánh giá kèm ảnh.',
	shop_goodwill: 'Gian hàng đền bạn vì đã xác nhận đơn mà không giao được.',
	late_paid: 'Chợ Biz gửi bạn vì tiền tới khi đơn đã hết hạn; khoản đã trả đang được hoàn lại.',
	operator: 'Chợ Biz gửi tặng bạn.',
};

export const coinNoticeMessages: Readonly<Record<CoinNotice, (params: CoinNoticeParams) => NoticeMessages>> = {
	'coin.ending': ({ amountVnd, expiresAt }) => ({
		title: `${formatNumber(amountVnd)} bizcoin sắp hết hạn`,
		body: `Bạn có ${formatNumber(amountVnd)} bizcoin thưởng dùng được hết ngày ${lastDay(expiresAt)}. Khi thanh toán, phần sắp hết hạn được dùng trước.`,
		action: SEE,
	}),
	'coin.granted': ({ amountVnd, origin, expiresAt, settledVnd = 0 }) => ({
		title: `Bạn nhận ${formatNumber(amountVnd)} bizcoin`,
		body: lines(
			(origin && GRANTED_FOR[origin]) ?? '',
			settledVnd > 0
				? `${formatNumber(settledVnd)} bizcoin trong đó đã trừ vào phần cần bù từ lần trả hàng trước.`
				: '',
			settledVnd < amountVnd ? `Dùng được hết ngày ${lastDay(expiresAt)}, giảm thẳng vào tiền hàng khi đặt.` : '',
		),
		action: SEE,
	}),
	'coin.clawed_back': ({ amountVnd, owedVnd = 0 }) => ({
		title: `Thu lại ${formatNumber(amountVnd)} bizcoin đã tặng cho đơn được hoàn tiền`,
		body: lines(
			'Bizcoin được tặng theo tiền hàng, nên phần của món đã hoàn tiền được thu lại.',
			owedVnd > 0
				? `${formatNumber(owedVnd)} bizcoin trong đó bạn đã dùng. Những lần được tặng sau bù dần phần này; bạn không phải trả thêm tiền.`
				: '',
		),
		action: SEE,
	}),
	'coin.topped_up': ({ amountVnd, txnRef }) => ({
		title: `Đã nạp ${formatNumber(amountVnd)} bizcoin`,
		body: lines(
			`Chợ Biz đã nhận ${formatVnd(amountVnd)} qua VNPAY. Bizcoin nạp không hết hạn và trả được toàn bộ tiền hàng.`,
			reference(txnRef),
		),
		action: SEE,
	}),
	'coin.top_up_returned': ({ amountVnd, reason, txnRef }) => ({
		title: `Khoản nạp ${formatVnd(amountVnd)} đang được hoàn lại`,
		body: lines(
			reason === 'duplicate_paid'
				? 'Lần nạp này đã được thanh toán trước đó, nên khoản vừa rồi được hoàn về thẻ hoặc tài khoản đã trả.'
				: reason === 'amount_mismatch'
					? 'Số tiền nhận được không khớp với mức nạp đã chọn, nên được hoàn về thẻ hoặc tài khoản đã trả.'
					: 'Khoản này tới khi bạn đã dùng hết mức nạp trong ngày hoặc mức được giữ, nên được hoàn về thẻ hoặc tài khoản đã trả.',
			`Ngân hàng thường ghi có trong ${REFUND_BANK_DAYS} ngày làm việc.`,
			reference(txnRef),
		),
		action: SEE,
	}),
	'coin.top_up_refunded': ({ amountVnd, txnRef, isByHand, transfer }) => ({
		title: `Đã hoàn ${formatVnd(amountVnd)} tiền nạp bizcoin`,
		body: lines(
			isByHand
				? paidByHand(transfer)
				: `VNPAY đã nhận lệnh hoàn tiền. Tiền về thẻ hoặc tài khoản đã trả, thường trong ${REFUND_BANK_DAYS} ngày làm việc.`,
			reference(txnRef),
		),
		action: SEE,
	}),
	'coin.top_up_refund_stuck': ({ amountVnd, txnRef, isReminder }) => ({
		title: 'Hoàn tiền nạp bizcoin: bạn ghi tài khoản nhận tiền nhé',
		body: lines(
			isReminder ? refundAccountMessages.missing : '',
			`VNPAY không nhận lệnh hoàn ${formatVnd(amountVnd)}, nên Chợ Biz chuyển khoản cho bạn.`,
			'Bạn mở trang bizcoin và ghi tài khoản ngân hàng nhận tiền. Chuyển xong, bạn được báo thêm một lần nữa.',
			reference(txnRef),
		),
		action: refundAccountMessages.open,
	}),
	'coin.top_up_refund_unclear': ({ amountVnd, txnRef }) => ({
		title: 'Hoàn tiền nạp bizcoin: đang hỏi lại ngân hàng',
		body: lines(
			`Lệnh hoàn ${formatVnd(amountVnd)} đã gửi đi nhưng ngân hàng chưa trả lời. Nhân viên Chợ Biz đang hỏi lại, bạn không cần làm gì thêm.`,
			reference(txnRef),
		),
		action: SEE,
	}),
	'coin.frozen': ({ reason }) => ({
		title: 'Bizcoin của bạn đang tạm dừng tiêu',
		body: lines(
			because(reason),
			`Số dư vẫn còn nguyên và bạn vẫn được nhận thêm. Muốn giải trình, bạn gửi thư tới ${LEGAL_IDENTITY.complaintsEmail}.`,
		),
		action: SEE,
	}),
	'coin.unfrozen': () => ({
		title: 'Bạn tiêu bizcoin được rồi',
		body: 'Chợ Biz đã kiểm tra xong. Bizcoin của bạn dùng lại như bình thường.',
		action: SEE,
	}),
};
