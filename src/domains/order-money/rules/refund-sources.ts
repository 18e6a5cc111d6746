/** The source of what goes back of a parcel that nobody took or found. */
export const PARCEL_DELIVERY_FAILED = 'parcel_refused';

export const ORDER_DELIVERY_FAILED = 'order_refused';

/** The way there of an order that was said to have a wrong address. */
export const FEE_REFUND_SOURCE = 'order_fee';
