import { beforeAll, describe, expect, test } from 'vitest';
import { getShopOrder } from '#src/domains/order-views/index.ts';
import type { Carrier } from '#src/domains/orders/contract/parcel.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { testDatabase } from '#tests/database.ts';
import { packedSale, wireSales } from '#tests/factories/returns.ts';
import { uncollectedParcels } from '../../db/parcel-repository.ts';
import { deliverOrder } from './deliver-order.ts';
import { shipOrder } from './ship-order.ts';

const database = await testDatabase();
beforeAll(wireSales);

describe('shipOrder', () => {
	test('refuses a tracking code of another carrier and names it; a blank or unknown code is accepted', async () => {
		const sale = await packedSale(database, 'cod', [2]);
		const send = (carrier: Carrier, tracking: string, quantity = 1) =>
			shipOrder(sale.seller, {
				number: sale.number,
				carrier,
				tracking,
				lines: [{ lineId: sale.lineIds[0] ?? '', quantity }],
			});
		expect(await send('ghn', 'VTP123456789')).toMatchObject({
			error: { code: 'orders.tracking_of_other_carrier', details: { carrier: 'viettel_post' } },
		});
		expect((await send('ghn', '')).ok).toBe(true);
		expect((await send('viettel_post', 'VTP123456789')).ok).toBe(true);
	});

	test('records who collects the cash of a parcel with the carrier other, and the shop sees it on its order', async () => {
		const sale = await packedSale(database, 'cod', [2]);
		const lines = [{ lineId: sale.lineIds[0] ?? '', quantity: 1 }];
		const named = { otherCollects: true, carrierName: ' Xe khách  Thành Bưởi', tracking: 'TB-1' };
		await shipOrder(sale.seller, { number: sale.number, carrier: 'other', ...named, lines });
		await shipOrder(sale.seller, { number: sale.number, carrier: 'other' });
		await deliverOrder(sale.seller, { number: sale.number, proof: 'ký nhận' });
		expect(
			(await uncollectedParcels(readOnly(database.db), 1000)).filter((one) => one.orderNumber === sale.number),
		).toMatchObject([{ carrier: 'other', carrierName: 'Xe khách Thành Bưởi', tracking: 'TB-1' }]);
		const seen = await getShopOrder(sale.seller, { number: sale.number });
		if (!seen.ok) throw new Error(seen.error.code);
		const [collected, held] = seen.value.parcels;
		expect(seen.value.heldParcelIds).toEqual([held?.id]);
		expect(seen.value.cash).toMatchObject([{ parcelId: collected?.id, carrier: 'other', state: 'expected', days: 0 }]);
		const stock = { ...sale.seller, actor: { ...sale.seller.actor, staffRole: 'stock' as const } };
		expect(await getShopOrder(stock, { number: sale.number })).toMatchObject({ value: { cash: [] } });
	});
});
