import { type NotifyCustomer, notifyCustomers } from '#src/domains/notifications/index.ts';
import { listStaffToNotify } from '#src/domains/vendors/index.ts';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import { transact } from '#src/platform/context.ts';
import { defineSubscriber } from '#src/platform/jobs/index.ts';
import { ok } from '#src/shared/result.ts';
import { chatMessageWritten, conversationReportDecided } from '../events.ts';
import { findNoticedConversation, type NoticedConversation } from '../queries/find-noticed-conversation.ts';
import type { ConversationNotice, ConversationNoticeParams } from '../rules/notices.ts';

const paramsOf = (
	{ id, shopId, shopName, productName }: NoticedConversation,
	more: Pick<ConversationNoticeParams, 'isForShop' | 'isClosed'>,
): ConversationNoticeParams => ({ conversationId: id, shopId, shopName, productName, ...more });

const noticeOf = (
	customerId: string,
	kind: ConversationNotice,
	params: ConversationNoticeParams,
	at: string,
): NotifyCustomer => ({
	customerId,
	class: 'social',
	kind,
	params,
	dedupeKey: `${kind}:${params.conversationId}:${at}`,
	isMailed: true,
});

/** Carries no text: the recipient reads it in the conversation. Nothing is sent about what was read meanwhile. */
export const notifyChatMessage = defineSubscriber(
	chatMessageWritten,
	'conversations.notify_message',
	async (context, { conversationId, to, at }) => {
		await transact(context, async (scope) => {
			const found = await findNoticedConversation(scope.read, conversationId);
			if (!found || (to === 'buyer' ? found.buyerUnread : found.shopUnread) === 0) return ok(null);
			const params = paramsOf(found, { isForShop: to === 'shop', isClosed: false });
			if (to === 'buyer') {
				await notifyCustomers(scope, [noticeOf(found.customerId, 'conversations.buyer_message', params, at)]);
				return ok(null);
			}
			const staff = (await listStaffToNotify(scope.read, found.shopId)).filter(({ role }) =>
				hasStaffRight(role, 'voices.answer'),
			);
			const notices = staff.map(({ customerId, isMailed }) => ({
				...noticeOf(customerId, 'conversations.shop_message', params, at),
				isMailed,
			}));
			await notifyCustomers(scope, notices);
			return ok(null);
		});
	},
);

export const notifyReportDecided = defineSubscriber(
	conversationReportDecided,
	'conversations.notify_report_decided',
	async (context, { conversationId, reporterIds, verdict, at }) => {
		await transact(context, async (scope) => {
			const found = await findNoticedConversation(scope.read, conversationId);
			if (!found) return ok(null);
			const notices = reporterIds.map((reporterId) => {
				const isForShop = reporterId !== found.customerId;
				const params = paramsOf(found, { isForShop, isClosed: verdict === 'closed' });
				return noticeOf(reporterId, 'conversations.report_decided', params, at);
			});
			await notifyCustomers(scope, notices);
			return ok(null);
		});
	},
);
