import {
	answerTemplatesConfig,
	type ConversationsFailure,
	conversationsConfig,
} from '#src/domains/conversations/contract/conversation.ts';
import type { ConversationNotice, ConversationNoticeParams } from '#src/domains/conversations/rules/notices.ts';
import { instantText } from '#src/messages/instant-text.ts';
import type { MessageTable } from '#src/messages/message-table.ts';
import { BRAND } from '#src/shared/brand.ts';
import { obstacleMessages } from './inbox.ts';

const NOTHING_YET = 'Bạn viết vài chữ rồi gửi nhé.';
const UNVERIFIED = 'Bạn xác nhận e-mail hoặc số điện thoại trong trang tài khoản rồi nhắn cho gian hàng nhé.';

export const conversationErrorMessages = {
	'conversations.not_found': 'Không tìm thấy cuộc trò chuyện hoặc sản phẩm này.',
	'conversations.unverified': UNVERIFIED,
	'conversations.own_shop': 'Đây là gian hàng của bạn nên bạn không tự nhắn cho mình được.',
	'conversations.role_not_allowed': obstacleMessages.role,
	'conversations.shop_closed': obstacleMessages.shop_closed,
	'conversations.too_many_new': ({ againAt }) =>
		`Hôm nay bạn đã hỏi về ${conversationsConfig.newPerDay} sản phẩm mới. Bạn hỏi thêm được từ ${instantText(againAt)}. Các cuộc trò chuyện đang có vẫn nhắn được.`,
	'conversations.too_many_messages': ({ againAt }) =>
		`Bạn đã gửi ${conversationsConfig.perHour} tin trong một giờ. Bạn gửi tiếp được từ ${instantText(againAt)}.`,
	'conversations.full': obstacleMessages.full,
	'conversations.text_empty': NOTHING_YET,
	'conversations.own_block': obstacleMessages.own_block,
	'conversations.other_block': obstacleMessages.other_block,
	'conversations.closed': obstacleMessages.closed,
	'conversations.reported_before': 'Bạn đã báo cáo cuộc trò chuyện này rồi. Nhân viên đang xem.',
	'conversations.decided_before': 'Không còn báo cáo nào chờ xử lý ở cuộc trò chuyện này.',
	'conversations.templates_full': `Gian hàng lưu được nhiều nhất ${answerTemplatesConfig.max} câu trả lời mẫu.`,
	'conversations.templates_changed':
		'Danh sách câu mẫu vừa thay đổi ở nơi khác. Bạn tải lại trang rồi sắp xếp lại nhé.',
} satisfies MessageTable<ConversationsFailure>;

type NoticeText = (params: ConversationNoticeParams) => {
	readonly title: string;
	readonly body: string;
	readonly action: string;
};
const about = ({ productName }: ConversationNoticeParams): string => (productName ? ` về ${productName}` : '');

export const conversationNoticeMessages: Readonly<Record<ConversationNotice, NoticeText>> = {
	'conversations.buyer_message': (params) => ({
		title: `${params.shopName} vừa trả lời bạn`,
		body: `Bạn có tin nhắn mới${about(params)}. Nội dung tin nhắn chỉ xem được trên ${BRAND.name}.`,
		action: 'Đọc tin nhắn',
	}),
	'conversations.shop_message': (params) => ({
		title: 'Khách vừa nhắn cho gian hàng',
		body: `${params.shopName} có tin nhắn mới${about(params)}. Trả lời sớm giúp khách yên tâm đặt hàng.`,
		action: 'Trả lời khách',
	}),
	'conversations.report_decided': (params) => ({
		title: 'Báo cáo tin nhắn của bạn đã được xem',
		body: params.isClosed
			? `Cuộc trò chuyện${about(params)} vi phạm quy định và đã bị đóng.`
			: `Cuộc trò chuyện${about(params)} không vi phạm quy định. Nếu không muốn nhận tin nữa, bạn có thể chặn bên kia.`,
		action: 'Xem cuộc trò chuyện',
	}),
};
