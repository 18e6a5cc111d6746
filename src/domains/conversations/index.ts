export { unreadMessages } from './db/message-repository.ts';
export { conversationsPersonalData } from './db/personal-data.ts';
export { findMessagePicture } from './queries/find-message-picture.ts';
export { listMessages, listShopMessages } from './queries/list-messages.ts';
export { markAsBuyer, markAsShop } from './use-cases/mark-messages-read.ts';
export { writeAsBuyer, writeAsShop } from './use-cases/write-message.ts';
