export { getVariantsForCart } from './queries/get-variants-for-cart.ts';
export { createProduct } from './use-cases/create-product.ts';
export { publishProduct } from './use-cases/publish-product.ts';
export { reserveStock } from './use-cases/reserve-stock.ts';
export { restock } from './use-cases/restock.ts';
export { setPrice } from './use-cases/set-price.ts';
export { setStock } from './use-cases/set-stock.ts';
export {
	commitReservation,
	extendReservation,
	releaseReservation,
	shipStock,
} from './use-cases/settle-reservation.ts';
