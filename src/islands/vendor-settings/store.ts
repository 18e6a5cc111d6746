import { callApi } from '#src/browser/api.ts';
import type { ShopSection, ShopSectionPage } from '#src/domains/product-editing/contract/sections.ts';
import type {
	AnnouncedHoliday,
	EditShopPageInput,
	PlanHolidayInput,
	PlannedHoliday,
	SetPrepDaysInput,
	SetReturnsInput,
} from '#src/domains/vendors/contract/shop.ts';
import { changeOfMindMessages } from '#src/messages/vi/return-terms.ts';
import { shopPageMessages as messages } from '#src/messages/vi/vendor/vendor-settings.ts';
import { type ToastResult, withInlineMessage, withToast } from '#src/stores/with-toast.ts';
import { type Products, type RequestedProducts, readOwnProducts } from '../vendor/shop-products-store.ts';

const SECTIONS = '/api/vendor/sections';

export type ShownPage = Omit<EditShopPageInput, 'seen'>;
export type SavedPage = ToastResult<unknown> & {
	readonly theirs: ShownPage | null;
};

export async function saveShopPage(page: ShownPage, seen: ShownPage): Promise<SavedPage> {
	const answer = await callApi('PUT', '/api/vendor/shop', { body: { ...page, seen } satisfies EditShopPageInput });
	if (!answer.ok && answer.problem.code === 'vendors.page_changed')
		return { value: null, fields: {}, theirs: answer.problem.details.current as ShownPage };
	return { ...(await withInlineMessage(Promise.resolve(answer), messages.saved)), theirs: null };
}

export type StoredHoliday = ToastResult<PlannedHoliday> & {
	readonly theirs?: AnnouncedHoliday | null;
};

export async function planHoliday(
	holiday: AnnouncedHoliday | null,
	seen: AnnouncedHoliday | null,
): Promise<StoredHoliday> {
	const body = { holiday, seen } satisfies PlanHolidayInput;
	const answer = await callApi<PlannedHoliday>('PUT', '/api/vendor/shop/holiday', { body });
	if (!answer.ok && answer.problem.code === 'vendors.holiday_changed')
		return { value: null, fields: {}, theirs: answer.problem.details.current as AnnouncedHoliday | null };
	return withInlineMessage(Promise.resolve(answer), holiday ? messages.planned : messages.cancelled);
}

export const setReturns = (acceptsChangeOfMind: boolean): Promise<unknown> =>
	withToast(
		callApi('PUT', '/api/vendor/shop/returns', { body: { acceptsChangeOfMind } satisfies SetReturnsInput }),
		acceptsChangeOfMind ? changeOfMindMessages.accepted : changeOfMindMessages.declined,
	);

export const setPrepDays = (prepDays: number): Promise<unknown> =>
	withToast(
		callApi('PUT', '/api/vendor/shop/prep', { body: { prepDays } satisfies SetPrepDaysInput }),
		messages.prepSaved,
	);

type Sections = Promise<readonly ShopSection[] | null>;
const asSections = async (call: ReturnType<typeof callApi<ShopSectionPage>>, done?: string): Sections =>
	(await withToast(call, done))?.items ?? null;

export const addSection = (name: string): Promise<ToastResult<ShopSectionPage>> =>
	withInlineMessage(callApi('POST', SECTIONS, { body: { name } }), messages.added);
export const renameSection = (id: string, name: string): Promise<ToastResult<ShopSectionPage>> =>
	withInlineMessage(callApi('PUT', `${SECTIONS}/${id}`, { body: { name } }), messages.renamed);
export const removeSection = (id: string): Sections =>
	asSections(callApi('DELETE', `${SECTIONS}/${id}`), messages.removed);
export const orderSections = (sectionIds: readonly string[]): Sections =>
	asSections(callApi('PUT', `${SECTIONS}/order`, { body: { sectionIds } }));
export const fillSection = (id: string, productId: string, isIn: boolean): Sections =>
	asSections(callApi('PUT', `${SECTIONS}/${id}/products`, { body: { productIds: [productId], isIn } }));

export const readProducts = (id: string, ...asked: RequestedProducts): Promise<Products | null> =>
	readOwnProducts(`${SECTIONS}/${id}/products`, ...asked);
