import type { Result } from '#src/shared/result.ts';

/** How something was answered: the error's code, or that it was done. */
export const codeOf = (answer: Result<unknown, { readonly code: string }>): string =>
	answer.ok ? 'ok' : answer.error.code;
