import * as z from 'zod/mini';

/** What whoever sends `advanceRefund` knows of it: its own work leaves it for the next one. */
export const refundWork = { name: 'payments.advance-refund', input: z.object({ refundId: z.uuid() }) } as const;
