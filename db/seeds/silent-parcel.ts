import { eq } from 'drizzle-orm';
import { confirmOrder, packOrder, shipOrder } from '#src/domains/fulfilment/index.ts';
import { advanceOrder } from '#src/domains/fulfilment/use-cases/advance-order.ts';
import { orders } from '#src/domains/orders/db/tables.ts';
import type { SystemActor, VendorActor } from '#src/platform/actor.ts';
import type { Context, Scope } from '#src/platform/context.ts';
import { expectOk, moveClock } from './in-the-past.ts';

const TRACKING = 'EB640183725VN';
/** Hours after placing. */
const [CONFIRMED, PACKED, SHIPPED] = [6, 20, 24];
const SILENT_HOURS = 24 * 15;

type Parties = { readonly clock: Scope<SystemActor>; readonly shop: Context<VendorActor> };
type Journey = { readonly number: string; readonly hoursAgo: number };

/** Ships the order and opens an investigation after 15 days without a tracking event. */
export async function stopTrackingScans({ clock, shop }: Parties, { number, hoursAgo }: Journey): Promise<void> {
	await moveClock(clock, hoursAgo - CONFIRMED);
	expectOk(await confirmOrder(shop, { number }), number);
	await moveClock(clock, hoursAgo - PACKED);
	expectOk(await packOrder(shop, { number }), number);
	await moveClock(clock, hoursAgo - SHIPPED);
	expectOk(await shipOrder(shop, { number, carrier: 'vnpost', tracking: TRACKING }), number);
	await moveClock(clock, hoursAgo - SHIPPED - SILENT_HOURS);
	const [order] = await clock.read
		.select({ id: orders.id, groupId: orders.groupId })
		.from(orders)
		.where(eq(orders.number, number));
	if (!order || (await advanceOrder(clock, order)) !== 'ask_arrival') throw new Error(`nobody looks for ${number}`);
}
