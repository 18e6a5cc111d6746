import * as z from 'zod/mini';
import { COVER_CELLS } from '#src/domains/media/contract.ts';
import { Id } from '#src/shared/ids.ts';

/** Cells hidden from the other party; an empty list removes earlier covers. */
export const CoverEvidenceInput = z.strictObject({
	pictureId: Id,
	cells: z.array(z.int().check(z.minimum(0), z.maximum(COVER_CELLS - 1))).check(z.maxLength(COVER_CELLS)),
});
export type CoverEvidenceInput = z.infer<typeof CoverEvidenceInput>;
