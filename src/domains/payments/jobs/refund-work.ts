import * as z from 'zod/mini';

/** In a separate file to avoid a circular import: `workRefund` enqueues this job again. */
export const refundWork = { name: 'payments.advance-refund', input: z.object({ refundId: z.uuid() }) } as const;
