import { isId } from './ids.ts';

/** Products side by side: more columns fit no screen. */
export const COMPARED_MAX = 4;

/** `?ids=a,b`: each once, what is no id left out, at most four. */
export const readComparedIds = (text: string | null): readonly string[] =>
	[...new Set((text ?? '').split(','))].filter(isId).slice(0, COMPARED_MAX);
