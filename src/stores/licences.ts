import { callApi } from '#src/browser/api.ts';
import type { LicenceView } from '#src/domains/catalog/contract-licence.ts';
import { licenceWords as words } from '#src/messages/vi/licence-screen.ts';
import { $licence } from './chosen-licence.ts';
import { uploadEvidence } from './returns.ts';
import { told } from './told.ts';

const AT = '/api/vendor/licences';

/** The picture's id, or why the file was refused. */
export async function uploadLicence(file: File): Promise<{ readonly kept: string } | { readonly wrong: string }> {
	const { picture, ...refused } = await uploadEvidence(file);
	return picture ? { kept: picture.id } : { wrong: 'wrong' in refused ? refused.wrong : '' };
}

/** Whether it was taken; why not has been said then. */
export async function askLicence(categoryId: string, pictureIds: readonly string[]): Promise<boolean> {
	const asked = await told(callApi<LicenceView>('POST', AT, { body: { categoryId, pictureIds } }), words.sent);
	if (asked && $licence.get().categoryId === categoryId) $licence.set({ categoryId, asked });
	return asked !== null;
}
