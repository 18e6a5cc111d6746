import { refusalsOf } from '#src/shared/failure.ts';

export const operatorConfig = {
	/** Above this amount two people decide. ⚖ */
	secondPersonAboveVnd: 50_000_000,
} as const;

export const operatorRefusals = { 'identity.second_person_needed': 'forbidden' } as const;
export type OperatorRefusal = keyof typeof operatorRefusals;
export const refuseOperator = refusalsOf(operatorRefusals);
