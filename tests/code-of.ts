import type { Result } from '#src/shared/result.ts';

export const codeOf = (answer: Result<unknown, { readonly code: string }>): string =>
	answer.ok ? 'ok' : answer.error.code;
