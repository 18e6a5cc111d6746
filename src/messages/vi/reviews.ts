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
	'reviews.order_not_complete': 'Đơn hàng chưa hoàn thành. Bạn bấm “Đã nhận hàng” rồi quay lại đánh giá nhé.',
	'reviews.too_late': ({ days }) => `Đã quá ${days} ngày nên không viết hay sửa đánh giá này được nữa.`,
	'reviews.written_before': 'Bạn đã đánh giá món này rồi. Tải lại trang để xem nhé.',
	'reviews.edited_before': 'Đánh giá này đã sửa một lần nên không sửa thêm được nữa.',
	'reviews.removed': 'Nội dung này đã bị gỡ nên không sửa được.',
	'reviews.own': 'Việc này không làm được với nội dung của chính bạn.',
	'reviews.picture_unknown': 'Có ảnh chưa tải lên xong. Bạn tải lại ảnh rồi thử lại nhé.',
	'reviews.reply_too_late': ({ hours }) => `Lời đáp chỉ sửa được trong ${hours} giờ.`,
	'reviews.role_not_allowed': 'Vai trò của bạn trong gian hàng không trả lời khách được.',
	'reviews.text_doubtful': 'Lời viết có số điện thoại, liên kết hoặc từ không phù hợp. Bạn bỏ phần đó rồi gửi lại nhé.',
	'reviews.text_empty': 'Bạn chưa viết gì. Bạn viết vài chữ rồi gửi nhé.',
	'reviews.asked_before': ({ hours }) =>
		`Bạn đã hỏi câu này trong ${hours} giờ qua. Bạn chờ người bán trả lời hoặc hỏi cách khác nhé.`,
	'reviews.not_bought': 'Chỉ người bán và người đã nhận sản phẩm này mới trả lời được.',
	'reviews.reported_before': 'Bạn đã báo nội dung này rồi. Chúng tôi đang xem.',
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
	stars: 'Bạn cho mấy sao?',
	starOf: (count: number) => ['Rất tệ', 'Chưa tốt', 'Tạm được', 'Tốt', 'Rất tốt'][count - 1] ?? '',
	starLabel: (count: number) => `${count} sao`,
	starsNeeded: 'Bạn chọn số sao giúp nhé.',
	text: 'Bạn thấy thế nào?',
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
	replyOf: 'Gian hàng đáp lại',
	replyRemoved: (because: string) => `Lời đáp này đã được gỡ. Lý do: ${because}.`,
	waitingTab: 'Chờ đánh giá',
	waitingTitle: 'Chờ bạn đánh giá',
	waitingText: `Bạn viết được trong ${reviewsConfig.writeWithinDays} ngày sau khi đơn hoàn thành. Lời của bạn giúp người mua sau rất nhiều.`,
	waitingNone: 'Không có món nào chờ bạn đánh giá. Cảm ơn bạn!',
	orderOf: (number: string) => `Đơn ${number}`,
	unsent: 'Bạn viết dở, chưa gửi.',
	goOn: 'Viết tiếp',
	thanks: 'Cảm ơn bạn đã đánh giá!',
	saved: 'Đã lưu đánh giá mới của bạn.',
	sent: 'Đánh giá đã hiển thị cho mọi người.',
	coin: (amountVnd: number) => `Bạn được tặng ${formatCount(amountVnd)} bizcoin.`,
	seeCoin: 'Xem bizcoin của bạn',
	nextReply: 'Gian hàng có thể đáp lại. Khi đó bạn sẽ được báo.',
	nextShown: 'Khi đánh giá hiển thị, bạn sẽ được báo.',
	seeOnProduct: 'Xem trên trang sản phẩm',
	seeOnShop: 'Xem trên trang gian hàng',
	stillWaiting: (count: number) => `Đơn này còn ${count} mục chờ bạn đánh giá.`,
} as const;

export const reviewScreenMessages = {
	title: 'Đánh giá của người mua',
	none: 'Chưa có đánh giá nào',
	noneText: 'Chỉ người đã nhận hàng mới viết được. Bạn mua món này rồi thì viết ở trang đơn hàng nhé.',
	shopTitle: 'Người mua nói về gian hàng',
	shopNoneText: 'Chỉ người đã nhận hàng mới viết được. Bạn mua ở đây rồi thì viết ở trang đơn hàng nhé.',
	shopNeedsScript: 'Bạn bật JavaScript để bấm hữu ích hay báo cáo nhé.',
	noneHere: 'Không có đánh giá nào như bạn lọc.',
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
	replyOf: (shopName: string) => `${shopName} đáp lại`,
	removed: (because: string) => `Đánh giá này đã được gỡ. Lý do: ${because}.`,
	replyRemoved: (because: string) => `Lời đáp này đã được gỡ. Lý do: ${because}.`,
	helpful: 'Hữu ích',
	report: 'Báo cáo',
	reportReply: 'Báo cáo lời đáp',
	reportAnswer: 'Báo cáo câu trả lời',
	own: 'Đánh giá của bạn',
	pages: 'Trang đánh giá',
	questionsTitle: 'Hỏi đáp về sản phẩm',
	questionsNone: 'Chưa ai hỏi gì. Bạn hỏi người bán câu đầu tiên nhé.',
	questionsCount: (count: number) => `${formatCount(count)} câu hỏi`,
	ask: 'Đặt câu hỏi',
	requestLabel: 'Bạn muốn hỏi gì về sản phẩm này?',
	requestHint: 'Câu hỏi hiện công khai. Đừng ghi số điện thoại hay địa chỉ.',
	requestYes: 'Gửi câu hỏi',
	needsScript: 'Bạn bật JavaScript để đặt câu hỏi, bấm hữu ích hay báo cáo nhé.',
	notAnswered: 'Người bán chưa trả lời.',
	answerYes: 'Gửi câu trả lời',
	answer: 'Trả lời câu hỏi này',
	answerLabel: 'Bạn đã dùng món này. Bạn trả lời giúp nhé',
	shop: 'Người bán',
	reportTitle: 'Báo nội dung phạm quy',
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
