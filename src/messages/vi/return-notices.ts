import type { OrderNoticeParams } from '#src/domains/orders/rules/notices.ts';
import type { ReturnEventKind, Ruling } from '#src/domains/returns/contract/return.ts';
import { returnsConfig, returnWaits } from '#src/domains/returns/contract/return.ts';
import { formatVnd } from '#src/shared/money.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { shownAccountText } from './banks.ts';
import { amountMessages, sendBackFee } from './return-amount.ts';
import {
	RETURN_SHIPPING_TO_BOTH,
	RETURN_SHIPPING_TO_BUYER,
	RETURN_SHIPPING_TO_SHOP,
} from './return-shipping-notices.ts';
import { returnEventMessages } from './returns.ts';

const { buyer, shop, dispute } = returnsConfig;
type Notified = Pick<
	OrderNoticeParams,
	| ('number' | 'shopName' | 'totalVnd' | 'coinVnd' | 'transfer' | 'transferVnd' | 'sendTo' | 'isShopFault')
	| ('ruling' | 'answerBy' | 'rulingBy' | 'keeper')
>;
type NoticeText = (told: Notified) => readonly [title: string, body: string];

/** A refund by manual bank transfer: the expected date, the account, and that another notice follows. */
const transferLine = ({ transfer, transferVnd = 0, totalVnd, coinVnd = 0 }: Notified): string =>
	transfer
		? [
				`Chợ Biz chuyển khoản ${formatVnd(transferVnd)} về tài khoản ${shownAccountText(transfer)}; ngân hàng thường cần ${returnWaits.transferDays} ngày làm việc. Chuyển xong, bạn được báo thêm một lần nữa.`,
				coinVnd > 0 || transferVnd < totalVnd ? 'Phần trả bằng bizcoin đã về lại tài khoản bizcoin của bạn.' : '',
			]
				.filter(Boolean)
				.join('\n')
		: '';
const timeOf = (at: string): string => formatDateTime(new Date(at));
const APPEAL = `Không đồng ý thì khiếu nại trong ${dispute.appealDays} ngày, mỗi vụ một lần.`;

const RULED_FOR_BUYER: Readonly<Record<Ruling, string>> = {
	buyer: 'Chợ Biz xử cho bạn được hoàn tiền',
	vendor: 'Chợ Biz xử không hoàn tiền',
	split: 'Chợ Biz xử hoàn một phần tiền',
};
const RULED_FOR_SHOP: Readonly<Record<Ruling, string>> = {
	buyer: 'gian hàng thua tranh chấp, hoàn tiền cho người mua',
	vendor: 'gian hàng thắng tranh chấp',
	split: 'Chợ Biz xử hoàn một phần tiền cho người mua',
};
const backOf = ({ totalVnd, coinVnd = 0 }: Notified): string => amountMessages({ cashVnd: totalVnd, coinVnd });

const BUYER: Readonly<Partial<Record<ReturnEventKind, NoticeText>>> = {
	requested: ({ number, shopName }) => [
		`Đã gửi yêu cầu trả hàng đơn ${number}`,
		`${shopName} trả lời trong ${shop.answerHours} giờ; quá hạn coi như đồng ý.`,
	],
	approved: ({ number, sendTo, isShopFault = true }) => [
		`Đơn ${number}: được trả hàng`,
		sendTo
			? `Bạn gửi hàng trong ${buyer.shipBackDays} ngày về: ${sendTo}. ${sendBackFee('buyer', isShopFault)} Gửi xong, bạn bấm “Đã gửi hàng” trong đơn; quá hạn yêu cầu khép lại.`
			: `Nếu cần gửi hàng lại, bạn gửi trong ${buyer.shipBackDays} ngày rồi ghi mã vận đơn vào đơn nhé.`,
	],
	received: ({ number }) => [
		`Đơn ${number}: gian hàng đã nhận lại hàng`,
		`Gian hàng kiểm trong ${shop.inspectHours} giờ; quá hạn tiền tự hoàn cho bạn.`,
	],
	inspected: ({ number, shopName }) => [`Đơn ${number}: đã kiểm hàng trả về`, `${shopName} đã kiểm hàng bạn gửi lại.`],
	refunded: (told) => [
		`Đơn ${told.number}: đang hoàn ${backOf(told)}`,
		told.totalVnd > 0
			? transferLine(told) || 'Lệnh hoàn đã gửi. Ngày tiền dự kiến về ghi trong đơn hàng.'
			: 'Bizcoin đã về tài khoản của bạn, dùng được ngay.',
	],
	closed: (told) => [
		`Đơn ${told.number}: yêu cầu trả hàng đã khép lại`,
		transferLine(told) || 'Kết quả cuối cùng ghi trong đơn hàng.',
	],
	ruled: ({ number, ruling }) => [
		ruling ? `Đơn ${number}: ${RULED_FOR_BUYER[ruling]}` : `Đơn ${number}: đã có phán quyết`,
		`Bạn mở đơn để đọc lý do. ${APPEAL}`,
	],
	paid_back: ({ number, totalVnd, transferVnd = totalVnd }) => [
		`Đơn ${number}: đã chuyển ${formatVnd(transferVnd)} tiền hoàn`,
		'Bạn xem tài khoản ngân hàng của mình nhé; ngân hàng có thể cần thêm ít thời gian.',
	],
	replacement_offered: ({ number, shopName }) => [
		`Đơn ${number}: ${shopName} đề nghị đổi hàng`,
		`Bạn trả lời trong ${returnWaits.agreeHours} giờ; không trả lời thì tiền tự hoàn cho bạn.`,
	],
	replaced: ({ number, shopName }) => [`Đơn ${number}: hàng đổi đang tới`, `${shopName} đã gửi hàng đổi cho bạn.`],
	rejected: ({ number, shopName }) => [
		`${shopName} từ chối trả hàng đơn ${number}`,
		`Nếu không đồng ý, bạn có ${returnWaits.escalateDays} ngày để nhờ Chợ Biz giải quyết. Tiền của đơn vẫn được giữ.`,
	],
};
const SHOP: Readonly<Partial<Record<ReturnEventKind, NoticeText>>> = {
	requested: ({ number }) => [
		`Người mua muốn trả hàng đơn ${number}`,
		`Bạn trả lời trong ${shop.answerHours} giờ; quá hạn coi như đồng ý.`,
	],
	approved: ({ number }) => [`Đơn ${number}: cho trả hàng`, `Người mua gửi hàng lại trong ${buyer.shipBackDays} ngày.`],
	shipping_back: ({ number }) => [
		`Đơn ${number}: hàng trả đang về`,
		'Nhận được hàng, bạn bấm “Đã nhận lại hàng” rồi kiểm tra.',
	],
	received: ({ number }) => [
		`Đơn ${number}: bạn kiểm hàng trả về nhé`,
		`Bạn kiểm trong ${shop.inspectHours} giờ; quá hạn tiền tự hoàn cho người mua.`,
	],
	refunded: (told) => [`Đơn ${told.number}: hoàn ${backOf(told)} cho người mua`, 'Yêu cầu trả hàng đã xong.'],
	replacement_agreed: ({ number }) => [
		`Đơn ${number}: người mua đồng ý đổi hàng`,
		`Bạn gửi hàng đổi trong ${returnWaits.replaceDays} ngày; quá hạn tiền tự hoàn cho người mua.`,
	],
	ruled: ({ number, ruling }) => [
		ruling ? `Đơn ${number}: ${RULED_FOR_SHOP[ruling]}` : `Đơn ${number}: đã có phán quyết`,
		`Bạn mở đơn để đọc lý do. ${APPEAL}${ruling === 'buyer' ? ' Hết hạn đó, phần hoàn được trừ vào tiền của gian hàng.' : ''}`,
	],
	closed: ({ number }) => [`Đơn ${number}: yêu cầu trả hàng đã khép lại`, 'Kết quả cuối cùng ghi trong đơn hàng.'],
	withdrawn: ({ number }) => [`Đơn ${number}: người mua rút yêu cầu trả hàng`, 'Bạn không cần làm gì thêm.'],
};
/** Both sides get the same text. */
const BOTH: Readonly<Partial<Record<ReturnEventKind, NoticeText>>> = {
	...RETURN_SHIPPING_TO_BOTH,
	disputed: ({ number, answerBy, rulingBy }) => [
		`Đơn ${number}: chuyển Chợ Biz giải quyết`,
		[
			answerBy
				? `Bộ phận tranh chấp của Chợ Biz nhận vụ này và trả lời lần đầu trước ${timeOf(answerBy)}, nói rõ ai phụ trách và còn thiếu gì.`
				: '',
			`Hai bên có ${dispute.evidenceHours} giờ để nộp bằng chứng.`,
			rulingBy
				? `Phán quyết trước ${timeOf(rulingBy)}.`
				: `Phán quyết trong ${dispute.rulingWorkingDays} ngày làm việc.`,
		]
			.filter(Boolean)
			.join(' '),
	],
	answered: ({ number, keeper }) => [
		`Đơn ${number}: Chợ Biz đã trả lời về tranh chấp`,
		`${keeper ? `${keeper} của Chợ Biz phụ trách vụ này. ` : ''}Bạn mở đơn để đọc câu trả lời và bổ sung nếu còn thiếu.`,
	],
	evidence: ({ number }) => [
		`Đơn ${number}: có bằng chứng mới`,
		'Một bên vừa bổ sung bằng chứng. Bạn mở đơn để xem nhé.',
	],
	under_review: ({ number }) => [
		`Đơn ${number}: Chợ Biz đang xem xét`,
		`Phán quyết có trong ${dispute.rulingWorkingDays} ngày làm việc kể từ khi mở tranh chấp.`,
	],
	appealed: ({ number }) => [
		`Đơn ${number}: phán quyết bị khiếu nại`,
		'Chợ Biz xem lại từ đầu. Phán quyết sau là phán quyết cuối.',
	],
};

const NOTICES = {
	buyer: { ...BUYER, ...RETURN_SHIPPING_TO_BUYER },
	shop: { ...SHOP, ...RETURN_SHIPPING_TO_SHOP },
} as const;

/** Returns nothing for a step without a notice to this side. */
export function returnNotice(side: 'buyer' | 'shop', kind: string | null, told: Notified) {
	const known = kind as ReturnEventKind;
	const say = NOTICES[side][known] ?? BOTH[known];
	const [title, body] = say ? say(told) : [`Đơn ${told.number}: ${returnEventMessages[known] ?? ''}`, ''];
	return { title, body, action: side === 'buyer' ? 'Xem đơn hàng' : 'Mở yêu cầu trả hàng' };
}
