import { and, eq, or } from 'drizzle-orm';
import { shopStaff } from '#src/domains/vendors/db/tables.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { ReturnPictureInput } from '../contract/return.ts';
import { orderReturnPictures, orderReturns } from '../db/tables.ts';

export async function findReturnPicture(
	{ actor, fresh }: ReadContext<MemberActor>,
	{ returnId, pictureId }: ReturnPictureInput,
): Promise<string | null> {
	const { customerId } = actor;
	const [found] = await fresh
		.select({ id: orderReturnPictures.pictureId })
		.from(orderReturnPictures)
		.innerJoin(orderReturns, eq(orderReturns.id, orderReturnPictures.returnId))
		.leftJoin(shopStaff, and(eq(shopStaff.shopId, orderReturns.shopId), eq(shopStaff.customerId, customerId)))
		.where(
			and(
				eq(orderReturnPictures.returnId, returnId),
				eq(orderReturnPictures.pictureId, pictureId),
				or(eq(orderReturns.customerId, customerId), eq(shopStaff.customerId, customerId)),
			),
		);
	return found?.id ?? null;
}
