/** Source of refunds for a parcel whose delivery failed or that was lost. */
export const PARCEL_DELIVERY_FAILED = 'parcel_refused';

export const ORDER_DELIVERY_FAILED = 'order_refused';

/** Source of the shipping refund for an order with a wrong address. */
export const FEE_REFUND_SOURCE = 'order_fee';
