export type { ShippingOption, ShippingZone } from './contract.ts';
export {
	chargeableG,
	type DeliveryEstimate,
	estimateDelivery,
	type Piece,
	type Place,
	standardFeeVnd,
	zoneBetween,
} from './rules/rate.ts';
