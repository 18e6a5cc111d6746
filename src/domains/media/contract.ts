import * as z from 'zod/mini';
import { defineErrors } from '#src/shared/failure.ts';

export const PICTURE_MAX_BYTES = 10 * 1024 * 1024;
export const PICTURE_MIN_SIDE_PX = 200;
/** Private pictures that nothing references are deleted after this time. */
export const LOOSE_HOURS = 24;

/** Cells per side of the grid that covers a private picture; they are numbered row by row from the upper left. */
export const COVER_SIDE = 8;
export const COVER_CELLS = COVER_SIDE * COVER_SIDE;

export const mediaErrors = {
	'media.too_large': 'invalid',
	'media.not_a_picture': 'invalid',
	'media.too_many_pixels': 'invalid',
	'media.too_small': 'invalid',
} as const;
export type MediaFailure = keyof typeof mediaErrors;
export const fail = defineErrors(mediaErrors);

export const UploadedPicture = z.object({
	hash: z.string(),
	width: z.int(),
	height: z.int(),
});
export type UploadedPicture = z.infer<typeof UploadedPicture>;
