export const orderPlaced = 'orders.order_placed';
