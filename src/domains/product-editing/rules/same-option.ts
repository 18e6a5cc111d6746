import { foldVietnamese } from '#src/shared/slug.ts';

const lettersOf = (value: string): string => foldVietnamese(value).replaceAll(/[^\p{L}\p{N}]/gu, '');
const optionKey = (values: readonly string[]): string => values.map(lettersOf).sort().join('\n');

export const isSameOption = (before: readonly string[], after: readonly string[]): boolean =>
	optionKey(before) === optionKey(after);
