import { mediaErrors } from '#src/domains/media/contract.ts';
import { storePrivatePicture } from '#src/domains/media/index.ts';
import { PrivateUpload } from '#src/domains/returns/contract/return.ts';
import { uploadEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = uploadEndpoint({
	summary: 'Upload a picture of a return or delivery; only its parties and the operators see it',
	output: PrivateUpload,
	refusals: mediaErrors,
	statuses: { 'media.not_a_picture': 415, 'media.too_many_pixels': 415, 'media.too_large': 413 },
	limit: { name: 'media.upload', points: 20, perS: 3600, by: 'actor' },
	handle: storePrivatePicture,
});
