import { OrderNumber } from '#src/domains/orders/contract/order.ts';
import { normaliseEmail } from '#src/shared/email.ts';
import { type TrackFault, type TypedTrack, trackConfig } from '../contract/tracking.ts';

export type TrackRequest = TypedTrack & { readonly askedAt: string; readonly retryAfterS: number };
type Opener = { open(sealed: string): string };
type Sealer = { seal(text: string): string };

const TYPED_MAX_LENGTH = 300;
/** Users paste numbers with `#` and group the digits. */
const BETWEEN_DIGITS = /[\s#.-]/g;

export const sealTrackToken = (seal: Sealer, request: TrackRequest): string => {
	const { number, email, askedAt, retryAfterS } = request;
	return seal.seal(JSON.stringify([cut(number), cut(email), askedAt, retryAfterS]));
};

const cut = (typed: string): string => typed.slice(0, TYPED_MAX_LENGTH).toWellFormed();

export function openTrackToken(seal: Opener, token: string): TrackRequest | null {
	try {
		const [number, email, askedAt, retryAfterS] = JSON.parse(seal.open(token)) as [string, string, string, number];
		return { number, email, askedAt, retryAfterS };
	} catch {
		return null;
	}
}

export type TrackFormResult =
	| { readonly ok: true; readonly number: string; readonly email: string }
	| { readonly ok: false; readonly faults: readonly TrackFault[] };

export function parseTrackForm(typed: TypedTrack): TrackFormResult {
	const number = OrderNumber.safeParse(typed.number.normalize('NFKC').replace(BETWEEN_DIGITS, '')).data;
	const email = normaliseEmail(typed.email);
	if (number !== undefined && email !== null) return { ok: true, number, email };
	return {
		ok: false,
		faults: [...(number === undefined ? ['number' as const] : []), ...(email === null ? ['email' as const] : [])],
	};
}

export const isOutdated = ({ askedAt }: TrackRequest, now: Date): boolean =>
	now.getTime() - Date.parse(askedAt) > trackConfig.linkMinutes * 60_000;
