import { defineErrors } from '#src/shared/failure.ts';

export const closingErrors = { 'operations.business_open': 'conflict' } as const;
export type ClosingFailure = keyof typeof closingErrors;
export const failClosing = defineErrors(closingErrors);
