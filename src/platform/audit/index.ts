import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { actorKey } from '../actor.ts';
import type { Scope } from '../context.ts';

export type AuditEntry = {
	readonly subjectType: string;
	readonly subjectId: string;
	readonly action: string;
	/** What was decided and on what ground; no personal data that must be erasable. */
	readonly facts: Readonly<Record<string, unknown>>;
};

/** Appends to the hash chain of the subject; entries of one subject are written one at a time. */
export async function audit(scope: Scope, entry: AuditEntry): Promise<void> {
	const { db } = scope;
	await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`${entry.subjectType}:${entry.subjectId}`}))`);
	const { rows } = await db.execute<{ seq: number; hash: string }>(sql`
		select seq, hash from audit_entries
		where subject_type = ${entry.subjectType} and subject_id = ${entry.subjectId}
		order by seq desc limit 1`);
	const previous = rows[0] ?? { seq: 0, hash: '' };
	const at = await scope.now();
	const actor = actorKey(scope.actor);
	const facts = JSON.stringify(entry.facts);
	const hash = createHash('sha256')
		.update(JSON.stringify([previous.hash, entry.subjectType, entry.subjectId, previous.seq + 1]))
		.update(JSON.stringify([at.toISOString(), actor, entry.action, facts]))
		.digest('hex');
	await db.execute(sql`
		insert into audit_entries (subject_type, subject_id, seq, at, actor, action, facts, previous_hash, hash)
		values (${entry.subjectType}, ${entry.subjectId}, ${previous.seq + 1}, ${at.toISOString()}::timestamptz, ${actor},
			${entry.action}, ${facts}::jsonb, ${previous.hash}, ${hash})`);
}
