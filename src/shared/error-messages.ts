import type { FailureDetails } from './failure.ts';

/** Vietnamese words for what the platform answers; `app/` gives the implementation from `messages/`. */
export type ErrorMessages = {
	/** The sentence for an error's code: what happened and what to do next. */
	refusal(code: string, details?: FailureDetails): string;
	/** The sentence for one wrong field, by the code (`too_small`, `text.invisible` …). */
	field(code: string, details?: FailureDetails): string;
};
