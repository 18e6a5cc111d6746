import { describe, expect, test } from 'vitest';
import { DELIVERY_FAILURES, type DeliveryFailure } from '../contract-parcels.ts';
import { hasRetainedFee, isFailedByBuyer, retainsFee } from './failed-delivery.ts';

const refused = (refusal: DeliveryFailure | null) => ({ state: 'refused', refusal }) as const;
const lost = { state: 'lost', refusal: null } as const;

describe('a delivery that nobody took', () => {
	test.each(DELIVERY_FAILURES)('%s counts against the buyer only where it is not the shop’s doing', (refusal) => {
		const isShops = refusal === 'damaged' || refusal === 'shop_fault';
		expect(isFailedByBuyer([refused(refusal)])).toBe(!isShops);
		expect(isFailedByBuyer([refused('buyer_refused'), refused(refusal)])).toBe(!isShops);
	});
	test('counts where its carrier says no more than that', () => {
		expect(isFailedByBuyer([refused(null), lost])).toBe(true);
		expect(isFailedByBuyer([lost, lost])).toBe(false);
	});
	test.each(DELIVERY_FAILURES)(
		'%s keeps the fee of the way only where all of it went to a wrong address',
		(refusal) => {
			expect(retainsFee([refused('wrong_address'), refused(refusal)])).toBe(refusal === 'wrong_address');
			expect(retainsFee([refused('wrong_address'), lost])).toBe(false);
			expect(retainsFee([refused(null)])).toBe(false);
			expect(retainsFee([])).toBe(false);
		},
	);
	test('has kept its fee once that is booked', () => {
		expect(hasRetainedFee({ holdDays: 7 }, [refused('wrong_address')])).toBe(true);
		expect(hasRetainedFee({ holdDays: null }, [refused('wrong_address')])).toBe(false);
		expect(hasRetainedFee({ holdDays: 7 }, [refused('damaged')])).toBe(false);
		expect(hasRetainedFee({ holdDays: 7 }, [{ state: 'lost', refusal: 'wrong_address' }])).toBe(true);
		expect(hasRetainedFee({ holdDays: 7 }, [refused('wrong_address'), lost])).toBe(false);
		expect(hasRetainedFee({ holdDays: 7 }, [])).toBe(false);
	});
});
