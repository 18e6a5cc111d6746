export type { NoticeParams, NoticeText } from './contract.ts';
export { notificationsPersonalData } from './db/personal-data.ts';
export { countUnread } from './queries/count-unread.ts';
export { listNotices } from './queries/list-notices.ts';
export { markNoticesRead } from './use-cases/mark-notices-read.ts';
export { type NotifyCustomer, notifyCustomers } from './use-cases/notify-customers.ts';
export { wireNotifications } from './wiring.ts';
