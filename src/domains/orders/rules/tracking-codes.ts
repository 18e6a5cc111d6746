import { type Carrier, trackingKey } from '../contract/parcel.ts';

type NamedCarrier = Exclude<Carrier, 'own' | 'other'>;

/**
 * Prefixes and lengths of the carriers' codes as printed on their labels (GHN, GHTK, Viettel Post, Vietnam Post and
 * J&T tracking pages). A code that fits none may still be right, so only a code of another carrier is refused.
 */
const FORMATS: Readonly<Record<NamedCarrier, readonly RegExp[]>> = {
	ghn: [/^GHN[A-Z0-9]{3,}$/, /^G[A-Z0-9]{7}$/],
	ghtk: [/^GHTK[A-Z0-9]{3,}$/, /^S\d{3,}(\.[A-Z0-9]+)+$/],
	viettel_post: [/^VTP[A-Z0-9]{3,}$/, /^VTPVN\d+$/],
	vnpost: [/^[A-Z]{2}\d{9}VN$/, /^VNPOST[A-Z0-9]{3,}$/],
	jt_express: [/^JT[A-Z0-9]{6,}$/, /^8\d{11}$/],
};
const isNamed = (carrier: Carrier): carrier is NamedCarrier => carrier !== 'own' && carrier !== 'other';
const fits = (carrier: NamedCarrier, code: string): boolean => FORMATS[carrier].some((format) => format.test(code));

export type TrackingProblem =
	| { readonly kind: 'missing' }
	| { readonly kind: 'of_other_carrier'; readonly carrier: NamedCarrier };

/** Compares a carrier with the code that a shop writes: no code is a warning, a code of another carrier an error. */
export function trackingProblem(carrier: Carrier, tracking: string): TrackingProblem | null {
	if (!isNamed(carrier)) return null;
	const code = trackingKey(tracking);
	if (code === '') return { kind: 'missing' };
	if (fits(carrier, code)) return null;
	const other = (Object.keys(FORMATS) as NamedCarrier[]).find((known) => known !== carrier && fits(known, code));
	return other ? { kind: 'of_other_carrier', carrier: other } : null;
}
