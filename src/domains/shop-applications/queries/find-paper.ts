import { sql } from 'drizzle-orm';
import type { PaperInput } from '#src/domains/vendors/contract/application.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';

export async function findPaper(
	{ actor, fresh }: ReadContext<MemberActor>,
	{ pictureId }: PaperInput,
): Promise<string | null> {
	const [found] = await fresh.read<{ id: string }>(sql`
		select paper.picture_id as id from shop_papers paper
		join shop_applications application on application.id = paper.application_id
		where paper.picture_id = ${pictureId} and application.applicant_id = ${actor.customerId}`);
	return found?.id ?? null;
}
