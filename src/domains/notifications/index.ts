export type { NoticeClass, NoticeParams, NoticeText } from './contract.ts';
export { countUnread } from './queries/count-unread.ts';
export { listNotices } from './queries/list-notices.ts';
export { markAllRead } from './use-cases/mark-all-read.ts';
export { type Notify, notify } from './use-cases/notify.ts';
export { type NotificationsWiring, wireNotifications } from './wiring.ts';
