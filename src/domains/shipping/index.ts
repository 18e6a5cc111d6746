export { estimateShipping } from './queries/estimate-shipping.ts';
export { offersByZone } from './rules/rate.ts';
