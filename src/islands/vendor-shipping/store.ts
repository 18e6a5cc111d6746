import { callApi } from '#src/browser/api.ts';
import { toast } from '#src/browser/toast.ts';
import type { AssignedShipping } from '#src/domains/catalog/contract/delivery.ts';
import type { ShippingProfile, ShippingProfiles, ShippingTerms } from '#src/domains/shipping/contract.ts';
import { shippingScreenMessages as messages } from '#src/messages/vi/vendor/vendor-shipping.ts';
import { withToast } from '#src/stores/with-toast.ts';
import { type Products, type RequestedProducts, readOwnProducts } from '../vendor/shop-products-store.ts';

const PROFILES = '/api/vendor/shipping/profiles';

export type ProfileDraft = {
	readonly id: string | null;
	readonly version: number;
	readonly isCommon: boolean;
	readonly name: string;
	readonly terms: ShippingTerms;
};
export type SavedProfile =
	| { readonly kind: 'saved'; readonly profiles: readonly ShippingProfile[] }
	/** Another person saved first; `theirs` is their version. */
	| { readonly kind: 'changed'; readonly theirs: ShippingProfile }
	| { readonly kind: 'refused'; readonly fields: Readonly<Record<string, string>>; readonly detail: string };

export async function saveProfile({ id, version, isCommon, name, terms }: ProfileDraft): Promise<SavedProfile> {
	const answer =
		id === null
			? await callApi<ShippingProfiles>('POST', PROFILES, { body: { name, isCommon, terms } })
			: await callApi<ShippingProfiles>('PUT', `${PROFILES}/${id}`, { body: { version, name, terms } });
	if (answer.ok) {
		void toast('success', messages.saved);
		return { kind: 'saved', profiles: answer.value.items };
	}
	const { code, detail, details, fields } = answer.problem;
	if (code === 'shipping.profile_changed') return { kind: 'changed', theirs: details.current as ShippingProfile };
	return { kind: 'refused', fields, detail };
}

export const removeProfile = async (id: string): Promise<readonly ShippingProfile[] | null> =>
	(await withToast(callApi<ShippingProfiles>('DELETE', `${PROFILES}/${id}`), messages.removed))?.items ?? null;

/** Returns the number of products with this profile, or null after an error. */
export const assignProducts = async (id: string, productId: string, isIn: boolean): Promise<number | null> => {
	const body = { productIds: [productId], isIn };
	return (await withToast(callApi<AssignedShipping>('PUT', `${PROFILES}/${id}/products`, { body })))?.goods ?? null;
};

export const readShippingProducts = (id: string, ...asked: RequestedProducts): Promise<Products | null> =>
	readOwnProducts(`${PROFILES}/${id}/products`, ...asked);
