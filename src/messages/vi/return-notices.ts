import type { ReturnEventKind } from '#src/domains/orders/contract-returns.ts';
import { returnsConfig, returnWaits } from '#src/domains/orders/contract-returns.ts';
import type { OrderNoticeParams } from '#src/domains/orders/rules/notices.ts';
import { formatVnd } from '#src/shared/money.ts';
import { returnEventWords } from './returns.ts';

const { buyer, shop, dispute } = returnsConfig;
type Told = Pick<OrderNoticeParams, 'number' | 'shopName' | 'totalVnd'>;
type Say = (told: Told) => readonly [title: string, body: string];

const BUYER: Readonly<Partial<Record<ReturnEventKind, Say>>> = {
	requested: ({ number, shopName }) => [
		`Đã gửi yêu cầu trả hàng đơn ${number}`,
		`${shopName} trả lời trong ${shop.answerHours} giờ; quá hạn coi như đồng ý.`,
	],
	approved: ({ number }) => [
		`Đơn ${number}: được trả hàng`,
		`Nếu cần gửi hàng lại, bạn gửi trong ${buyer.shipBackDays} ngày rồi ghi mã vận đơn vào đơn nhé.`,
	],
	received: ({ number }) => [
		`Đơn ${number}: gian hàng đã nhận lại hàng`,
		`Gian hàng kiểm trong ${shop.inspectHours} giờ; quá hạn tiền tự hoàn cho bạn.`,
	],
	inspected: ({ number, shopName }) => [`Đơn ${number}: đã kiểm hàng trả về`, `${shopName} đã kiểm hàng bạn gửi lại.`],
	refunded: ({ number, totalVnd }) => [
		`Đơn ${number}: đang hoàn ${formatVnd(totalVnd)}`,
		'Lệnh hoàn đã gửi. Ngày tiền dự kiến về ghi trong đơn hàng.',
	],
	paid_back: ({ number, totalVnd }) => [
		`Đơn ${number}: đã chuyển ${formatVnd(totalVnd)} tiền hoàn`,
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
const SHOP: Readonly<Partial<Record<ReturnEventKind, Say>>> = {
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
	refunded: ({ number, totalVnd }) => [
		`Đơn ${number}: hoàn ${formatVnd(totalVnd)} cho người mua`,
		'Yêu cầu trả hàng đã xong.',
	],
	replacement_agreed: ({ number }) => [
		`Đơn ${number}: người mua đồng ý đổi hàng`,
		`Bạn gửi hàng đổi trong ${returnWaits.replaceDays} ngày; quá hạn tiền tự hoàn cho người mua.`,
	],
	withdrawn: ({ number }) => [`Đơn ${number}: người mua rút yêu cầu trả hàng`, 'Bạn không cần làm gì thêm.'],
};
/** Both are told alike. */
const BOTH: Readonly<Partial<Record<ReturnEventKind, Say>>> = {
	disputed: ({ number }) => [
		`Đơn ${number}: chuyển Chợ Biz giải quyết`,
		`Hai bên có ${dispute.evidenceHours} giờ để nộp bằng chứng. Phán quyết trong ${dispute.rulingWorkingDays} ngày làm việc.`,
	],
	evidence: ({ number }) => [
		`Đơn ${number}: có bằng chứng mới`,
		'Một bên vừa bổ sung bằng chứng. Bạn mở đơn để xem nhé.',
	],
	under_review: ({ number }) => [
		`Đơn ${number}: Chợ Biz đang xem xét`,
		`Phán quyết có trong ${dispute.rulingWorkingDays} ngày làm việc kể từ khi mở tranh chấp.`,
	],
	ruled: ({ number }) => [
		`Đơn ${number}: đã có phán quyết`,
		`Bạn mở đơn để đọc. Không đồng ý thì khiếu nại trong ${dispute.appealDays} ngày, mỗi vụ một lần.`,
	],
	appealed: ({ number }) => [
		`Đơn ${number}: phán quyết bị khiếu nại`,
		'Chợ Biz xem lại từ đầu. Phán quyết sau là phán quyết cuối.',
	],
	closed: ({ number }) => [`Đơn ${number}: yêu cầu trả hàng đã khép lại`, 'Kết quả cuối cùng ghi trong đơn hàng.'],
};

/** Nothing for a step of which this side is not told. */
export function returnNotice(side: 'buyer' | 'shop', kind: string | null, told: Told) {
	const known = kind as ReturnEventKind;
	const say = (side === 'buyer' ? BUYER : SHOP)[known] ?? BOTH[known];
	const [title, body] = say ? say(told) : [`Đơn ${told.number}: ${returnEventWords[known] ?? ''}`, ''];
	return { title, body, action: side === 'buyer' ? 'Xem đơn hàng' : 'Mở yêu cầu trả hàng' };
}
