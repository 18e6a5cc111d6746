import { beforeAll, expect, test } from 'vitest';
import { findTrackedOrders, getOrder, getShopOrder, requestToTrack } from '#src/domains/order-views/index.ts';
import { getReturnDispute, listShopReturns } from '#src/domains/returns/index.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, member, visitor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import {
	packedSale,
	privatePicture,
	requestedReturn,
	type Sale,
	shippedSale,
	wireSales,
} from '#tests/factories/returns.ts';
import { findParcelPicture } from '../../queries/find-parcel-picture.ts';
import { deliverOrder } from './deliver-order.ts';
import { recordTrackingEvent } from './record-tracking-event.ts';
import { shipOrder } from './ship-order.ts';

const database = await testDatabase();
beforeAll(wireSales);

const deliver = (sale: Sale, said: Omit<Parameters<typeof deliverOrder>[1], 'number'>) =>
	deliverOrder(sale.seller, { number: sale.number, ...said });
const picture = (sale: Sale) => privatePicture(database, sale.seller.actor.customerId);
const parcelOf = async ({ buyer, number }: Sale) => {
	const seen = await getOrder(buyer.context, { number });
	const [parcel] = seen.ok ? seen.value.parcels : [];
	if (!parcel) throw new Error('no parcel');
	return parcel;
};

test('buyer and shop see the same recipient, note and pictures of a delivery', async () => {
	const sale = await shippedSale(database);
	const pictures = [await picture(sale), await picture(sale)];
	const done = await deliver(sale, { recipient: ' Chị  Lan ', proof: 'để ở lễ tân', pictures });
	expect(done).toMatchObject({ value: { state: 'delivered' } });
	const shown = { recipient: 'Chị Lan', proof: 'để ở lễ tân', proofReference: '', pictureIds: pictures };
	expect(await parcelOf(sale)).toMatchObject(shown);
	const ofShop = await getShopOrder(sale.seller, { number: sale.number });
	expect(ofShop).toMatchObject({ value: { parcels: [shown] } });
	const seen = await getOrder(sale.buyer.context, { number: sale.number });
	const step = seen.ok ? seen.value.events.find(({ kind }) => kind === 'delivered') : null;
	expect(step?.note).toBe('Chị Lan, để ở lễ tân');
});

test('deliverOrder fails without recipient and note, and rejects pictures of others or already used ones', async () => {
	const sale = await shippedSale(database);
	expect(await deliver(sale, {})).toMatchObject({ error: { code: 'orders.proof_needed' } });
	expect(await deliver(sale, { proof: 'ok' })).toMatchObject({ error: { code: 'orders.proof_needed' } });
	const theirs = await privatePicture(database, sale.buyer.customerId);
	const unknown = { error: { code: 'orders.picture_unknown' } };
	expect(await deliver(sale, { recipient: 'Lan', pictures: [theirs] })).toMatchObject(unknown);
	const used = await picture(sale);
	expect((await deliver(sale, { recipient: 'Lan', pictures: [used] })).ok).toBe(true);
	const other = await shippedSale(database);
	const actor = { ...other.seller.actor, customerId: sale.seller.actor.customerId };
	const again = { number: other.number, recipient: 'Lan', pictures: [used] };
	const reused = await deliverOrder({ ...other.seller, actor }, again);
	expect(reused).toMatchObject(unknown);
});

test('findParcelPicture returns delivery pictures only to the buyer and the shop of the order', async () => {
	const sale = await shippedSale(database);
	const pictureId = await picture(sale);
	await deliver(sale, { recipient: 'Lan', pictures: [pictureId] });
	const asked = { parcelId: (await parcelOf(sale)).id, pictureId };
	const stranger = contextOf(database, member((await makeCustomer(database.db)).id));
	const otherShop = await packedSale(database);
	const sees = (context: Context<MemberActor>) => findParcelPicture(context, asked);
	const asMember = (id: string) => contextOf(database, member(id));
	expect(await sees(sale.buyer.context)).toBe(pictureId);
	expect(await sees(asMember(sale.seller.actor.customerId))).toBe(pictureId);
	expect(await sees(stranger)).toBeNull();
	expect(await sees(asMember(otherShop.seller.actor.customerId))).toBeNull();
	expect(await findParcelPicture(sale.buyer.context, { ...asked, parcelId: newId() })).toBeNull();
});

test('a never_received return shows the proof of delivery to the buyer and to the operator', async () => {
	const sale = await shippedSale(database);
	const pictureId = await picture(sale);
	await deliver(sale, { recipient: 'Lan', proof: 'giao tận tay', pictures: [pictureId] });
	const returnId = await requestedReturn(sale, { reason: 'never_received' });
	const proof = { position: 1, recipient: 'Lan', proof: 'giao tận tay', pictureIds: [pictureId] };
	const found = await getReturnDispute(sale.seller.read, returnId);
	expect(found?.deliveries).toMatchObject([proof]);
	const ofShop = await listShopReturns(sale.seller, { number: sale.number });
	expect(ofShop.ok && ofShop.value.items[0]?.deliveries).toMatchObject([proof]);
	const broken = await requestedReturn(await deliveredWithProof());
	expect((await getReturnDispute(sale.seller.read, broken))?.deliveries).toEqual([]);
});

async function deliveredWithProof(): Promise<Sale> {
	const sale = await shippedSale(database);
	await deliver(sale, { recipient: 'Lan' });
	return sale;
}

test("a carrier's recipient and proof reference are visible to buyer and shop, but not on the tracking page", async () => {
	const sale = await packedSale(database);
	const tracking = `GHN-${sale.number}`;
	await shipOrder(sale.seller, { number: sale.number, carrier: 'ghn', tracking });
	await recordTrackingEvent(contextOf(database, visitor()), {
		carrier: 'ghn',
		eventId: `${tracking}-1`,
		tracking,
		status: 'delivered',
		at: '2026-11-22T09:00:00+07:00',
		recipient: 'Anh Bình',
		note: 'gửi bảo vệ',
		proofReference: 'POD-77',
	});
	const shown = { state: 'delivered', recipient: 'Anh Bình', proof: 'gửi bảo vệ', proofReference: 'POD-77' };
	expect(await parcelOf(sale)).toMatchObject(shown);
	const { rows } = await database.pool.query<{ email: string }>('SELECT email FROM customers WHERE id = $1', [
		sale.buyer.customerId,
	]);
	const anybody = contextOf(database, visitor());
	const token = await requestToTrack(anybody, { number: sale.number, email: rows[0]?.email ?? '', retryAfterS: 0 });
	const tracked = await findTrackedOrders(anybody, token.ok ? token.value : null);
	const [parcel] = tracked.kind === 'found' ? (tracked.orders[0]?.parcels ?? []) : [];
	expect(parcel).toMatchObject({ recipient: '', proof: '', proofReference: '', pictureIds: [] });
});
