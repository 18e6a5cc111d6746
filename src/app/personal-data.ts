import { addressesPersonalData } from '#src/domains/addresses/index.ts';
import { cartPersonalData } from '#src/domains/cart/index.ts';
import { coinPersonalData } from '#src/domains/coin/index.ts';
import { conversationsPersonalData } from '#src/domains/conversations/index.ts';
import { identityPersonalData } from '#src/domains/identity/index.ts';
import { notificationsPersonalData } from '#src/domains/notifications/index.ts';
import { operationsPersonalData } from '#src/domains/operations/index.ts';
import { ordersPersonalData } from '#src/domains/orders/index.ts';
import { promotionsPersonalData } from '#src/domains/promotions/index.ts';
import { returnsPersonalData } from '#src/domains/returns/index.ts';
import { reviewsPersonalData } from '#src/domains/reviews/index.ts';
import { applicationsPersonalData } from '#src/domains/shop-applications/index.ts';
import { vendorsPersonalData } from '#src/domains/vendors/index.ts';
import { wishlistPersonalData } from '#src/domains/wishlist/index.ts';
import type { PersonalDataPart } from '#src/platform/db/personal-data.ts';

/** A domain with data of people adds its part here; the account itself is last, because the others find their rows by it. */
export const personalData: readonly PersonalDataPart[] = [
	addressesPersonalData,
	notificationsPersonalData,
	vendorsPersonalData,
	applicationsPersonalData,
	wishlistPersonalData,
	promotionsPersonalData,
	coinPersonalData,
	cartPersonalData,
	ordersPersonalData,
	returnsPersonalData,
	conversationsPersonalData,
	reviewsPersonalData,
	operationsPersonalData,
	identityPersonalData,
];
