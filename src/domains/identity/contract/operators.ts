import { defineErrors } from '#src/shared/failure.ts';

export const operatorConfig = {
	/** Amounts above this need two operators. ⚖ */
	secondPersonAboveVnd: 50_000_000,
} as const;

export const operatorErrors = { 'identity.second_person_needed': 'forbidden' } as const;
export type OperatorFailure = keyof typeof operatorErrors;
export const failOperator = defineErrors(operatorErrors);
