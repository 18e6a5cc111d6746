import { ordersConfig } from '#src/domains/orders/contract/order.ts';
import type { OrderNotice, OrderNoticeParams } from '#src/domains/orders/rules/notices.ts';
import { formatNumber, formatVnd } from '#src/shared/money.ts';
import { failedDeliveryNoticeMessages } from './failed-delivery-notices.ts';
import { buyerInvestigationNotice, shopInvestigationNotice } from './investigation-notices.ts';
import { noticeLines as lines, reasonLine } from './notice-lines.ts';
import { parcelNoticeMessages } from './parcel-notices.ts';
import { paymentNoticeMessages } from './payment-notices.ts';
import { returnNotice } from './return-notices.ts';

type NoticeMessages = { readonly title: string; readonly body: string; readonly action: string };
type NoticeText = (params: OrderNoticeParams) => NoticeMessages;

const { confirm, complete, cancelAnswerHours, packGraceDays, restGraceDays, wayBackDays } = ordersConfig;
const SEE = 'Xem đơn hàng';
const paidLine = (method: OrderNoticeParams['method'], payVnd: number): string => {
	if (payVnd === 0) return 'đã trả đủ bằng bizcoin và mã giảm giá, không thu thêm tiền';
	return method === 'vnpay'
		? `khách đã trả ${formatVnd(payVnd)} qua VNPAY`
		: `thu ${formatVnd(payVnd)} tiền mặt khi giao`;
};

/** The compensation that a shop pays when it cancels a confirmed order. */
const goodwillLine = (goodwillVnd = 0): string =>
	goodwillVnd > 0
		? `Vì đơn đã xác nhận mà không giao, ${formatVnd(goodwillVnd)} được trừ vào tiền của gian hàng để đền người mua bằng bizcoin.`
		: '';
export const orderNoticeMessages: Readonly<Record<OrderNotice, NoticeText>> = {
	...parcelNoticeMessages,
	...paymentNoticeMessages,
	'orders.buyer_confirmed': ({ number, shopName }) => ({
		title: `${shopName} đã xác nhận đơn ${number}`,
		body: 'Người bán đang chuẩn bị hàng cho bạn.',
		action: SEE,
	}),
	'orders.buyer_shipped': ({ number, shopName }) => ({
		title: `Đơn ${number} đang trên đường giao`,
		body: `${shopName} đã giao kiện hàng cho bên vận chuyển.`,
		action: SEE,
	}),
	'orders.buyer_part_shipped': ({ number, shopName }) => ({
		title: `Một phần đơn ${number} đang trên đường giao`,
		body: `${shopName} gửi đơn này làm nhiều kiện. Kiện vừa đi có món gì, bạn xem trong đơn hàng; các món còn lại gửi sau.`,
		action: SEE,
	}),
	'orders.buyer_part_delivered': ({ number }) => ({
		title: `Một kiện của đơn ${number} đã giao đến nơi`,
		body: 'Bạn kiểm tra các món trong kiện nhé. Nhận đủ mọi kiện rồi thì bạn bấm “Đã nhận hàng”.',
		action: SEE,
	}),
	...failedDeliveryNoticeMessages,
	'orders.buyer_lost': ({ number, method }) => ({
		title: `Không tìm thấy hàng của đơn ${number}`,
		body: lines(
			'Bên vận chuyển không còn tin gì về hàng nên đơn khép lại. Chúng tôi xin lỗi bạn.',
			method === 'vnpay'
				? 'Toàn bộ số tiền đã trả được hoàn về đúng thẻ hoặc tài khoản đã dùng; bizcoin trở lại ví.'
				: 'Bạn không phải trả gì; bizcoin đã dùng trở lại ví.',
		),
		action: SEE,
	}),
	'orders.buyer_delivered': ({ number }) => ({
		title: `Đơn ${number} đã giao đến nơi`,
		body: lines(
			`Bạn kiểm tra hàng rồi bấm “Đã nhận hàng” nhé. Sau ${complete.afterDays} ngày đơn tự hoàn thành.`,
			'Nếu chưa nhận được hoặc hàng có lỗi, bạn mở đơn hàng và bấm “Yêu cầu trả hàng/hoàn tiền”.',
		),
		action: SEE,
	}),
	'orders.buyer_completed': ({ number, shopName, coinVnd = 0 }) => ({
		title: `Đơn ${number} đã hoàn thành`,
		body: lines(
			`Cảm ơn bạn đã mua hàng của ${shopName}.`,
			coinVnd > 0 ? `Bạn nhận ${formatNumber(coinVnd)} bizcoin, giảm thẳng vào lần mua sau.` : '',
		),
		action: SEE,
	}),
	'orders.buyer_cancel_declined': ({ number, shopName }) => ({
		title: `${shopName} chưa đồng ý hủy đơn ${number}`,
		body: 'Người bán vẫn tiếp tục chuẩn bị đơn hàng.',
		action: SEE,
	}),
	'orders.buyer_rest_declined': ({ number, shopName }) => ({
		title: `${shopName} vẫn gửi phần còn lại của đơn ${number}`,
		body: 'Người bán chưa đồng ý hủy phần chưa gửi. Bạn mở đơn hàng để xem lời nhắn của họ.',
		action: SEE,
	}),
	'orders.buyer_rest_cancelled': ({ number, reason, method, totalVnd }) => ({
		title: `Đã hủy phần chưa gửi của đơn ${number}`,
		body: lines(
			reasonLine(reason),
			totalVnd > 0
				? method === 'vnpay'
					? `${formatVnd(totalVnd)} đang được hoàn về đúng thẻ hoặc tài khoản đã dùng.`
					: `Lúc nhận hàng bạn trả bớt ${formatVnd(totalVnd)}.`
				: '',
			'Các kiện đã gửi vẫn giao như cũ. Bizcoin đã dùng cho phần này trở lại ví của bạn.',
		),
		action: SEE,
	}),
	'orders.buyer_remind_receipt': ({ number }) => ({
		title: `Bạn đã nhận đơn ${number} chưa?`,
		body: `Nếu mọi thứ ổn, bạn bấm “Đã nhận hàng” nhé. Còn ${complete.afterDays - complete.remindDays} ngày nữa đơn sẽ tự hoàn thành.`,
		action: SEE,
	}),
	'orders.buyer_ask_arrival': buyerInvestigationNotice,
	'orders.buyer_return': (told) => returnNotice('buyer', told.reason, told),
	'orders.shop_return': (told) => returnNotice('shop', told.reason, told),
	'orders.shop_placed': ({ number, totalVnd, payVnd = totalVnd, method }) => ({
		title: `Đơn mới ${number} chờ xác nhận`,
		body: lines(
			`Trị giá ${formatVnd(totalVnd)}; ${paidLine(method, payVnd)}.`,
			`Bạn xác nhận trong ${confirm.overdueHours} giờ làm việc; quá ${confirm.cancelHours} giờ làm việc đơn sẽ tự hủy.`,
		),
		action: 'Xác nhận đơn',
	}),
	'orders.shop_to_pack': ({ number }) => ({
		title: `Đơn ${number} chờ đóng gói`,
		body: 'Gian hàng đã nhận đơn. Bạn mở đơn để xem cần lấy món gì, mấy chiếc và gửi trước lúc nào.',
		action: 'Xem đơn để đóng gói',
	}),
	'orders.shop_cancelled': ({ number, reason, goodwillVnd }) => ({
		title: `Đơn ${number} đã hủy`,
		body: lines('Hàng của đơn này đã trả về kho của bạn.', reasonLine(reason), goodwillLine(goodwillVnd)),
		action: SEE,
	}),
	'orders.shop_cancel_asked': ({ number }) => ({
		title: `Người mua xin hủy đơn ${number}`,
		body: `Bạn trả lời trong ${cancelAnswerHours} giờ. Nếu không, đơn sẽ tự hủy, trừ khi hàng đã gửi đi.`,
		action: 'Trả lời',
	}),
	'orders.shop_rest_asked': ({ number }) => ({
		title: `Người mua xin hủy phần chưa gửi của đơn ${number}`,
		body: `Bạn trả lời trong ${cancelAnswerHours} giờ. Nếu không, phần này tự hủy, trừ món đã gửi đi.`,
		action: 'Trả lời',
	}),
	'orders.shop_cancel_withdrawn': ({ number }) => ({
		title: `Người mua vẫn lấy hàng của đơn ${number}`,
		body: 'Yêu cầu hủy đã được rút lại. Bạn chuẩn bị và gửi hàng như thường nhé.',
		action: SEE,
	}),
	'orders.shop_rest_cancelled': ({ number, reason, goodwillVnd }) => ({
		title: `Đã hủy phần chưa gửi của đơn ${number}`,
		body: lines('Các món này đã trở lại kệ. Kiện đã gửi giữ nguyên.', reasonLine(reason), goodwillLine(goodwillVnd)),
		action: SEE,
	}),
	'orders.shop_completed': ({ number }) => ({
		title: `Đơn ${number} đã hoàn thành`,
		body: 'Người mua đã nhận hàng. Cảm ơn bạn đã giao hàng chu đáo!',
		action: SEE,
	}),
	'orders.shop_remind_confirm': ({ number }) => ({
		title: `Đơn ${number} vẫn chờ bạn xác nhận`,
		body: `Đã ${confirm.remindHours} giờ làm việc trôi qua. Bạn xác nhận sớm để người mua yên tâm nhé.`,
		action: 'Xác nhận đơn',
	}),
	'orders.shop_warn_overdue': ({ number }) => ({
		title: `Đơn ${number} đã trễ hạn xác nhận`,
		body: `Đã quá ${confirm.overdueHours} giờ làm việc. Quá ${confirm.cancelHours} giờ làm việc đơn sẽ tự hủy và tính vào chất lượng gian hàng.`,
		action: 'Xác nhận đơn',
	}),
	'orders.buyer_message': ({ number, shopName }) => ({
		title: `${shopName} nhắn bạn về đơn ${number}`,
		body: 'Bạn mở đơn hàng để đọc và trả lời.',
		action: 'Đọc tin nhắn',
	}),
	'orders.shop_message': ({ number }) => ({
		title: `Người mua nhắn về đơn ${number}`,
		body: 'Bạn mở đơn hàng để đọc và trả lời.',
		action: 'Đọc tin nhắn',
	}),
	'orders.shop_remind_pack': ({ number }) => ({
		title: `Sắp hết hạn chuẩn bị đơn ${number}`,
		body: `Bạn đóng gói và gửi hàng trong hôm nay hoặc ngày mai để kịp hạn đã hứa nhé. Quá hạn ${packGraceDays} ngày làm việc mà hàng chưa gửi đi, đơn sẽ tự hủy và tính vào chất lượng gian hàng.`,
		action: SEE,
	}),
	'orders.shop_lost': ({ number }) => ({
		title: `Đơn ${number} được coi là thất lạc`,
		body: 'Không ai tìm thấy hàng nên đơn khép lại, người mua được hoàn đủ. Bạn đòi bồi thường ở bên vận chuyển; hàng về lại thì bạn mở đơn và bấm “Đã nhận lại kiện này”.',
		action: SEE,
	}),
	'orders.shop_parcel_lost': ({ number }) => ({
		title: `Kiện bị từ chối của đơn ${number} chưa về sau ${wayBackDays} ngày`,
		body: 'Kiện này được coi là thất lạc. Bạn đòi bồi thường ở bên vận chuyển; hàng về lại thì bạn mở đơn và bấm “Đã nhận lại kiện này”.',
		action: SEE,
	}),
	'orders.shop_parcel_back': ({ number }) => ({
		title: `Kiện của đơn ${number} đã về tới gian hàng`,
		body: 'Bạn kiểm tra rồi chọn những món còn bán được để đưa lên kệ.',
		action: SEE,
	}),
	'orders.shop_excused': ({ number, reason }) => ({
		title: `Đơn ${number} không tính vào chỉ số gian hàng nữa`,
		body: `Chợ Biz đã xem giải trình của bạn và tính lại các chỉ số ngay. Lý do: ${reason ?? ''}`,
		action: SEE,
	}),
	'orders.shop_remind_rest': ({ number }) => ({
		title: `Đơn ${number} còn món chưa gửi`,
		body: `Một phần đơn đã đi, phần còn lại đã quá hạn gửi. Bạn gửi nốt hôm nay và nhắn người mua biết nhé. Thêm ${restGraceDays} ngày làm việc mà chưa gửi thì phần này tự hủy và gian hàng trả bizcoin xin lỗi.`,
		action: SEE,
	}),
	'orders.shop_ask_arrival': shopInvestigationNotice,
};
