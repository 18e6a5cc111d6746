import type { ReadDatabase } from './db/index.ts';

/** One thing that an operator has to decide or do. `next`: the command after `npm run operator --`. */
export type WaitingItem = { readonly subject: string; readonly since: Date; readonly next: string };

/** A kind of work that waits for an operator; a domain registers its kinds in its `background.ts`. */
export type WaitingKind = {
	readonly name: string;
	/** At most `limit` items, the longest waiting first. */
	list(read: ReadDatabase, limit: number): Promise<readonly WaitingItem[]>;
};
