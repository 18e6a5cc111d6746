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
		'retainsFee with %s is true only when all parcels went to a wrong address',
		(refusal) => {
			expect(retainsFee([refused('wrong_address'), refused(refusal)])).toBe(refusal === 'wrong_address');
			expect(retainsFee([refused('wrong_address'), lost])).toBe(false);
			expect(retainsFee([refused(null)])).toBe(false);
			expect(retainsFee([])).toBe(false);
		},
	);
	test('hasRetainedFee is true once the order is settled and all parcels had a wrong address', () => {
		expect(hasRetainedFee({ holdDays: 7 }, [refused('wrong_address')])).toBe(true);
		expect(hasRetainedFee({ holdDays: null }, [refused('wrong_address')])).toBe(false);
		expect(hasRetainedFee({ holdDays: 7 }, [refused('damaged')])).toBe(false);
		expect(hasRetainedFee({ holdDays: 7 }, [{ state: 'lost', refusal: 'wrong_address' }])).toBe(true);
		expect(hasRetainedFee({ holdDays: 7 }, [refused('wrong_address'), lost])).toBe(false);
		expect(hasRetainedFee({ holdDays: 7 }, [])).toBe(false);
	});
});
