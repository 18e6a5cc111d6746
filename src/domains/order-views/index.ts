export { countOrders } from './queries/buyer/count-orders.ts';
export { getOrder } from './queries/buyer/get-order.ts';
export { listComingCoin } from './queries/buyer/list-coming-coin.ts';
export { listOrders } from './queries/buyer/list-orders.ts';
export {
	getListingsOfOrder,
	listProductSnapshots,
	listShopProductSnapshots,
} from './queries/buyer/list-product-snapshots.ts';
export { findOrderId } from './queries/find-order-id.ts';
export { findOwnOrderId } from './queries/find-own-order-id.ts';
export { listOrderNumbers } from './queries/list-order-numbers.ts';
export { getReceipt } from './queries/money/get-receipt.ts';
export { listOrderPayments } from './queries/money/list-order-payments.ts';
export { listRefundedAmounts } from './queries/money/list-refunded-amounts.ts';
export { countShopOrders } from './queries/shop/count-shop-orders.ts';
export { countUnfinished } from './queries/shop/count-unfinished-orders.ts';
export { getShopOrder } from './queries/shop/get-shop-order.ts';
export { getShopWaiting } from './queries/shop/get-shop-waiting.ts';
export { listPackingSlips } from './queries/shop/list-packing-slips.ts';
export { listShopOrders } from './queries/shop/list-shop-orders.ts';
export { findTrackedOrders } from './queries/tracking/find-tracked-orders.ts';
export { buyerActions } from './rules/buyer-actions.ts';
export { comingCoin } from './rules/coming-coin.ts';
export { orderTimeline } from './rules/order-timeline.ts';
export { requestToTrack } from './use-cases/request-order-tracking.ts';
export { wireOrderViews } from './wiring.ts';
