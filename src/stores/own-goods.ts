import { callApi } from '#src/browser/api.ts';
import { toast } from '#src/browser/toast.ts';
import type { SectionGood, SectionGoodPage } from '#src/domains/catalog/contract-lists.ts';
import { browserWords } from '#src/messages/vi/browser.ts';

const AT_ONCE = 20;
export type Goods = { readonly items: readonly SectionGood[]; readonly nextCursor: string | null };
export type AskedGoods = readonly [q: string, cursor: string | null, signal: AbortSignal];

/** A page of the shop's own goods, each with whether it is in what the address names; null when it could not be read. */
export async function readOwnGoods(address: string, ...[q, cursor, signal]: AskedGoods): Promise<Goods | null> {
	const query = new URLSearchParams({ limit: String(AT_ONCE), ...(q && { q }), ...(cursor && { cursor }) });
	const answer = await callApi<SectionGoodPage>('GET', `${address}?${query}`, { signal });
	if (answer.ok) return answer.value;
	if (!signal.aborted) void toast('error', answer.problem.detail || browserWords.noAnswer);
	return null;
}
