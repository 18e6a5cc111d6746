import { createHash } from 'node:crypto';
import type { Seal } from '#src/platform/seal/index.ts';
import type { PayoutOrder } from '../../wiring.ts';

type Details = Pick<PayoutOrder, 'number' | 'holder'>;
const MARK_LENGTH = 8;

export const sealAccount = (seal: Seal, { number, holder }: Details): string =>
	seal.seal(JSON.stringify({ number, holder }));

export const openAccount = (seal: Seal, sealed: string): Details => JSON.parse(seal.open(sealed)) as Details;

/** Another one for every submission, even of the same details, and nothing is read off it. */
export const markOf = (sealed: string): string =>
	createHash('sha256').update(sealed).digest('hex').slice(0, MARK_LENGTH);
