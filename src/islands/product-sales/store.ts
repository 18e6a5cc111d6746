import { type ApiResult, callApi } from '#src/browser/api.ts';
import type { PlanSaleInput, ProductSales, SaleView } from '#src/domains/scheduled-prices/contract.ts';
import { saleScreenMessages as messages } from '#src/messages/vi/vendor/scheduled-prices.ts';
import { type ToastResult, withInlineMessage, withToast } from '#src/stores/with-toast.ts';

const salesOf = (productId: string): string => `/api/vendor/products/${productId}/sales`;

export const loadSales = (productId: string): Promise<ApiResult<ProductSales>> => callApi('GET', salesOf(productId));

export const planSale = ({ productId, ...sale }: PlanSaleInput): Promise<ToastResult<SaleView>> =>
	withInlineMessage(callApi('POST', salesOf(productId), { body: sale }), messages.planned);

export const cancelSale = ({ id, state }: SaleView): Promise<SaleView | null> =>
	withToast(
		callApi('POST', `/api/vendor/sales/${id}/cancel`),
		state === 'running' ? messages.ended : messages.cancelled,
	);
