import * as z from 'zod/mini';
import { Id } from '#src/shared/ids.ts';

/** Reasons that exclude a change-of-mind return; faulty products may always be returned. */
export const NO_RETURN_REASONS = ['fresh_food', 'custom', 'opened_hygiene', 'activated_digital'] as const;
export const NoReturnReason = z.enum(NO_RETURN_REASONS);
export type NoReturnReason = z.infer<typeof NoReturnReason>;
/** Return terms besides faulty products. */
export const RETURN_TERMS = ['faults_only', 'change_of_mind', ...NO_RETURN_REASONS] as const;
export const ReturnTerms = z.enum(RETURN_TERMS);
export type ReturnTerms = z.infer<typeof ReturnTerms>;

/** Null applies the shop's return terms. */
export const MarkReturnsInput = z.strictObject({ productId: Id, reason: z.nullable(NoReturnReason) });
export type MarkReturnsInput = z.infer<typeof MarkReturnsInput>;
