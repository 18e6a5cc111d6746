export { listProductSales } from './queries/list-product-sales.ts';
export { cancelSale } from './use-cases/cancel-sale.ts';
export { claimSalePrices, renewSalePrices, returnSalePrices, type SaleClaim } from './use-cases/claim-sale-prices.ts';
export { planSale } from './use-cases/plan-sale.ts';
