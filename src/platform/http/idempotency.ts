import { sql } from 'drizzle-orm';
import { type Database, type Transaction, withNext } from '../db/index.ts';

/** Answers are remembered this long; a job removes older ones. */
export const IDEMPOTENCY_KEEP_HOURS = 24;

export type IdempotencyClaim = {
	readonly actorKey: string;
	readonly method: string;
	readonly path: string;
	readonly key: string;
	/** SHA-256 of the request's input: the same key with another body is refused. */
	readonly requestHash: string;
	readonly status: number;
	/** Turns the use case's value into the JSON that the client saw. */
	encode(value: unknown): unknown;
};

/** The key was used before with the same request: the edge gives the first answer again. */
export class ReplayedAnswer extends Error {
	readonly status: number;
	readonly answer: unknown;
	constructor(status: number, answer: unknown) {
		super('replayed');
		this.status = status;
		this.answer = answer;
	}
}

/** The key was used before for another request. */
export class KeyReused extends Error {}

/**
 * Stores the answer under its key, in one round trip with the commit. Of two requests with one key that run at once, the
 * second waits here until the first has ended; if that was kept, this fails and so does all that the second has written.
 */
export async function storeAnswer(tx: Transaction, claim: IdempotencyClaim, value: unknown): Promise<void> {
	const answer = JSON.stringify(claim.encode(value) ?? null);
	await tx.execute(
		withNext(sql`
			insert into idempotency_keys (actor_key, method, path, key, request_hash, status, answer)
			values (${claim.actorKey}, ${claim.method}, ${claim.path}, ${claim.key}, ${claim.requestHash},
				${claim.status}, ${answer}::jsonb)`),
	);
}

/** After work that was refused, or whose answer could not be stored: throws what the same key was answered before, if it was. */
export async function replayEarlier(db: Database, claim: IdempotencyClaim): Promise<void> {
	const { rows } = await db.execute<{ request_hash: string; status: number; answer: unknown }>(sql`
		select request_hash, status, answer from idempotency_keys
		where actor_key = ${claim.actorKey} and method = ${claim.method} and path = ${claim.path} and key = ${claim.key}`);
	const first = rows[0];
	if (!first) return;
	if (first.request_hash !== claim.requestHash) throw new KeyReused('idempotency key reused');
	throw new ReplayedAnswer(first.status, first.answer);
}
