export { getShippingEstimate } from './queries/get-shipping-estimate.ts';
export { offersByZone } from './rules/rate.ts';
