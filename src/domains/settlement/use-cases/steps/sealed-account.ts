import { createHash } from 'node:crypto';

const MARK_LENGTH = 8;

/** Another one for every submission, even of the same details, and nothing is read off it. */
export const markOf = (sealed: string): string =>
	createHash('sha256').update(sealed).digest('hex').slice(0, MARK_LENGTH);
