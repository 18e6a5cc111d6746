import { type SQL, sql } from 'drizzle-orm';
import { idList, type Transaction } from '#src/platform/db/index.ts';

/** Every table that uses private pictures has a foreign key to them, so the condition is built from the constraints. */
async function unreferencedCondition(tx: Transaction): Promise<SQL> {
	const { rows } = await tx.execute<{ at: string; of: string }>(sql`
		select referring.relname as at, attribute.attname as of
		from pg_constraint known
		join pg_class referring on referring.oid = known.conrelid
		join pg_attribute attribute on attribute.attrelid = known.conrelid and attribute.attnum = known.conkey[1]
		where known.contype = 'f' and known.confrelid = 'private_pictures'::regclass`);
	const each = rows.map(
		({ at, of }) =>
			sql`not exists (select from ${sql.identifier(at)} pointing where pointing.${sql.identifier(of)} = picture.id)`,
	);
	return each.length > 0 ? sql.join(each, sql` and `) : sql`true`;
}

/** A locked row cannot be referenced by others, so the check stays valid until the deletion. */
export async function deleteUnreferenced(tx: Transaction, ids: readonly string[]): Promise<readonly string[]> {
	if (ids.length === 0) return [];
	await tx.execute(sql`select from private_pictures where id in ${idList(ids)} order by id for update`);
	const { rows } = await tx.execute<{ id: string }>(sql`
		delete from private_pictures picture
		where picture.id in ${idList(ids)} and ${await unreferencedCondition(tx)} returning picture.id`);
	return rows.map(({ id }) => id);
}

export async function findUnreferenced(tx: Transaction, before: Date, most: number): Promise<readonly string[]> {
	const { rows } = await tx.execute<{ id: string }>(sql`
		select picture.id from private_pictures picture
		where picture.created_at < ${before.toISOString()} and ${await unreferencedCondition(tx)}
		order by picture.id limit ${most} for update skip locked`);
	return rows.map(({ id }) => id);
}
