import { foldVietnamese } from '#src/shared/slug.ts';

const lettersOf = (value: string): string => foldVietnamese(value).replaceAll(/[^\p{L}\p{N}]/gu, '');
const calledBy = (values: readonly string[]): string => values.map(lettersOf).sort().join('\n');

/** Whether a choice is called what it was called, in whatever spelling and order of its options. */
export const isSameOption = (before: readonly string[], after: readonly string[]): boolean =>
	calledBy(before) === calledBy(after);
