import { getSignedIn, touchSession } from '#src/domains/identity/index.ts';
import { findShopOfOwner, isShopVisible, mayShopSell } from '#src/domains/vendors/index.ts';
import { words } from '#src/messages/vi.ts';
import type { MemberActor, VendorActor, VisitorActor } from '#src/platform/actor.ts';
import { config } from '#src/platform/config/index.ts';
import { databaseNow } from '#src/platform/context.ts';
import { type CookieValues, type RequestLocals, readCookies } from '#src/platform/http/index.ts';
import { hashSecret } from '#src/platform/seal/index.ts';
import { newId } from '#src/shared/ids.ts';
import { type ProcessParts, processParts } from './process.ts';

/** The host sets this after its checks and drops a client's own value. */
const REQUEST_ID_HEADER = 'x-chobiz-request-id';
const CLIENT_IP_HEADER = 'x-chobiz-client-ip';

export const requestIdOf = (request: Request): string => request.headers.get(REQUEST_ID_HEADER) ?? newId();

export const isVendor = (actor: VendorActor | null): boolean => actor !== null && mayShopSell(actor.shopState);

export async function localsForRequest(request: Request): Promise<Omit<RequestLocals, 'live'>> {
	const parts = processParts();
	const id = requestIdOf(request);
	const settings = config();
	const cookies = readCookies(request.headers.get('cookie'), settings);
	const actor = await resolveActor(cookies, parts);
	return {
		words,
		limiter: parts.limiter,
		findVendor: () => findVendor(actor, parts),
		now: () => databaseNow(parts.fresh),
		siteUrl: settings.siteUrl,
		isTestSite: settings.isTestSite,
		context: {
			actor,
			db: parts.db,
			read: parts.read,
			fresh: parts.fresh,
			jobs: parts.jobs,
			log: parts.log.child({ req: id }),
			request: {
				id,
				ip: request.headers.get(CLIENT_IP_HEADER) ?? '127.0.0.1',
				userAgent: (request.headers.get('user-agent') ?? '').slice(0, 300),
				cookies,
			},
		},
	};
}

async function resolveActor(cookies: CookieValues, parts: ProcessParts): Promise<VisitorActor | MemberActor> {
	const visitorKey = cookies.cart ? hashSecret(cookies.cart) : null;
	const signedIn = cookies.sid ? await getSignedIn(parts.fresh, hashSecret(cookies.sid)) : null;
	if (!signedIn) return { kind: 'visitor', visitorKey };
	const { isStale, ...person } = signedIn;
	if (isStale) await touchSession(parts.db, person.sessionId);
	return { kind: 'member', ...person, visitorKey };
}

async function findVendor(actor: VisitorActor | MemberActor, parts: ProcessParts): Promise<VendorActor | null> {
	if (actor.kind === 'visitor') return null;
	const shop = await findShopOfOwner(parts.fresh, actor.customerId);
	if (!shop) return null;
	const { id: shopId, state: shopState, staffRole } = shop;
	return { ...actor, kind: 'vendor', shopId, shopState, isWorking: isShopVisible(shopState), staffRole };
}
