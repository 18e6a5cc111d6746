import { eq, sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { AuthState, VendorData } from '../contract.ts';
import { customers, sessions } from '../db/tables.ts';
import { identityWiring } from '../wiring.ts';

type SessionHolder = { readonly sessionId: string; readonly customerId: string };
/** Answers the shop a person acts for; it belongs to a domain to the right, so the endpoint hands it in. */
export type ShopFinder = (read: ReadDatabase, customerId: string) => Promise<VendorData | null>;

const OPEN_SHOP = 'approved';

const visitor: AuthState = {
	accessToken: '',
	tokenType: '',
	expiresAtUtc: '',
	userName: '',
	customerId: '',
	customerGuid: '',
	isLoggedIn: false,
	isVendor: false,
	vendorData: null,
	isVendorTransport: false,
	isCustomerTransport: false,
	isFetchTransport: false,
	isOperator: false,
	email: '',
	emailVerified: false,
	expiresInS: 0,
	accessLifeS: 0,
	isRenewable: false,
};

/** Everything the browser's auth store knows. A visitor gets the empty state, never an error. */
export async function getAuthState(
	read: ReadDatabase,
	holder: SessionHolder | null,
	shopOf: ShopFinder,
): Promise<AuthState> {
	if (!holder) return visitor;
	const [row] = await read
		.select({
			session: sessions,
			customer: customers,
			expiresInS: sql<number>`greatest(0, floor(extract(epoch from ${sessions.accessExpiresAt} - app_now())))::int`,
		})
		.from(sessions)
		.innerJoin(customers, eq(customers.id, sessions.customerId))
		.where(eq(sessions.id, holder.sessionId));
	if (!row) return visitor;
	const { session, customer } = row;
	const vendorData = await shopOf(read, holder.customerId);
	return {
		...visitor,
		accessToken: row.expiresInS > 0 ? identityWiring().seal.open(session.accessToken) : '',
		tokenType: 'Bearer',
		expiresAtUtc: session.accessExpiresAt.toISOString(),
		userName: customer.name,
		customerId: customer.id,
		customerGuid: customer.guid,
		isLoggedIn: true,
		isVendor: vendorData?.state === OPEN_SHOP,
		vendorData,
		isVendorTransport: vendorData?.capabilities.includes('freight') ?? false,
		isFetchTransport: true,
		isOperator: customer.isOperator,
		email: customer.email,
		emailVerified: customer.emailVerifiedAt !== null,
		expiresInS: row.expiresInS,
		accessLifeS: session.accessLifeS,
		isRenewable: session.refreshToken !== null,
	};
}
