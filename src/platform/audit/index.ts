import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { actorKey } from '../actor.ts';
import type { Scope } from '../context.ts';

export type AuditEntry = {
	readonly subjectType: string;
	readonly subjectId: string;
	readonly action: string;
	/** The decision and its reason; no personal data, because entries cannot be erased. */
	readonly facts: Readonly<Record<string, unknown>>;
};

/** Appends to the hash chain of the subject under a lock per subject. */
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
	const hash = hashOf(entry, previous, [at.toISOString(), actor, entry.action, facts]);
	await db.execute(sql`
		insert into audit_entries (subject_type, subject_id, seq, at, actor, action, facts, previous_hash, hash)
		values (${entry.subjectType}, ${entry.subjectId}, ${previous.seq + 1}, ${at.toISOString()}::timestamptz, ${actor},
			${entry.action}, ${facts}::jsonb, ${previous.hash}, ${hash})`);
}

const hashOf = (
	{ subjectType, subjectId }: AuditEntry,
	previous: { readonly seq: number; readonly hash: string },
	said: readonly string[],
): string =>
	createHash('sha256')
		.update(JSON.stringify([previous.hash, subjectType, subjectId, previous.seq + 1]))
		.update(JSON.stringify(said))
		.digest('hex');

/** Like `audit` for many subjects in a few statements; each subject may occur only once. */
export async function auditMany(scope: Scope, entries: readonly AuditEntry[]): Promise<void> {
	const { db } = scope;
	if (entries.length === 0) return;
	const subjects = JSON.stringify(entries.map(({ subjectType: type, subjectId: id }) => ({ type, id })));
	const named = sql`json_to_recordset(${subjects}::json) as named("type" text, "id" text)`;
	// Takes the locks in sorted order, so that two batches cannot deadlock.
	await db.execute(sql`
		select pg_advisory_xact_lock(key) from (
			select distinct hashtext(named.type || ':' || named.id) as key from ${named} order by key) as keys`);
	const { rows } = await db.execute<{ type: string; id: string; seq: number; hash: string }>(sql`
		select named.type, named.id, last.seq, last.hash from ${named} cross join lateral (
			select seq, hash from audit_entries
			where subject_type = named.type and subject_id = named.id order by seq desc limit 1
		) last`);
	const last = new Map(rows.map(({ type, id, seq, hash }) => [`${type}:${id}`, { seq, hash }]));
	const [at, actor] = [(await scope.now()).toISOString(), actorKey(scope.actor)];
	const written = entries.map((entry) => {
		const { subjectType: type, subjectId: id, action } = entry;
		const previous = last.get(`${type}:${id}`) ?? { seq: 0, hash: '' };
		const facts = JSON.stringify(entry.facts);
		const hash = hashOf(entry, previous, [at, actor, action, facts]);
		return { type, id, seq: previous.seq + 1, action, facts, previous: previous.hash, hash };
	});
	await db.execute(sql`
		insert into audit_entries (subject_type, subject_id, seq, at, actor, action, facts, previous_hash, hash)
		select entry.type, entry.id, entry.seq, ${at}::timestamptz, ${actor}, entry.action, entry.facts::jsonb,
			entry.previous, entry.hash
		from json_to_recordset(${JSON.stringify(written)}::json) as entry("type" text, "id" text, "seq" int,
			"action" text, "facts" text, "previous" text, "hash" text)`);
}
