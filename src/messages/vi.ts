import type { ErrorMessages } from '#src/shared/error-messages.ts';
import type { FailureDetails } from '#src/shared/failure.ts';
import type { MessageEntry } from './message-table.ts';
import { addressMessages } from './vi/addresses.ts';
import { cartMessages } from './vi/cart.ts';
import { coinMessages } from './vi/coin.ts';
import { operationsMessages } from './vi/complaints.ts';
import { conversationErrorMessages } from './vi/conversations/errors.ts';
import { FIELD_FALLBACK, fieldMessages, httpMessages } from './vi/http.ts';
import { identityMessages } from './vi/identity.ts';
import { conversationMessages } from './vi/order-screen.ts';
import { cashMessages, orderErrorMessages } from './vi/orders.ts';
import { ledgerMessages, paymentMessages } from './vi/payments.ts';
import { returnShippingMessages } from './vi/return-screen.ts';
import { returnMessages } from './vi/returns.ts';
import { reviewMessages } from './vi/reviews.ts';
import { mediaMessages } from './vi/ui.ts';
import { remittancesMessages } from './vi/vendor/cash-remittances.ts';
import { importMessages } from './vi/vendor/product-imports.ts';
import { scheduledPricesMessages } from './vi/vendor/scheduled-prices.ts';
import { vendorMessages } from './vi/vendor/vendor-application.ts';
import { feesMessages, settlementMessages } from './vi/vendor/vendor-money.ts';
import { catalogMessages } from './vi/vendor/vendor-products.ts';
import { shippingMessages } from './vi/vendor/vendor-shipping.ts';
import { promotionsMessages } from './vi/vouchers.ts';
import { wishlistMessages } from './vi/wishlist.ts';

export const errorMessages: Readonly<Record<string, MessageEntry>> = {
	...httpMessages,
	...identityMessages,
	...addressMessages,
	...mediaMessages,
	...vendorMessages,
	...catalogMessages,
	...importMessages,
	...scheduledPricesMessages,
	...shippingMessages,
	...promotionsMessages,
	...coinMessages,
	...ledgerMessages,
	...paymentMessages,
	...cartMessages,
	...feesMessages,
	...orderErrorMessages,
	...conversationMessages,
	...conversationErrorMessages,
	...settlementMessages,
	...remittancesMessages,
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
