import { describe, expect, test } from 'vitest';
import { DELIVERY_FAILURES, type DeliveryFailure } from '#src/domains/orders/contract/parcel.ts';
import { hasRetainedFee, isFailedByBuyer, retainsFee } from './failed-delivery.ts';

const refused = (refusal: DeliveryFailure | null) => ({ state: 'refused', refusal }) as const;
const lost = { state: 'lost', refusal: null } as const;

describe('failed deliveries', () => {
	test.each(DELIVERY_FAILURES)(
		'isFailedByBuyer with the reason %s is true unless the shop is responsible',
		(refusal) => {
			const isShops = refusal === 'damaged' || refusal === 'shop_fault';
			expect(isFailedByBuyer([refused(refusal)])).toBe(!isShops);
			expect(isFailedByBuyer([refused('buyer_refused'), refused(refusal)])).toBe(!isShops);
		},
	);
	test('isFailedByBuyer is true without a reason of the carrier, and false when all parcels are lost', () => {
		expect(isFailedByBuyer([refused(null), lost])).toBe(true);
		expect(isFailedByBuyer([lost, lost])).toBe(false);
	});
	test.each(DELIVERY_FAILURES)(
		'retainsFee with %s is true only when every parcel failed through the buyer',
		(refusal) => {
			const isShops = refusal === 'damaged' || refusal === 'shop_fault';
			expect(retainsFee([refused('wrong_address'), refused(refusal)])).toBe(!isShops);
			expect(retainsFee([refused(refusal), lost])).toBe(false);
			expect(retainsFee([refused(null)])).toBe(true);
			expect(retainsFee([])).toBe(false);
		},
	);
	test.each(DELIVERY_FAILURES)('hasRetainedFee with %s is true once the order is settled', (refusal) => {
		const [at, isShops] = [{ refusedAt: new Date() }, refusal === 'damaged' || refusal === 'shop_fault'];
		expect(hasRetainedFee({ holdDays: 7 }, [{ ...refused(refusal), ...at }])).toBe(!isShops);
		expect(hasRetainedFee({ holdDays: null }, [{ ...refused(refusal), ...at }])).toBe(false);
		expect(hasRetainedFee({ holdDays: 7 }, [{ state: 'lost', refusal, ...at }])).toBe(!isShops);
		expect(
			hasRetainedFee({ holdDays: 7 }, [
				{ ...refused(refusal), ...at },
				{ ...lost, refusedAt: null },
			]),
		).toBe(false);
		expect(hasRetainedFee({ holdDays: 7 }, [])).toBe(false);
	});
});
