import * as z from 'zod/mini';
import { Id } from '#src/shared/ids.ts';
import { RETURN_REASONS } from './return.ts';

/** Requested quantities and reason, for lists that show more than the next action. */
export const ReturnRequests = z.object({
	id: Id,
	reason: z.enum(RETURN_REASONS),
	lines: z.array(z.object({ productName: z.string(), variantLabel: z.string(), quantity: z.int() })),
});
export type ReturnRequests = z.infer<typeof ReturnRequests>;
