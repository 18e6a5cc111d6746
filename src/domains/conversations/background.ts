import type { Background } from '#src/platform/jobs/index.ts';
import { chatMessageWritten, conversationReportDecided, orderMessageWritten } from './events.ts';
import { deleteOldConversations } from './jobs/delete-old-conversations.ts';
import { conversationsWaiting } from './queries/list-waiting-work.ts';
import { notifyChatMessage, notifyReportDecided } from './subscribers/notify-conversations.ts';
import { notifyMessageWritten } from './subscribers/notify-messages.ts';

export const conversationsBackground: Background = {
	events: [orderMessageWritten, chatMessageWritten, conversationReportDecided],
	subscribers: [notifyMessageWritten, notifyChatMessage, notifyReportDecided],
	jobs: [deleteOldConversations],
	timetable: [{ cron: '50 3 * * *', job: deleteOldConversations }],
	waiting: conversationsWaiting,
};
