import { sql } from 'drizzle-orm';
import { idList, type ReadDatabase } from '#src/platform/db/index.ts';

/** How many of these already stand in a return, at a parcel or in a message. */
export async function countUsedPictures(read: ReadDatabase, pictureIds: readonly string[]): Promise<number> {
	if (pictureIds.length === 0) return 0;
	const ids = idList(pictureIds);
	const rows = await read.read<{ readonly id: string }>(sql`
		select picture_id as id from order_return_pictures where picture_id in ${ids}
		union all select picture_id from order_parcel_pictures where picture_id in ${ids}
		union all select picture_id from order_message_pictures where picture_id in ${ids}`);
	return rows.length;
}
