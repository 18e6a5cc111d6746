import { MAX_VND } from '#src/shared/money.ts';

const DIGITS = /^[0-9]{1,14}$/;

/** VNPAY amounts are in hundredths of a dong. */
export function toVnpayAmount(amountVnd: number): string {
	if (!Number.isSafeInteger(amountVnd) || amountVnd <= 0 || amountVnd > MAX_VND) {
		throw new RangeError(`An amount for VNPAY is 1 to ${MAX_VND} VND, not ${amountVnd}`);
	}
	return String(amountVnd * 100);
}

export function fromVnpayAmount(text: string): number | null {
	if (!DIGITS.test(text)) return null;
	const hundredths = Number(text);
	return hundredths > 0 && hundredths % 100 === 0 ? hundredths / 100 : null;
}
