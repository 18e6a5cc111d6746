import { type ApiResult, callApi } from '#src/browser/api.ts';
import { toast } from '#src/browser/toast.ts';
import type {
	AddAddressInput,
	ProvinceList,
	SavedAddress,
	SavedAddressList,
	WardPage,
} from '#src/domains/addresses/contract.ts';
import { addressBookWords } from '#src/messages/vi/address-book.ts';

const ADDRESSES = '/api/addresses';
const PROVINCES = '/api/provinces';

export const saveAddress = (address: AddAddressInput): Promise<ApiResult<SavedAddress>> =>
	callApi('POST', ADDRESSES, { body: address });

export const listAddresses = (): Promise<ApiResult<SavedAddressList>> => callApi('GET', ADDRESSES);

export const changeAddress = (id: string, address: AddAddressInput): Promise<ApiResult<SavedAddress>> =>
	callApi('PUT', `${ADDRESSES}/${id}`, { body: address });

/** Both say themselves how it went; true when it is done. */
export const removeAddress = (id: string): Promise<boolean> =>
	told(callApi('DELETE', `${ADDRESSES}/${id}`), addressBookWords.removed);
export const makeDefault = (id: string): Promise<boolean> =>
	told(callApi('POST', `${ADDRESSES}/${id}/default`), addressBookWords.saved);

async function told(call: Promise<ApiResult<unknown>>, done: string): Promise<boolean> {
	const answer = await call;
	void (answer.ok ? toast('success', done) : toast('error', answer.problem.detail));
	return answer.ok;
}

type Options = {
	readonly items: readonly { readonly value: string; readonly label: string }[];
	readonly nextCursor: string | null;
};
const NONE: Options = { items: [], nextCursor: null };

let provinces: Promise<ApiResult<ProvinceList>> | undefined;

/** All provinces, asked once per document; none when the network is away: the next opening asks again. */
export async function allProvinces(): Promise<Options['items']> {
	provinces ??= callApi<ProvinceList>('GET', PROVINCES);
	const answer = await provinces;
	if (answer.ok) return answer.value.items.map(({ code, name }) => ({ value: code, label: name }));
	provinces = undefined;
	return [];
}

/** Ten wards of a province at a time. */
export async function wardsOf(provinceCode: string, filter: string, cursor: string | null): Promise<Options> {
	const query = new URLSearchParams({ ...(filter ? { q: filter } : {}), ...(cursor ? { cursor } : {}) });
	const answer = await callApi<WardPage>('GET', `${PROVINCES}/${provinceCode}/wards?${query}`);
	if (!answer.ok) return NONE;
	const { items, nextCursor } = answer.value;
	return { items: items.map(({ code, name }) => ({ value: code, label: name })), nextCursor };
}
