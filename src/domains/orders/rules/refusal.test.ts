import { describe, expect, test } from 'vitest';
import { REFUSALS, type Refusal } from '../contract-parcels.ts';
import { hasKeptFee, isBuyersRefusal, keepsFee } from './refusal.ts';

const refused = (refusal: Refusal | null) => ({ state: 'refused', refusal }) as const;
const lost = { state: 'lost', refusal: null } as const;

describe('a delivery that nobody took', () => {
	test.each(REFUSALS)('%s counts against the buyer only where it is not the shop’s doing', (refusal) => {
		const isShops = refusal === 'damaged' || refusal === 'shop_fault';
		expect(isBuyersRefusal([refused(refusal)])).toBe(!isShops);
		expect(isBuyersRefusal([refused('buyer_refused'), refused(refusal)])).toBe(!isShops);
	});
	test('counts where its carrier says no more than that', () => {
		expect(isBuyersRefusal([refused(null), lost])).toBe(true);
		expect(isBuyersRefusal([lost, lost])).toBe(false);
	});
	test.each(REFUSALS)('%s keeps the fee of the way only where all of it went to a wrong address', (refusal) => {
		expect(keepsFee([refused('wrong_address'), refused(refusal)])).toBe(refusal === 'wrong_address');
		expect(keepsFee([refused('wrong_address'), lost])).toBe(false);
		expect(keepsFee([refused(null)])).toBe(false);
		expect(keepsFee([])).toBe(false);
	});
	test('has kept its fee once that is booked', () => {
		expect(hasKeptFee({ holdDays: 7 }, [refused('wrong_address')])).toBe(true);
		expect(hasKeptFee({ holdDays: null }, [refused('wrong_address')])).toBe(false);
		expect(hasKeptFee({ holdDays: 7 }, [refused('damaged')])).toBe(false);
		expect(hasKeptFee({ holdDays: 7 }, [{ state: 'lost', refusal: 'wrong_address' }])).toBe(true);
		expect(hasKeptFee({ holdDays: 7 }, [refused('wrong_address'), lost])).toBe(false);
		expect(hasKeptFee({ holdDays: 7 }, [])).toBe(false);
	});
});
