import type { FailureDetails } from '#src/shared/failure.ts';
import type { Words } from '#src/shared/words.ts';
import { addressWords } from './vi/addresses.ts';
import { cartWords } from './vi/cart.ts';
import { cashWords } from './vi/cash-collection.ts';
import { catalogWords } from './vi/catalog.ts';
import { coinWords } from './vi/coin.ts';
import { feesWords } from './vi/fees.ts';
import { FIELD_FALLBACK, fieldWords } from './vi/fields.ts';
import { httpWords } from './vi/http.ts';
import { identityWords } from './vi/identity.ts';
import { ledgerWords } from './vi/ledger.ts';
import { mediaWords } from './vi/media.ts';
import { messageWords } from './vi/message-screen.ts';
import { operationsWords } from './vi/operations.ts';
import { orderWords } from './vi/orders.ts';
import { paymentWords } from './vi/payments.ts';
import { importWords } from './vi/product-file.ts';
import { promotionsWords } from './vi/promotions.ts';
import { postageWords } from './vi/return-postage.ts';
import { returnWords } from './vi/returns.ts';
import { reviewWords } from './vi/reviews.ts';
import { settlementWords } from './vi/settlement.ts';
import { shippingWords } from './vi/shipping.ts';
import { vendorWords } from './vi/vendors.ts';
import { wishlistWords } from './vi/wishlist.ts';
import type { WordsEntry } from './words-table.ts';

/** Every refusal of every domain. A domain adds its own table here. */
export const refusalWords: Readonly<Record<string, WordsEntry>> = {
	...httpWords,
	...identityWords,
	...addressWords,
	...mediaWords,
	...vendorWords,
	...catalogWords,
	...importWords,
	...shippingWords,
	...promotionsWords,
	...coinWords,
	...ledgerWords,
	...paymentWords,
	...cartWords,
	...feesWords,
	...orderWords,
	...messageWords,
	...settlementWords,
	...returnWords,
	...cashWords,
	...postageWords,
	...reviewWords,
	...wishlistWords,
	...operationsWords,
};

const say = (entry: WordsEntry | undefined, details: FailureDetails | undefined, fallback: string): string =>
	typeof entry === 'function' ? entry(details ?? {}) : (entry ?? fallback);

export const words: Words = {
	refusal: (code, details) => say(refusalWords[code], details, httpWords['http.internal']),
	field: (code, details) => say(fieldWords[code] ?? refusalWords[code], details, FIELD_FALLBACK),
};

const UNKNOWN = '…';
const anyDetail: FailureDetails = new Proxy({}, { get: () => UNKNOWN });

/** The sentence of a code without an occasion: what only the details know stands as '…', in amounts too. */
export const refusalPattern = (code: string): string => words.refusal(code, anyDetail).replaceAll('NaN', UNKNOWN);
