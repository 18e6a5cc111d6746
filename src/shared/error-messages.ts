import type { FailureDetails } from './failure.ts';

export type ErrorMessages = {
	refusal(code: string, details?: FailureDetails): string;
	field(code: string, details?: FailureDetails): string;
};
