import { eq, sql } from 'drizzle-orm';
import type { ReadContext } from '#src/platform/context.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { type AuthState, type VendorData, VISITOR } from '../contract/identity.ts';
import { customers, sessions } from '../db/tables.ts';
import { identityWiring } from '../wiring.ts';

type Finder<Found> = (read: ReadDatabase, customerId: string) => Promise<Found>;
/** Data of domains that identity may not import; the endpoint passes these functions in. */
export type AuthStateSources = { readonly shopOf: Finder<VendorData | null>; readonly coinOf: Finder<number> };

const APPROVED_STATE = 'approved';

/** Never read from a replica, because it is requested right after sign-in. */
export async function getAuthState(
	{ actor, fresh: read }: ReadContext,
	{ shopOf, coinOf }: AuthStateSources,
): Promise<AuthState> {
	if (actor.kind !== 'member') return VISITOR;
	const [row] = await read
		.select({
			session: sessions,
			customer: customers,
			expiresInS: sql<number>`greatest(0, floor(extract(epoch from ${sessions.accessExpiresAt} - app_now())))::int`,
		})
		.from(sessions)
		.innerJoin(customers, eq(customers.id, sessions.customerId))
		.where(eq(sessions.id, actor.sessionId));
	if (!row) return VISITOR;
	const { session, customer } = row;
	const { customerId } = actor;
	const [vendorData, coinVnd] = await Promise.all([shopOf(read, customerId), coinOf(read, customerId)]);
	return {
		...VISITOR,
		accessToken: row.expiresInS > 0 ? identityWiring().seal.open(session.accessToken) : '',
		tokenType: 'Bearer',
		expiresAtUtc: session.accessExpiresAt.toISOString(),
		userName: customer.name,
		customerId: customer.id,
		customerGuid: customer.guid,
		isLoggedIn: true,
		isVendor: vendorData?.state === APPROVED_STATE,
		vendorData,
		isVendorTransport: vendorData?.capabilities.includes('freight') ?? false,
		isFetchTransport: true,
		isOperator: customer.isOperator,
		coinVnd,
		email: customer.email ?? '',
		emailVerified: customer.emailVerifiedAt !== null,
		phoneVerified: customer.phoneVerifiedAt !== null,
		expiresInS: row.expiresInS,
		accessLifeS: session.accessLifeS,
		isRenewable: session.refreshToken !== null,
	};
}
