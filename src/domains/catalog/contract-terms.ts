import * as z from 'zod/mini';
import { Id } from '#src/shared/ids.ts';

/** Why products do not come back for a change of mind, whatever their shop takes. Faults always may. */
export const NO_RETURN_REASONS = ['fresh_food', 'custom', 'opened_hygiene', 'activated_digital'] as const;
export const NoReturnReason = z.enum(NO_RETURN_REASONS);
export type NoReturnReason = z.infer<typeof NoReturnReason>;
/** What a buyer may give back beside what is faulty: nothing, what is intact, or nothing for this reason. */
export const RETURN_TERMS = ['faults_only', 'change_of_mind', ...NO_RETURN_REASONS] as const;
export const ReturnTerms = z.enum(RETURN_TERMS);
export type ReturnTerms = z.infer<typeof ReturnTerms>;

/** `null`: goes by what the shop takes back. */
export const MarkReturnsInput = z.strictObject({ productId: Id, reason: z.nullable(NoReturnReason) });
export type MarkReturnsInput = z.infer<typeof MarkReturnsInput>;
