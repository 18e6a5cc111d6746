import * as z from 'zod/mini';
import { defineErrors } from '#src/shared/failure.ts';

export const PICTURE_MAX_BYTES = 10 * 1024 * 1024;
export const PICTURE_MIN_SIDE_PX = 200;
/** A private picture that nothing shows by then goes. */
export const LOOSE_HOURS = 24;

/** A private picture is covered by cells: so many along each side, counted from the upper left one, row by row. */
export const COVER_SIDE = 8;
export const COVER_CELLS = COVER_SIDE * COVER_SIDE;

export const mediaErrors = {
	'media.too_large': 'invalid',
	'media.not_a_picture': 'invalid',
	'media.too_small': 'invalid',
} as const;
export type MediaFailure = keyof typeof mediaErrors;
export const fail = defineErrors(mediaErrors);

/** What an upload is known by afterwards. */
export const UploadedPicture = z.object({
	hash: z.string(),
	width: z.int(),
	height: z.int(),
});
export type UploadedPicture = z.infer<typeof UploadedPicture>;
