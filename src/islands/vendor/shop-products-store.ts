import { callApi } from '#src/browser/api.ts';
import { toast } from '#src/browser/toast.ts';
import type { SectionProduct, SectionProductPage } from '#src/domains/product-editing/contract/sections.ts';
import { browserMessages } from '#src/messages/vi/frame.ts';

const AT_ONCE = 20;
export type Products = { readonly items: readonly SectionProduct[]; readonly nextCursor: string | null };
export type RequestedProducts = readonly [q: string, cursor: string | null, signal: AbortSignal];

export async function readOwnProducts(
	address: string,
	...[q, cursor, signal]: RequestedProducts
): Promise<Products | null> {
	const query = new URLSearchParams({ limit: String(AT_ONCE), ...(q && { q }), ...(cursor && { cursor }) });
	const answer = await callApi<SectionProductPage>('GET', `${address}?${query}`, { signal });
	if (answer.ok) return answer.value;
	if (!signal.aborted) void toast('error', answer.problem.detail || browserMessages.noAnswer);
	return null;
}
