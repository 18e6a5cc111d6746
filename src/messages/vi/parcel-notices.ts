import type { OrderNotice, OrderNoticeParams } from '#src/domains/orders/rules/notices.ts';
import { LEGAL_IDENTITY } from '#src/shared/brand.ts';
import { formatVnd } from '#src/shared/money.ts';

type NoticeMessages = { readonly title: string; readonly body: string; readonly action: string };
const SEE = 'Xem đơn hàng';
const lines = (...texts: readonly string[]): string => texts.join('\n');

export const parcelNoticeMessages = {
	'orders.buyer_part_lost': ({ number, method, totalVnd }) => ({
		title: `Không tìm thấy một kiện của đơn ${number}`,
		body: lines(
			'Bên vận chuyển không còn tin gì về kiện này nên nó được coi là thất lạc. Chúng tôi xin lỗi bạn. Bizcoin đã dùng cho kiện này trở lại ví.',
			totalVnd === 0
				? 'Các kiện còn lại vẫn giao như cũ.'
				: method === 'vnpay'
					? `${formatVnd(totalVnd)} đang được hoàn về đúng thẻ hoặc tài khoản đã dùng.`
					: 'Bạn không phải trả tiền cho kiện này.',
		),
		action: SEE,
	}),
	'orders.buyer_arrived_paid_back': ({ number }) => ({
		title: `Đơn ${number} được báo đã tới sau khi bạn được hoàn tiền`,
		body: lines(
			'Bạn đã được hoàn tiền vì chưa nhận được hàng; nay bên vận chuyển báo đã giao.',
			`Nếu hàng đã tới tay bạn, bạn gửi số đơn tới ${LEGAL_IDENTITY.complaintsEmail} để trả hàng hoặc trả tiền. Nếu chưa thấy hàng, bạn cũng báo cho chúng tôi nhé.`,
		),
		action: SEE,
	}),
	'orders.shop_part_lost': ({ number }) => ({
		title: `Một kiện của đơn ${number} được coi là thất lạc`,
		body: 'Không ai tìm thấy kiện này nên người mua không phải trả tiền cho nó. Bạn đòi bồi thường ở bên vận chuyển; hàng về lại thì bạn mở đơn và bấm “Đã nhận lại kiện này”.',
		action: SEE,
	}),
	'orders.shop_arrived_paid_back': ({ number }) => ({
		title: `Đơn ${number} được báo đã tới sau khi người mua được hoàn tiền`,
		body: `Bạn mở đơn xem bằng chứng giao hàng rồi gửi số đơn tới ${LEGAL_IDENTITY.complaintsEmail}. Chợ Biz liên hệ người mua để lấy lại hàng hoặc tiền cho bạn.`,
		action: SEE,
	}),
} satisfies Partial<Record<OrderNotice, (params: OrderNoticeParams) => NoticeMessages>>;
