import { cancellationBackground } from '#src/domains/cancellation/background.ts';
import { cartBackground } from '#src/domains/cart/background.ts';
import { catalogBackground } from '#src/domains/catalog/background.ts';
import { checkoutBackground } from '#src/domains/checkout/background.ts';
import { coinBackground } from '#src/domains/coin/background.ts';
import { endingMailCheck } from '#src/domains/coin/index.ts';
import { complianceBackground } from '#src/domains/compliance/background.ts';
import { productMailChecks } from '#src/domains/compliance/index.ts';
import { conversationsBackground } from '#src/domains/conversations/background.ts';
import { conversationMailCheck } from '#src/domains/conversations/index.ts';
import { feesBackground } from '#src/domains/fees/background.ts';
import { feeMailCheck } from '#src/domains/fees/index.ts';
import { fulfilmentBackground } from '#src/domains/fulfilment/background.ts';
import { identityBackground } from '#src/domains/identity/background.ts';
import { inventoryBackground } from '#src/domains/inventory/background.ts';
import { ledgerBackground } from '#src/domains/ledger/background.ts';
import { mediaBackground } from '#src/domains/media/background.ts';
import { notificationsBackground } from '#src/domains/notifications/background.ts';
import { operationsBackground } from '#src/domains/operations/background.ts';
import { orderMoneyBackground } from '#src/domains/order-money/background.ts';
import { ordersBackground } from '#src/domains/orders/background.ts';
import { orderMailCheck } from '#src/domains/orders/index.ts';
import { paymentsBackground } from '#src/domains/payments/background.ts';
import { productImportBackground } from '#src/domains/product-import/background.ts';
import { remittancesBackground } from '#src/domains/remittances/background.ts';
import { returnsBackground } from '#src/domains/returns/background.ts';
import { reviewsBackground } from '#src/domains/reviews/background.ts';
import { userContentMailCheck } from '#src/domains/reviews/index.ts';
import { scheduledPricesBackground } from '#src/domains/scheduled-prices/background.ts';
import { searchBackground } from '#src/domains/search/background.ts';
import { settlementBackground } from '#src/domains/settlement/background.ts';
import { moneyMailCheck } from '#src/domains/settlement/index.ts';
import { shopApplicationsBackground } from '#src/domains/shop-applications/background.ts';
import { shopMetricsBackground } from '#src/domains/shop-metrics/background.ts';
import { shopSanctionsBackground } from '#src/domains/shop-sanctions/background.ts';
import { invitationMailCheck } from '#src/domains/shop-staff/index.ts';
import { vendorsBackground } from '#src/domains/vendors/background.ts';
import { wishlistBackground } from '#src/domains/wishlist/background.ts';
import { alertMailCheck } from '#src/domains/wishlist/index.ts';
import { type Background, housekeepingBackground } from '#src/platform/jobs/index.ts';
import { type MailCheck, mailBackground } from '#src/platform/mail/index.ts';
import { smsBackground } from '#src/platform/sms/index.ts';

export const backgrounds: readonly Background[] = [
	housekeepingBackground,
	mailBackground,
	smsBackground,
	mediaBackground,
	notificationsBackground,
	identityBackground,
	vendorsBackground,
	shopApplicationsBackground,
	shopSanctionsBackground,
	catalogBackground,
	inventoryBackground,
	complianceBackground,
	searchBackground,
	productImportBackground,
	scheduledPricesBackground,
	wishlistBackground,
	ledgerBackground,
	paymentsBackground,
	coinBackground,
	feesBackground,
	cartBackground,
	ordersBackground,
	orderMoneyBackground,
	cancellationBackground,
	checkoutBackground,
	returnsBackground,
	fulfilmentBackground,
	remittancesBackground,
	conversationsBackground,
	shopMetricsBackground,
	settlementBackground,
	reviewsBackground,
	operationsBackground,
];

/** Preconditions of mails, checked again when a mail is sent late. */
export const mailChecks: readonly MailCheck[] = [
	invitationMailCheck,
	alertMailCheck,
	endingMailCheck,
	orderMailCheck,
	moneyMailCheck,
	userContentMailCheck,
	conversationMailCheck,
	...productMailChecks,
	feeMailCheck,
];
