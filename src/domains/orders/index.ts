export { ordersPersonalData } from './db/personal-data.ts';
export { orderMailCheck } from './jobs/check-order-mails.ts';
export { listBoughtTogether } from './queries/list-bought-together.ts';
export type { OrderNotice, OrderNoticeParams } from './rules/notices.ts';
export { defineOrderSubscriber } from './subscribers/define-order-subscriber.ts';
export { type LockedOrder, lockOrder, lockOrderById } from './use-cases/steps/lock-order.ts';
export { lockShopOrder } from './use-cases/steps/lock-shop-order.ts';
export { notifyBuyer, notifyParties, notifyShop, notifyTransition } from './use-cases/steps/notify-parties.ts';
export { checkUnusedPictures } from './use-cases/steps/unused-pictures.ts';
