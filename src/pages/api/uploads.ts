import { mediaErrors, UploadedPicture } from '#src/domains/media/contract.ts';
import { storePicture } from '#src/domains/media/index.ts';
import { uploadEndpoint } from '#src/platform/http/index.ts';

export const { POST, ALL } = uploadEndpoint({
	summary: 'Upload a picture; metadata is removed and the hash of its pixels identifies it',
	output: UploadedPicture,
	refusals: mediaErrors,
	statuses: { 'media.not_a_picture': 415, 'media.too_many_pixels': 415, 'media.too_large': 413 },
	limit: { name: 'media.upload', points: 20, shopPoints: 600, perS: 3600, by: 'actor' },
	handle: storePicture,
});
