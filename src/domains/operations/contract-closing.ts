import { refusalsOf } from '#src/shared/failure.ts';

export const closingRefusals = { 'operations.business_open': 'conflict' } as const;
export type ClosingRefusal = keyof typeof closingRefusals;
export const refuseClosing = refusalsOf(closingRefusals);
