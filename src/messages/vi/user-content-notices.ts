import { reviewsConfig } from '#src/domains/reviews/contract.ts';
import type { UserContentNotice, UserContentNoticeParams } from '#src/domains/reviews/rules/notices.ts';
import { reportReasonMessages } from './reviews.ts';

type NoticeMessages = { readonly title: string; readonly body: string; readonly action: string };
type NoticeText = (params: UserContentNoticeParams) => NoticeMessages;

const named = ({ productName, shopName }: UserContentNoticeParams): string => productName ?? `gian hàng ${shopName}`;
const because = (reason: string | null): string =>
	reason !== null && reason in reportReasonMessages
		? reportReasonMessages[reason as keyof typeof reportReasonMessages]
		: '';

export const userContentNoticeMessages: Readonly<Record<UserContentNotice, NoticeText>> = {
	'reviews.shop_reviewed': (params) => ({
		title: `Đánh giá ${params.stars} sao cho ${named(params)}`,
		body: `Người mua của đơn ${params.orderNumber} vừa viết đánh giá. Gian hàng có một lời đáp, sửa được trong ${reviewsConfig.replyEditHours} giờ.`,
		action: 'Đọc và trả lời',
	}),
	'reviews.shop_asked': (params) => ({
		title: `Câu hỏi mới về ${named(params)}`,
		body: 'Trả lời sớm giúp người hỏi yên tâm mua, và người sau khỏi phải hỏi lại.',
		action: 'Trả lời',
	}),
	'reviews.shop_reply_removed': (params) => ({
		title: `Lời đáp của gian hàng về ${named(params)} đã được gỡ`,
		body: `Lý do: ${because(params.reason)}. Đánh giá của người mua ở đơn ${params.orderNumber} vẫn còn. Nếu gian hàng thấy chưa đúng, hãy trả lời thư này hoặc gọi hỗ trợ.`,
		action: 'Xem đánh giá',
	}),
	'reviews.author_published': (params) => ({
		title: `Lời bạn viết về ${named(params)} đã hiển thị`,
		body: 'Chúng tôi đã kiểm tra xong. Cảm ơn bạn đã chờ.',
		action: 'Xem',
	}),
	'reviews.author_replied': (params) => ({
		title: `${params.shopName} đã đáp lại đánh giá của bạn`,
		body: `Về ${named(params)}, đơn ${params.orderNumber}.`,
		action: 'Đọc lời đáp',
	}),
	'reviews.author_removed': (params) => ({
		title: `Lời bạn viết về ${named(params)} đã được gỡ`,
		body: `Lý do: ${because(params.reason)}. Nếu bạn thấy chưa đúng, hãy trả lời thư này hoặc gọi hỗ trợ.`,
		action: 'Xem',
	}),
	'reviews.asker_answered': (params) => ({
		title: `Câu hỏi của bạn về ${named(params)} có lời đáp`,
		body: params.isByShop ? `${params.shopName} vừa trả lời.` : 'Một người đã mua vừa trả lời.',
		action: 'Đọc câu trả lời',
	}),
};
