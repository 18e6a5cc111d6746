export { confirmDeadline, packDeadline } from './db/order-deadlines.ts';
export { getShopFigures } from './queries/get-shop-figures.ts';
export { excuseOrder } from './use-cases/excuse-order-from-shop-health.ts';
