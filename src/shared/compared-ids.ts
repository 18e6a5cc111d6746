import { isId } from './ids.ts';

/** More columns fit no screen. */
export const COMPARED_MAX = 4;

export const readComparedIds = (text: string | null): readonly string[] =>
	[...new Set((text ?? '').split(','))].filter(isId).slice(0, COMPARED_MAX);
