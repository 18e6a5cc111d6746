export { placeOrder } from './use-cases/place-order.ts';
