import * as z from 'zod/mini';
import { mediaErrors } from '#src/domains/media/contract.ts';
import { storePrivatePicture } from '#src/domains/media/index.ts';
import { uploadEndpoint } from '#src/platform/http/index.ts';
import { Id } from '#src/shared/ids.ts';

export const { POST, ALL } = uploadEndpoint({
	summary: 'Upload a document picture for the shop application; only the applicant and operators see it',
	output: z.object({ id: Id }),
	refusals: mediaErrors,
	statuses: { 'media.not_a_picture': 415, 'media.too_many_pixels': 415, 'media.too_large': 413 },
	limit: { name: 'media.upload', points: 20, perS: 3600, by: 'actor' },
	handle: storePrivatePicture,
});
