export {
	addRemitted,
	claimsOfOrders,
	lockClaim,
	markClaimCollected,
} from './db/cash-claim-repository.ts';
export { hasEarned, isCashCollected } from './db/cash-collection-repository.ts';
export {
	findRefundOf,
	type OrderRefund,
	recordRefund,
	refundedQuantities,
	refundedQuantitiesOf,
	refundedShipping,
	refundedShippings,
	waivedCash,
} from './db/refund-repository.ts';
export { lockGoodwill } from './db/sale-repository.ts';
export { getNewShopBounds } from './queries/get-new-shop-bounds.ts';
export { refundsToTransfer } from './rules/order-payments.ts';
export {
	type HistoricalOrder,
	importHistoricalOrders,
	type StoredOrder,
} from './use-cases/import-historical-orders.ts';
export { bookCashClaims } from './use-cases/steps/book-cash-claims.ts';
export { bookPlatformVouchers } from './use-cases/steps/book-platform-vouchers.ts';
export { bookSale } from './use-cases/steps/book-sale.ts';
export {
	grantLatePaymentGoodwill,
	grantOrderCoin,
	grantPendingCoin,
	grantShopGoodwill,
	grantUnshippedGoodwill,
} from './use-cases/steps/give-order-coin.ts';
export { recountShop } from './use-cases/steps/recount-completed-orders.ts';
export { refundPaidOrder } from './use-cases/steps/refund-paid-order.ts';
export { refundShare } from './use-cases/steps/refund-share.ts';
export { releaseSale } from './use-cases/steps/release-sale.ts';
export { returnVoucherUses } from './use-cases/steps/return-voucher-uses.ts';
export {
	refundVouchersAndCoin,
	returnOrderCoin,
	returnVouchersAndCoin,
} from './use-cases/steps/return-vouchers-and-coin.ts';
