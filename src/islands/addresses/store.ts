import { type ApiResult, callApi } from '#src/browser/api.ts';
import type {
	AddAddressInput,
	PastedAddress,
	ProvinceList,
	SavedAddress,
	SavedAddressList,
	WardPage,
} from '#src/domains/addresses/contract.ts';
import { addressBookMessages } from '#src/messages/vi/addresses.ts';
import { withToast } from '#src/stores/with-toast.ts';

const ADDRESSES = '/api/addresses';
const PROVINCES = '/api/provinces';

export const saveAddress = (address: AddAddressInput): Promise<ApiResult<SavedAddress>> =>
	callApi('POST', ADDRESSES, { body: address });

export const readPasted = (text: string): Promise<ApiResult<PastedAddress>> =>
	callApi('POST', `${ADDRESSES}/pasted`, { body: { text } });

export const listAddresses = (): Promise<ApiResult<SavedAddressList>> => callApi('GET', ADDRESSES);

export const changeAddress = (id: string, address: AddAddressInput): Promise<ApiResult<SavedAddress>> =>
	callApi('PUT', `${ADDRESSES}/${id}`, { body: address });

export const removeAddress = async (id: string): Promise<boolean> =>
	(await withToast(callApi('DELETE', `${ADDRESSES}/${id}`), addressBookMessages.removed)) !== null;
export const makeDefault = async (id: string): Promise<boolean> =>
	(await withToast(callApi('POST', `${ADDRESSES}/${id}/default`), addressBookMessages.saved)) !== null;

type Options = {
	readonly items: readonly { readonly value: string; readonly label: string }[];
	readonly nextCursor: string | null;
};
const NONE: Options = { items: [], nextCursor: null };

let provinces: Promise<ApiResult<ProvinceList>> | undefined;

export async function allProvinces(): Promise<Options['items']> {
	provinces ??= callApi<ProvinceList>('GET', PROVINCES);
	const answer = await provinces;
	if (answer.ok) return answer.value.items.map(({ code, name }) => ({ value: code, label: name }));
	provinces = undefined;
	return [];
}

export async function wardsOf(provinceCode: string, filter: string, cursor: string | null): Promise<Options> {
	const query = new URLSearchParams({ ...(filter ? { q: filter } : {}), ...(cursor ? { cursor } : {}) });
	const answer = await callApi<WardPage>('GET', `${PROVINCES}/${provinceCode}/wards?${query}`);
	if (!answer.ok) return NONE;
	const { items, nextCursor } = answer.value;
	return { items: items.map(({ code, name }) => ({ value: code, label: name })), nextCursor };
}
