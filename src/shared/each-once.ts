import * as z from 'zod/mini';

/**
 * Check of a list that refuses an item named twice. Lists of quantities do not use it: they add the quantities of
 * repeated lines.
 */
export const eachOnce = <T>(keyOf: (item: T) => string, error = 'list.twice') =>
	z.refine<readonly T[]>((items) => new Set(items.map(keyOf)).size === items.length, { error });

export const idsOnce = eachOnce((id: string) => id);
