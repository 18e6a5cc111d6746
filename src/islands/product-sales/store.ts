import { atom } from 'nanostores';
import { callApi } from '#src/browser/api.ts';
import type { PlanSaleInput, ProductSales, SaleView } from '#src/domains/scheduled-prices/contract.ts';
import { saleScreenMessages as messages } from '#src/messages/vi/vendor/scheduled-prices.ts';
import { type ToastResult, withInlineMessage, withToast } from '#src/stores/with-toast.ts';

const salesOf = (productId: string): string => `/api/vendor/products/${productId}/sales`;

/** Null while loading. */
export const $productSales = atom<ProductSales | null>(null);
export const $salesFailure = atom<'gone' | 'failed' | null>(null);

export async function loadSales(productId: string): Promise<void> {
	const answer = await callApi<ProductSales>('GET', salesOf(productId));
	if (answer.ok) $productSales.set(answer.value);
	$salesFailure.set(answer.ok ? null : answer.problem.status === 404 ? 'gone' : 'failed');
}

export const planSale = ({ productId, ...sale }: PlanSaleInput): Promise<ToastResult<SaleView>> =>
	withInlineMessage(callApi('POST', salesOf(productId), { body: sale }), messages.planned);

export const cancelSale = ({ id, state }: SaleView): Promise<SaleView | null> =>
	withToast(
		callApi('POST', `/api/vendor/sales/${id}/cancel`),
		state === 'running' ? messages.ended : messages.cancelled,
	);
