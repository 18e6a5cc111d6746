import type { ErrorMessages } from '#src/shared/error-messages.ts';
import type { FailureDetails } from '#src/shared/failure.ts';
import type { MessageEntry } from './message-table.ts';
import { addressMessages } from './vi/addresses.ts';
import { cartMessages } from './vi/cart.ts';
import { cashMessages } from './vi/cash-collection.ts';
import { catalogMessages } from './vi/catalog.ts';
import { coinMessages } from './vi/coin.ts';
import { feesMessages } from './vi/fees.ts';
import { FIELD_FALLBACK, fieldMessages } from './vi/fields.ts';
import { httpMessages } from './vi/http.ts';
import { identityMessages } from './vi/identity.ts';
import { ledgerMessages } from './vi/ledger.ts';
import { mediaMessages } from './vi/media.ts';
import { conversationMessages } from './vi/message-screen.ts';
import { operationsMessages } from './vi/operations.ts';
import { orderErrorMessages } from './vi/orders.ts';
import { paymentMessages } from './vi/payments.ts';
import { importMessages } from './vi/product-file.ts';
import { promotionsMessages } from './vi/promotions.ts';
import { returnShippingMessages } from './vi/return-shipping.ts';
import { returnMessages } from './vi/returns.ts';
import { reviewMessages } from './vi/reviews.ts';
import { settlementMessages } from './vi/settlement.ts';
import { shippingMessages } from './vi/shipping.ts';
import { vendorMessages } from './vi/vendors.ts';
import { wishlistMessages } from './vi/wishlist.ts';

export const errorMessages: Readonly<Record<string, MessageEntry>> = {
	...httpMessages,
	...identityMessages,
	...addressMessages,
	...mediaMessages,
	...vendorMessages,
	...catalogMessages,
	...importMessages,
	...shippingMessages,
	...promotionsMessages,
	...coinMessages,
	...ledgerMessages,
	...paymentMessages,
	...cartMessages,
	...feesMessages,
	...orderErrorMessages,
	...conversationMessages,
	...settlementMessages,
	...returnMessages,
	...cashMessages,
	...returnShippingMessages,
	...reviewMessages,
	...wishlistMessages,
	...operationsMessages,
};

const say = (entry: MessageEntry | undefined, details: FailureDetails | undefined, fallback: string): string =>
	typeof entry === 'function' ? entry(details ?? {}) : (entry ?? fallback);

export const words: ErrorMessages = {
	refusal: (code, details) => say(errorMessages[code], details, httpMessages['http.internal']),
	field: (code, details) => say(fieldMessages[code] ?? errorMessages[code], details, FIELD_FALLBACK),
};

const UNKNOWN = '…';
const anyDetail: FailureDetails = new Proxy({}, { get: () => UNKNOWN });

/** The text of an error code for the API documentation: unknown details are shown as '…', also in amounts. */
export const errorPattern = (code: string): string => words.refusal(code, anyDetail).replaceAll('NaN', UNKNOWN);
