export { listCashOfOrders } from './queries/list-cash-of-orders.ts';
export { carriersUnderReview, listOverdueClaims } from './queries/list-overdue-claims.ts';
export { listRemittanceDifferences, listRemittances } from './queries/list-remittances.ts';
export { listShopClaims, shopClaimSums } from './queries/list-shop-claims.ts';
export { decideDifference } from './use-cases/decide-difference.ts';
export { recordRemittance } from './use-cases/record-remittance.ts';
