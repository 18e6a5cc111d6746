import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../db/index.ts';

export const IDEMPOTENCY_RETENTION_HOURS = 24;

export type IdempotencyClaim = {
	readonly actorKey: string;
	readonly method: string;
	readonly path: string;
	readonly key: string;
	/** SHA-256 of the request's input: the same key with another body is rejected. */
	readonly requestHash: string;
	readonly status: number;
	/** Converts the result into the JSON that the client received. */
	encode(value: unknown): unknown;
};

export class ReplayedAnswer extends Error {
	readonly status: number;
	readonly answer: unknown;
	constructor(status: number, answer: unknown) {
		super('replayed');
		this.status = status;
		this.answer = answer;
	}
}

export class KeyReused extends Error {}

const isRow = (claim: IdempotencyClaim): SQL => sql`actor_key = ${claim.actorKey} and method = ${claim.method}
	and path = ${claim.path} and key = ${claim.key}`;

/**
 * Inserts the key before any work. A second request with this key waits until the first one ends: it continues after
 * a rollback, and otherwise throws `ReplayedAnswer`, or `KeyReused` for a different request.
 */
export async function claimKey(tx: Transaction, claim: IdempotencyClaim): Promise<void> {
	const { rowCount } = await tx.execute(sql`
		insert into idempotency_keys (actor_key, method, path, key, request_hash)
		values (${claim.actorKey}, ${claim.method}, ${claim.path}, ${claim.key}, ${claim.requestHash})
		on conflict do nothing`);
	if (rowCount === 1) return;
	const { rows } = await tx.execute<{ request_hash: string; status: number; answer: unknown }>(
		sql`select request_hash, status, answer from idempotency_keys where ${isRow(claim)}`,
	);
	const [first] = rows;
	if (!first) throw new Error('an idempotency key was removed while its answer was read');
	if (first.request_hash !== claim.requestHash) throw new KeyReused('idempotency key reused');
	throw new ReplayedAnswer(first.status, first.answer);
}

export async function storeAnswer(tx: Transaction, claim: IdempotencyClaim, value: unknown): Promise<void> {
	const answer = JSON.stringify(claim.encode(value) ?? null);
	await tx.execute(
		sql`update idempotency_keys set status = ${claim.status}, answer = ${answer}::jsonb where ${isRow(claim)}`,
	);
}
