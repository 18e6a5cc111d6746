import { callApi } from '#src/browser/api.ts';
import type { ShopSection, ShopSectionPage } from '#src/domains/catalog/contract-lists.ts';
import type {
	EditShopPageInput,
	PlanHolidayInput,
	PlannedHoliday,
	SetPrepDaysInput,
	SetReturnsInput,
	ToldHoliday,
} from '#src/domains/vendors/contract.ts';
import { changeOfMindWords } from '#src/messages/vi/return-terms.ts';
import { shopPageWords as words } from '#src/messages/vi/shop-page-screen.ts';
import { type AskedGoods, type Goods, readOwnGoods } from './own-goods.ts';
import { type Told, told, toldBeside } from './told.ts';

const SECTIONS = '/api/vendor/sections';

export type ShownPage = Omit<EditShopPageInput, 'seen'>;
export type SavedPage = Told<unknown> & {
	/** What somebody else has written meanwhile. */
	readonly theirs: ShownPage | null;
};

export async function saveShopPage(page: ShownPage, seen: ShownPage): Promise<SavedPage> {
	const answer = await callApi('PUT', '/api/vendor/shop', { body: { ...page, seen } satisfies EditShopPageInput });
	if (!answer.ok && answer.problem.code === 'vendors.page_changed')
		return { value: null, fields: {}, theirs: answer.problem.details.current as ShownPage };
	return { ...(await toldBeside(Promise.resolve(answer), words.saved)), theirs: null };
}

export type KeptHoliday = Told<PlannedHoliday> & {
	/** What somebody else has planned meanwhile; absent where nobody has. */
	readonly theirs?: ToldHoliday | null;
};

/** The holiday as it is kept now. */
export async function planHoliday(holiday: ToldHoliday | null, seen: ToldHoliday | null): Promise<KeptHoliday> {
	const body = { holiday, seen } satisfies PlanHolidayInput;
	const answer = await callApi<PlannedHoliday>('PUT', '/api/vendor/shop/holiday', { body });
	if (!answer.ok && answer.problem.code === 'vendors.holiday_changed')
		return { value: null, fields: {}, theirs: answer.problem.details.current as ToldHoliday | null };
	return toldBeside(Promise.resolve(answer), holiday ? words.planned : words.cancelled);
}

export const setReturns = (acceptsChangeOfMind: boolean): Promise<unknown> =>
	told(
		callApi('PUT', '/api/vendor/shop/returns', { body: { acceptsChangeOfMind } satisfies SetReturnsInput }),
		acceptsChangeOfMind ? changeOfMindWords.accepted : changeOfMindWords.declined,
	);

export const setPrepDays = (prepDays: number): Promise<unknown> =>
	told(callApi('PUT', '/api/vendor/shop/prep', { body: { prepDays } satisfies SetPrepDaysInput }), words.prepSaved);

type Sections = Promise<readonly ShopSection[] | null>;
const asSections = async (call: ReturnType<typeof callApi<ShopSectionPage>>, done?: string): Sections =>
	(await told(call, done))?.items ?? null;

export const addSection = (name: string): Promise<Told<ShopSectionPage>> =>
	toldBeside(callApi('POST', SECTIONS, { body: { name } }), words.added);
export const renameSection = (id: string, name: string): Promise<Told<ShopSectionPage>> =>
	toldBeside(callApi('PUT', `${SECTIONS}/${id}`, { body: { name } }), words.renamed);
export const removeSection = (id: string): Sections =>
	asSections(callApi('DELETE', `${SECTIONS}/${id}`), words.removed);
export const orderSections = (sectionIds: readonly string[]): Sections =>
	asSections(callApi('PUT', `${SECTIONS}/order`, { body: { sectionIds } }));
export const fillSection = (id: string, productId: string, isIn: boolean): Sections =>
	asSections(callApi('PUT', `${SECTIONS}/${id}/products`, { body: { productIds: [productId], isIn } }));

/** The shop's own goods, with whether they stand in the section. */
export const readGoods = (id: string, ...asked: AskedGoods): Promise<Goods | null> =>
	readOwnGoods(`${SECTIONS}/${id}/products`, ...asked);
