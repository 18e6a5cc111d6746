import { and, eq, or } from 'drizzle-orm';
import { orderParcelPictures, orderParcels, orders } from '#src/domains/orders/db/tables.ts';
import { shopStaff } from '#src/domains/vendors/db/tables.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { ParcelPictureInput } from '../contract/fulfilment.ts';

export async function findParcelPicture(
	{ actor, fresh }: ReadContext<MemberActor>,
	{ parcelId, pictureId }: ParcelPictureInput,
): Promise<string | null> {
	const { customerId } = actor;
	const [found] = await fresh
		.select({ id: orderParcelPictures.pictureId })
		.from(orderParcelPictures)
		.innerJoin(orderParcels, eq(orderParcels.id, orderParcelPictures.parcelId))
		.innerJoin(orders, eq(orders.id, orderParcels.orderId))
		.leftJoin(shopStaff, and(eq(shopStaff.shopId, orders.shopId), eq(shopStaff.customerId, customerId)))
		.where(
			and(
				eq(orderParcelPictures.parcelId, parcelId),
				eq(orderParcelPictures.pictureId, pictureId),
				or(eq(orders.customerId, customerId), eq(shopStaff.customerId, customerId)),
			),
		);
	return found?.id ?? null;
}
