import type { ShopRole } from '#src/domains/vendors/contract.ts';
import { inviteStaff } from '#src/domains/vendors/index.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import type { TestDatabase } from '#tests/database.ts';

/** Invites somebody, and tells what stands in the mail. */
export async function invited(
	{ pool }: TestDatabase,
	admin: Context<VendorActor>,
	email: string,
	role: ShopRole = 'stock',
): Promise<string> {
	const made = await inviteStaff(admin, { email, role });
	if (!made.ok) throw new Error(made.error.code);
	const { rows } = await pool.query<{ text: string }>(
		"select data->>'text' as text from pgboss.job where name like '%mail.send' and data->>'key' = $1",
		[`staff-invitation-${made.value.invitationId}`],
	);
	return rows[0]?.text.split(' ')[1] ?? '';
}
