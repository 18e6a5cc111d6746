import {
	REPORT_REASONS,
	REVIEW_PICTURES_MAX,
	REVIEW_TEXT_MAX,
	type ReportReason,
	type ReviewSort,
	type ReviewsFailure,
	reviewsConfig,
	type UserContentState,
} from '#src/domains/reviews/contract.ts';
import type { UserContentNotice, UserContentNoticeParams } from '#src/domains/reviews/rules/notices.ts';
import { formatCount } from '#src/shared/text/amount-text.ts';
import { formatStars } from '#src/shared/text/number-text.ts';
import type { MessageTable } from '../message-table.ts';

export const reviewMessages = {
	'reviews.email_unverified': 'Bạn cần xác nhận e-mail trước khi viết để mọi người cùng đọc.',
	'reviews.not_found': 'Không tìm thấy nội dung này. Có thể nó đã được gỡ.',
	'reviews.order_not_complete': 'Đơn hàng chưa hoàn thành. Bạn hãy bấm “Đã nhận hàng” rồi quay lại đánh giá.',
	'reviews.too_late': ({ days }) => `Đã quá ${days} ngày nên không viết hay sửa đánh giá này được nữa.`,
	'reviews.written_before': 'Bạn đã đánh giá sản phẩm này. Tải lại trang để xem.',
	'reviews.edited_before': 'Đánh giá này đã sửa một lần nên không sửa thêm được nữa.',
	'reviews.removed': 'Nội dung này đã bị gỡ nên không sửa được.',
	'reviews.own': 'Bạn không làm được việc này với nội dung của chính bạn.',
	'reviews.picture_unknown': 'Có ảnh chưa tải lên xong. Bạn hãy tải lại ảnh rồi thử lại.',
	'reviews.reply_too_late': ({ hours }) => `Phản hồi chỉ sửa được trong ${hours} giờ.`,
	'reviews.role_not_allowed': 'Vai trò của bạn trong gian hàng không trả lời khách được.',
	'reviews.text_doubtful': 'Nội dung có số điện thoại, liên kết hoặc từ không phù hợp. Bạn hãy bỏ phần đó rồi gửi lại.',
	'reviews.text_empty': 'Bạn chưa nhập nội dung.',
	'reviews.asked_before': ({ hours }) =>
		`Bạn đã hỏi câu này trong ${hours} giờ qua. Bạn hãy chờ người bán trả lời hoặc hỏi cách khác.`,
	'reviews.not_bought': 'Chỉ người bán và người đã nhận sản phẩm này mới trả lời được.',
	'reviews.reported_before': 'Bạn đã báo cáo nội dung này. Chúng tôi đang xem.',
	'reviews.decided_before': 'Nội dung này đã được gỡ trước đó.',
	'reviews.said_anew': 'Nội dung này đã được sửa sau khi bạn đọc. Bạn đọc lại rồi hãy quyết định.',
} satisfies MessageTable<ReviewsFailure>;

export const userContentStateMessages: Readonly<Record<UserContentState, string>> = {
	published: 'Đang hiển thị',
	queued: 'Chờ kiểm tra',
	removed: 'Đã gỡ',
};

export const reportReasonMessages: Readonly<Record<ReportReason, string>> = {
	personal_data: 'Lộ thông tin cá nhân',
	insult: 'Xúc phạm, tục tĩu',
	advertising: 'Quảng cáo, mời mua nơi khác',
	off_topic: 'Không nói về sản phẩm',
	fake: 'Có dấu hiệu giả mạo',
	illegal: 'Trái pháp luật',
};

export const reviewFormMessages = {
	title: 'Đánh giá',
	ofShop: (shopName: string) => `Gian hàng ${shopName}`,
	write: 'Viết đánh giá',
	writeOf: (name: string) => `Viết đánh giá cho ${name}`,
	edit: 'Sửa đánh giá',
	editOf: (name: string) => `Sửa đánh giá cho ${name}`,
	until: (date: string) => `Viết được đến hết ngày ${date}.`,
	editUntil: (date: string) => `Sửa được một lần, đến hết ngày ${date}.`,
	tooLate: `Đã quá ${reviewsConfig.writeWithinDays} ngày nên không viết được nữa.`,
	returned: 'Đơn đã trả hết hàng nên không viết đánh giá mới được.',
	queued: `Đánh giá đang chờ kiểm tra, thường trong ${reviewsConfig.checkedWithinHours} giờ.`,
	removed: (because: string) => `Đánh giá đã được gỡ. Lý do: ${because}.`,
	edited: 'đã sửa',
	stars: 'Số sao',
	starOf: (count: number) => ['Rất tệ', 'Chưa tốt', 'Tạm được', 'Tốt', 'Rất tốt'][count - 1] ?? '',
	starLabel: (count: number) => `${count} sao`,
	starsNeeded: 'Bạn chưa chọn số sao.',
	text: 'Nhận xét của bạn',
	textHint: `Chất lượng, đóng gói, đúng mô tả không… Nhiều nhất ${formatCount(REVIEW_TEXT_MAX)} ký tự. Đừng ghi số điện thoại hay địa chỉ.`,
	pictures: `Ảnh (nhiều nhất ${REVIEW_PICTURES_MAX})`,
	tooManyPictures: `Nhiều nhất ${REVIEW_PICTURES_MAX} ảnh, những ảnh sau chưa được thêm.`,
	addPicture: 'Thêm ảnh',
	uploading: 'Đang tải ảnh…',
	removePicture: (at: number) => `Bỏ ảnh ${at}`,
	pictureOf: (at: number) => `Ảnh ${at} của bạn`,
	editOnce: 'Bạn chỉ sửa được một lần. Người đọc sẽ thấy chữ “đã sửa”.',
	send: 'Gửi đánh giá',
	save: 'Lưu',
	cancel: 'Hủy',
	replyOf: 'Phản hồi của gian hàng',
	replyRemoved: (because: string) => `Phản hồi này đã được gỡ. Lý do: ${because}.`,
	waitingTab: 'Chờ đánh giá',
	waitingTitle: 'Chờ bạn đánh giá',
	waitingText: `Bạn viết được trong ${reviewsConfig.writeWithinDays} ngày sau khi đơn hoàn thành. Đánh giá của bạn giúp ích cho người mua sau.`,
	waitingNone: 'Không có sản phẩm nào chờ bạn đánh giá. Cảm ơn bạn!',
	orderOf: (number: string) => `Đơn ${number}`,
	unsent: 'Đánh giá chưa gửi.',
	goOn: 'Viết tiếp',
	thanks: 'Cảm ơn bạn đã đánh giá!',
	saved: 'Đã lưu đánh giá mới của bạn.',
	sent: 'Đánh giá đã hiển thị cho mọi người.',
	coin: (amountVnd: number) => `Bạn được tặng ${formatCount(amountVnd)} bizcoin.`,
	seeCoin: 'Xem bizcoin của bạn',
	nextReply: 'Bạn sẽ nhận thông báo khi gian hàng phản hồi.',
	nextShown: 'Bạn sẽ nhận thông báo khi đánh giá hiển thị.',
	seeOnProduct: 'Xem trên trang sản phẩm',
	seeOnShop: 'Xem trên trang gian hàng',
	stillWaiting: (count: number) => `Đơn này còn ${count} mục chờ bạn đánh giá.`,
} as const;

export const reviewScreenMessages = {
	title: 'Đánh giá của người mua',
	none: 'Chưa có đánh giá nào',
	noneText: 'Chỉ người đã nhận hàng mới viết được. Nếu đã mua sản phẩm này, bạn viết đánh giá ở trang đơn hàng.',
	shopTitle: 'Đánh giá của người mua về gian hàng',
	shopNoneText: 'Chỉ người đã nhận hàng mới viết được. Nếu đã mua ở gian hàng này, bạn viết đánh giá ở trang đơn hàng.',
	shopNeedsScript: 'Cần bật JavaScript để bấm hữu ích hay báo cáo.',
	noneHere: 'Không có đánh giá nào khớp bộ lọc.',
	score: (score: number) => formatStars(score),
	outOf: 'trên 5 sao',
	count: (count: number) => `${formatCount(count)} đánh giá`,
	ofShop: (count: number) => `${formatCount(count)} người mua đánh giá gian hàng`,
	howCounted: 'Điểm là trung bình cộng số sao của mọi đánh giá đang hiển thị.',
	histogram: 'Lọc theo số sao',
	stars: (stars: number) => `${stars} sao`,
	barOf: (stars: number, count: number) => `${stars} sao: ${count} đánh giá`,
	filters: 'Lọc và sắp xếp đánh giá',
	all: 'Tất cả',
	withPictures: (count: number) => `Có ảnh (${count})`,
	variant: (label: string, count: number) => `${label} (${count})`,
	sort: 'Xếp theo',
	sorts: {
		helpful: 'Hữu ích nhất',
		newest: 'Mới nhất',
		highest: 'Nhiều sao trước',
		lowest: 'Ít sao trước',
	} satisfies Readonly<Record<ReviewSort, string>>,
	bought: 'Đã mua hàng',
	edited: 'đã sửa',
	picture: (at: number) => `Ảnh ${at} của người mua, mở cỡ lớn`,
	replyOf: (shopName: string) => `Phản hồi của ${shopName}`,
	removed: (because: string) => `Đánh giá này đã được gỡ. Lý do: ${because}.`,
	replyRemoved: (because: string) => `Phản hồi này đã được gỡ. Lý do: ${because}.`,
	helpful: 'Hữu ích',
	report: 'Báo cáo',
	reportReply: 'Báo cáo phản hồi',
	reportAnswer: 'Báo cáo câu trả lời',
	own: 'Đánh giá của bạn',
	pages: 'Trang đánh giá',
	questionsTitle: 'Hỏi đáp về sản phẩm',
	questionsNone: 'Chưa có câu hỏi nào. Bạn đặt câu hỏi đầu tiên cho người bán nhé.',
	questionsCount: (count: number) => `${formatCount(count)} câu hỏi`,
	ask: 'Đặt câu hỏi',
	requestLabel: 'Bạn muốn hỏi gì về sản phẩm này?',
	requestHint: 'Câu hỏi hiện công khai. Đừng ghi số điện thoại hay địa chỉ.',
	requestYes: 'Gửi câu hỏi',
	needsScript: 'Cần bật JavaScript để đặt câu hỏi, bấm hữu ích hay báo cáo.',
	notAnswered: 'Người bán chưa trả lời.',
	answerYes: 'Gửi câu trả lời',
	answer: 'Trả lời câu hỏi này',
	answerLabel: 'Bạn đã mua sản phẩm này, hãy trả lời giúp người hỏi',
	shop: 'Người bán',
	reportTitle: 'Báo cáo nội dung vi phạm',
	reportText: `Nhân viên Chợ Biz xem trong ${reviewsConfig.checkedWithinHours} giờ. Nội dung chỉ bị gỡ vì một trong các lý do này.`,
	reportReason: 'Lý do',
	reportNote: 'Nói thêm',
	optional: '(không bắt buộc)',
	reportYes: 'Gửi báo cáo',
	reasons: REPORT_REASONS.map((value) => ({ value, label: reportReasonMessages[value] })),
} as const;

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
		body: `Người mua của đơn ${params.orderNumber} vừa viết đánh giá. Gian hàng phản hồi được một lần, sửa được trong ${reviewsConfig.replyEditHours} giờ.`,
		action: 'Đọc và trả lời',
	}),
	'reviews.shop_asked': (params) => ({
		title: `Câu hỏi mới về ${named(params)}`,
		body: 'Trả lời sớm giúp khách yên tâm mua hàng.',
		action: 'Trả lời',
	}),
	'reviews.shop_reply_removed': (params) => ({
		title: `Phản hồi của gian hàng về ${named(params)} đã được gỡ`,
		body: `Lý do: ${because(params.reason)}. Đánh giá của người mua ở đơn ${params.orderNumber} vẫn còn. Nếu gian hàng thấy chưa đúng, hãy trả lời thư này hoặc gọi hỗ trợ.`,
		action: 'Xem đánh giá',
	}),
	'reviews.author_published': (params) => ({
		title: `Bài viết của bạn về ${named(params)} đã hiển thị`,
		body: 'Chúng tôi đã kiểm tra xong. Cảm ơn bạn đã chờ.',
		action: 'Xem',
	}),
	'reviews.author_replied': (params) => ({
		title: `${params.shopName} đã phản hồi đánh giá của bạn`,
		body: `Về ${named(params)}, đơn ${params.orderNumber}.`,
		action: 'Đọc phản hồi',
	}),
	'reviews.author_removed': (params) => ({
		title: `Bài viết của bạn về ${named(params)} đã được gỡ`,
		body: `Lý do: ${because(params.reason)}. Nếu bạn thấy chưa đúng, hãy trả lời thư này hoặc gọi hỗ trợ.`,
		action: 'Xem',
	}),
	'reviews.asker_answered': (params) => ({
		title: `Câu hỏi của bạn về ${named(params)} đã được trả lời`,
		body: params.isByShop ? `${params.shopName} vừa trả lời.` : 'Một người đã mua vừa trả lời.',
		action: 'Đọc câu trả lời',
	}),
};
