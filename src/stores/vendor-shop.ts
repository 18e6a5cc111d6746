import { callApi } from '#src/browser/api.ts';
import { toast } from '#src/browser/toast.ts';
import type {
	SectionGood,
	SectionGoodPage,
	ShopSection,
	ShopSectionPage,
} from '#src/domains/catalog/contract-lists.ts';
import type { EditShopPageInput, PlanHolidayInput, ToldHoliday } from '#src/domains/vendors/contract.ts';
import { browserWords } from '#src/messages/vi/browser.ts';
import { shopPageWords as words } from '#src/messages/vi/shop-page-screen.ts';
import { told } from './told.ts';

const SECTIONS = '/api/vendor/sections';

/** Answers what is wrong, by field, or `null` when the page is saved. */
export async function saveShopPage(page: EditShopPageInput): Promise<Readonly<Record<string, string>> | null> {
	const answer = await callApi('PUT', '/api/vendor/shop', { body: page });
	if (answer.ok) {
		void toast('success', words.saved);
		return null;
	}
	const { fields, detail } = answer.problem;
	if (Object.keys(fields).length === 0) void toast('error', detail);
	return fields;
}

type Planned = { readonly holiday: ToldHoliday | null };

/** The holiday as it is kept now; `undefined` when it was refused. */
export async function planHoliday(holiday: PlanHolidayInput['holiday']): Promise<ToldHoliday | null | undefined> {
	const done = holiday ? words.planned : words.cancelled;
	const planned = await told(callApi<Planned>('PUT', '/api/vendor/shop/holiday', { body: { holiday } }), done);
	return planned?.holiday ?? (planned ? null : undefined);
}

type Sections = Promise<readonly ShopSection[] | null>;
const asSections = async (call: ReturnType<typeof callApi<ShopSectionPage>>, done?: string): Sections =>
	(await told(call, done))?.items ?? null;

export const addSection = (name: string): Sections =>
	asSections(callApi('POST', SECTIONS, { body: { name } }), words.added);
export const renameSection = (id: string, name: string): Sections =>
	asSections(callApi('PUT', `${SECTIONS}/${id}`, { body: { name } }), words.renamed);
export const removeSection = (id: string): Sections =>
	asSections(callApi('DELETE', `${SECTIONS}/${id}`), words.removed);
export const orderSections = (sectionIds: readonly string[]): Sections =>
	asSections(callApi('PUT', `${SECTIONS}/order`, { body: { sectionIds } }));
export const fillSection = (id: string, productId: string, isIn: boolean): Sections =>
	asSections(callApi('PUT', `${SECTIONS}/${id}/products`, { body: { productIds: [productId], isIn } }));

const GOODS_AT_ONCE = 20;
export type Goods = { readonly items: readonly SectionGood[]; readonly nextCursor: string | null };

/** The shop's own goods, with whether they stand in the section. */
export async function readGoods(
	id: string,
	q: string,
	cursor: string | null,
	signal: AbortSignal,
): Promise<Goods | null> {
	const query = new URLSearchParams({ limit: String(GOODS_AT_ONCE), ...(q && { q }), ...(cursor && { cursor }) });
	const answer = await callApi<SectionGoodPage>('GET', `${SECTIONS}/${id}/products?${query}`, { signal });
	if (answer.ok) return answer.value;
	if (!signal.aborted) void toast('error', answer.problem.detail || browserWords.noAnswer);
	return null;
}
