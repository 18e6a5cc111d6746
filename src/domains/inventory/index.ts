export { lockStock, moveStock } from './db/stock-repository.ts';
export { listLowStock } from './queries/list-low-stock.ts';
export { recountStock } from './use-cases/recount-stock.ts';
export { reserveStock } from './use-cases/reserve-stock.ts';
export { restockProducts } from './use-cases/restock-products.ts';
export { setStock } from './use-cases/set-stock.ts';
export {
	commitReservation,
	extendReservation,
	releaseReservation,
	releaseStock,
	shipStock,
} from './use-cases/settle-reservation.ts';
export { announceStock } from './use-cases/steps/announce-stock.ts';
