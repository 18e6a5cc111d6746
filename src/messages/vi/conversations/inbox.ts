import {
	type ConversationReportReason,
	type ConversationTab,
	conversationsConfig,
	type WriteObstacle,
} from '#src/domains/conversations/contract/conversation.ts';
import { BRAND } from '#src/shared/brand.ts';
import { DAY_MS, formatDate, formatTime, vietnamDay } from '#src/shared/time.ts';

const OWN_BLOCK = 'Bạn đã chặn nên hai bên không nhắn được cho nhau. Bỏ chặn để nhắn tiếp.';
const OTHER_BLOCK = 'Bên kia không nhận tin nhắn nữa. Đơn hàng đã đặt vẫn nhắn được ở trang đơn.';
const CLOSED = `${BRAND.name} đã đóng cuộc trò chuyện này sau khi xem báo cáo.`;
const SHOP_CLOSED = 'Gian hàng không còn hoạt động nên không nhắn được nữa.';
const FULL = `Cuộc trò chuyện đã có ${conversationsConfig.perConversationMax} tin nên không thêm được nữa.`;
const ROLE = 'Vai trò của bạn trong gian hàng không có quyền trả lời khách.';

export const orderSubjectTitle = (number: string): string => `Đơn ${number}`;

export const conversationReasonMessages = {
	insult: 'Xúc phạm, quấy rối',
	spam: 'Quảng cáo, nhắn làm phiền',
	scam: 'Dấu hiệu lừa đảo',
	off_site: `Rủ giao dịch ngoài ${BRAND.name}`,
	illegal: 'Hàng cấm hoặc việc trái luật',
	other: 'Lý do khác',
} satisfies Readonly<Record<ConversationReportReason, string>>;

export const obstacleMessages = {
	own_block: OWN_BLOCK,
	other_block: OTHER_BLOCK,
	closed: CLOSED,
	shop_closed: SHOP_CLOSED,
	full: FULL,
	role: ROLE,
} satisfies Readonly<Record<WriteObstacle, string>>;

/** `14:05` for today, `Hôm qua`, otherwise the date. */
export function listTime(at: string, now: Date): string {
	const instant = new Date(at);
	if (vietnamDay(instant) === vietnamDay(now)) return formatTime(instant);
	if (vietnamDay(instant) === vietnamDay(new Date(now.getTime() - DAY_MS))) return 'Hôm qua';
	return formatDate(instant);
}
/** Above the first message of a day. */
export function dayTitle(at: string, now: Date): string {
	const instant = new Date(at);
	if (vietnamDay(instant) === vietnamDay(now)) return 'Hôm nay';
	if (vietnamDay(instant) === vietnamDay(new Date(now.getTime() - DAY_MS))) return 'Hôm qua';
	return formatDate(instant);
}

export const CHAT_BUTTON = 'Chat với shop';

export const inboxMessages = {
	title: 'Tin nhắn',
	needsScript: 'Trang này cần JavaScript để đọc và gửi tin nhắn.',
	loading: 'Đang tải tin nhắn',
	failed: 'Chưa tải được tin nhắn',
	tryAgain: 'Thử lại',
	visitorTitle: 'Nơi gian hàng trả lời khách',
	visitorText: 'Bạn đăng nhập bằng tài khoản của gian hàng để đọc và trả lời tin nhắn.',
	noRight: ROLE,
	list: 'Các cuộc trò chuyện',
	search: { buyer: 'Tìm tên shop, sản phẩm, mã đơn', shop: 'Tìm sản phẩm, mã đơn' },
	searchNow: 'Tìm',
	tabsLabel: 'Lọc cuộc trò chuyện',
	tabs: { all: 'Tất cả', unread: 'Chưa đọc', unanswered: 'Chờ trả lời' } satisfies Readonly<
		Record<ConversationTab, string>
	>,
	noneTitle: 'Chưa có tin nhắn nào',
	none: {
		buyer: `Bấm “${CHAT_BUTTON}” ở trang sản phẩm để hỏi trước khi mua.`,
		shop: 'Khách hỏi trước khi mua và tin nhắn về đơn hàng sẽ hiện ở đây.',
	},
	noneFoundTitle: 'Không có cuộc trò chuyện phù hợp',
	noneFound: 'Bạn thử từ khóa khác hoặc xem tất cả.',
	showAll: 'Xem tất cả',
	more: 'Xem thêm',
	unread: (count: number): string => `${count} tin chưa đọc`,
	you: 'Bạn: ',
	back: 'Về danh sách',
	chooseTitle: 'Chọn một cuộc trò chuyện',
	choose: 'Tin nhắn hiện ở đây khi bạn chọn một cuộc trò chuyện trong danh sách.',
	goneSubject: 'Sản phẩm không còn bán',
	subject: { product: 'Đang hỏi về sản phẩm', order: 'Trao đổi về đơn hàng' },
	openProduct: 'Xem sản phẩm',
	openOrder: 'Xem đơn hàng',
	messages: 'Tin nhắn',
	earlier: 'Xem tin cũ hơn',
	read: 'Đã xem',
	sent: 'Đã gửi',
	masked:
		'Một phần tin này đã được ẩn: số điện thoại, e-mail, liên kết và số tài khoản không gửi được trước khi có đơn.',
	maskedByOther: 'Một phần tin này đã được ẩn để bảo vệ bạn.',
	safety: {
		buyer: `Đừng chuyển tiền hay mua bán ngoài ${BRAND.name}: chỉ đơn đặt ở đây mới được bảo vệ.`,
		shop: `Số điện thoại, liên kết và số tài khoản bị ẩn. Mời khách mua ngoài ${BRAND.name} có thể bị báo cáo.`,
	},
	write: { buyer: 'Nhắn cho shop', shop: 'Trả lời khách' },
	send: 'Gửi',
	sending: 'Đang gửi',
	notSent: 'Tin chưa gửi được. Nội dung vẫn còn trong ô, bạn kiểm tra mạng rồi bấm gửi lại.',
	starters: [
		'Sản phẩm còn hàng không shop?',
		'Shop giao tới chỗ mình mất mấy ngày?',
		'Có được xem hàng trước khi nhận không shop?',
	],
	startersLabel: 'Câu hỏi thường gặp',
	verify: 'Mở trang tài khoản',
	menu: 'Thêm',
	block: { buyer: 'Chặn shop này', shop: 'Chặn khách này' },
	unblock: 'Bỏ chặn',
	blockTitle: { buyer: 'Chặn shop này?', shop: 'Chặn khách này?' },
	blockText: 'Hai bên sẽ không nhắn được cho nhau trước khi mua. Tin nhắn về đơn hàng đã đặt vẫn gửi được.',
	blockYes: 'Chặn',
	blocked: 'Đã chặn.',
	unblocked: 'Đã bỏ chặn.',
	report: 'Báo cáo',
	reported: 'Đã báo cáo, nhân viên đang xem',
	reportTitle: 'Báo cáo cuộc trò chuyện?',
	reportText: `Nhân viên ${BRAND.name} sẽ đọc các tin nhắn trong cuộc trò chuyện này để xử lý.`,
	reportNote: 'Nói thêm cho nhân viên',
	reportYes: 'Gửi báo cáo',
	reportDone: 'Cảm ơn bạn. Nhân viên sẽ xem cuộc trò chuyện này.',
	no: 'Hủy',
	pickTitle: 'Bạn muốn hỏi về sản phẩm nào?',
	pickSearch: 'Tìm sản phẩm của shop',
	pickNone: 'Không tìm thấy sản phẩm nào. Bạn thử từ khác nhé.',
	earlierWithShop: 'Đã nhắn trước đây',
} as const;

export const templateMessages = {
	title: 'Câu trả lời mẫu',
	open: 'Câu mẫu',
	manage: 'Quản lý câu mẫu',
	none: 'Chưa có câu mẫu nào. Lưu sẵn những câu hay dùng để trả lời khách bằng một chạm.',
	add: 'Thêm câu mẫu',
	label: 'Nội dung câu mẫu',
	hint: 'Không ghi số điện thoại hay liên kết, phần đó sẽ bị ẩn khi gửi.',
	save: 'Lưu câu mẫu',
	edit: 'Sửa',
	remove: 'Xóa',
	up: 'Lên trên',
	down: 'Xuống dưới',
	saved: 'Đã lưu câu mẫu.',
	removed: 'Đã xóa câu mẫu.',
	close: 'Đóng',
	cancel: 'Hủy',
	insert: (body: string): string => `Chèn: ${body}`,
} as const;
