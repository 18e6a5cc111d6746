import { callApi } from '#src/browser/api.ts';
import type { LicenceView } from '#src/domains/compliance/contract/licence.ts';
import { licenceMessages as messages } from '#src/messages/vi/vendor/product-editor.ts';
import { withToast } from '#src/stores/with-toast.ts';
import { uploadEvidence } from '../../returns/store.ts';
import { $licence } from './chosen-licence-store.ts';

const AT = '/api/vendor/licences';

export async function uploadLicence(file: File): Promise<{ readonly kept: string } | { readonly wrong: string }> {
	const { picture, ...refused } = await uploadEvidence(file);
	return picture ? { kept: picture.id } : { wrong: 'wrong' in refused ? refused.wrong : '' };
}

/** Shows a toast on an error. */
export async function requestLicence(categoryId: string, pictureIds: readonly string[]): Promise<boolean> {
	const asked = await withToast(callApi<LicenceView>('POST', AT, { body: { categoryId, pictureIds } }), messages.sent);
	if (asked && $licence.get().categoryId === categoryId) $licence.set({ categoryId, asked });
	return asked !== null;
}
